import { generalInfoQuestions } from '#shared/application/questions/general-info.ts'
import { blankOf, type DraftOf } from '#shared/application/questions/question.ts'
import { renterQuestions } from '#shared/application/questions/renter.ts'
import { newId } from '#shared/ids.ts'

/** What a person has typed so far, valid or not. The same shape as the questionnaire, with gaps. */
export interface Answers {
  mainRenters: RenterAnswers[]
  generalInfo: GeneralInfoAnswers
  confirmed: boolean
  /** Renters who were removed here and can be brought back; drafts of earlier releases know none. */
  removed?: RemovedRenter[]
  /** What the app asked about and the person said to be right (shared/application/doubts.ts). */
  affirmed?: string[]
  /** Questions that were answered before it was known that the home’s country lets nobody ask them: told where the answers are checked. */
  leftOut?: string[]
}

export interface RemovedRenter {
  renter: RenterAnswers
  /** The place that they had. */
  index: number
}

/** Of a guarantor there is no answer to what nobody asks them. */
export type RenterAnswers = { id: string; isGuarantor?: boolean } & DraftOf<typeof renterQuestions>
type GeneralInfoAnswers = DraftOf<typeof generalInfoQuestions>

export const emptyRenter = (): RenterAnswers => ({ id: newId(), ...blankOf(renterQuestions) })
export const emptyGuarantor = (): RenterAnswers => ({ ...emptyRenter(), isGuarantor: true })

/** @param startDate of the process, `YYYY-MM-DD`: the likeliest wish (applicant.md, General info) */
export const emptyAnswers = (startDate = ''): Answers => ({
  mainRenters: [emptyRenter()],
  generalInfo: { ...blankOf(generalInfoQuestions), desiredStartDate: startDate },
  confirmed: false,
})

/** Answers that an earlier release kept, with blanks for what it did not ask. */
export const withBlanks = (answers: Answers): Answers => ({
  ...answers,
  mainRenters: answers.mainRenters.map(filledUp),
  generalInfo: blankOf(generalInfoQuestions, answers.generalInfo),
  ...(answers.removed && {
    removed: answers.removed.map(({ renter, index }) => ({ renter: filledUp(renter), index })),
  }),
})

const filledUp = ({ id, isGuarantor, ...said }: RenterAnswers): RenterAnswers => ({
  id,
  ...(isGuarantor && { isGuarantor }),
  ...blankOf(renterQuestions, said),
})
