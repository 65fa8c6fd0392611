import * as z from 'zod/mini'
import { askedPersonOf, personOf } from '#shared/application/main-renter.ts'
import { questionnaire, renters } from '#shared/application/questionnaire.ts'
import { askedOf } from '#shared/application/questions/asked.ts'
import { generalInfoQuestions } from '#shared/application/questions/general-info.ts'
import { taken } from '#shared/application/questions/open.ts'
import { renterQuestions } from '#shared/application/questions/renter.ts'
import type { CalendarDate } from '#shared/dates.ts'
import type { PackRules } from './pack.ts'
import { questionsUnder } from './questions-under-pack.ts'

/**
 * The questionnaire as a pack has it. Whatever the specification accepts is accepted here too: an application that was begun without
 * the pack, or by an older app, is never refused for what it says too much; `withoutForbidden` leaves that out.
 */
export const questionnaireUnder = (rules: PackRules, today: CalendarDate) =>
  z.object({
    ...questionnaire(today).shape,
    mainRenters: renters(askedRenterUnder(rules, today)),
    generalInfo: generalInfoUnder(rules),
  })

export const renterUnder = (rules: PackRules, today: CalendarDate) =>
  personOf(questionsUnder(rules, renterQuestions), today)
export const askedRenterUnder = (rules: PackRules, today: CalendarDate) =>
  askedPersonOf(questionsUnder(rules, renterQuestions), today)

export const generalInfoUnder = (rules: PackRules) => askedOf(questionsUnder(rules, generalInfoQuestions))

/** As it is taken, also of apps that are older than one of the questions. */
export const takenGeneralInfoUnder = (rules: PackRules) => askedOf(questionsUnder(rules, taken(generalInfoQuestions)))
