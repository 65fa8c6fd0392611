import { askedOf } from './questions/asked.ts'
import { generalInfoQuestions } from './questions/general-info.ts'
import { taken } from './questions/open.ts'

export const generalInfo = askedOf(generalInfoQuestions)
/** As it is taken, also of apps that are older than one of the questions. */
export const takenGeneralInfo = askedOf(taken(generalInfoQuestions))
