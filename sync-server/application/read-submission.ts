import * as z from 'zod/mini'
import type { Deps } from '#server/deps.ts'
import { validate } from '#server/http/validate.ts'
import {
  type ApplicationSubmission,
  applicationSubmission,
  type QuestionnaireSubmission,
  questionnaireSubmission,
} from '#shared/application/contract.ts'
import { renters } from '#shared/application/questionnaire.ts'
import { renterQuestions } from '#shared/application/questions/renter.ts'
import type { SentGeneralInfo } from '#shared/application/sent-answers.ts'
import type { CalendarDate } from '#shared/dates.ts'
import { renterUnder, takenGeneralInfoUnder } from '#shared/policy/answers-under-pack.ts'
import { policyPacks } from '#shared/policy/every-pack.ts'
import { type PolicyPack, rulesOf } from '#shared/policy/policy-packs.ts'
import { withoutForbidden } from '#shared/policy/questions-under-pack.ts'
import { checkCounts } from './check-submission.ts'

/** What was posted, as far as it may be kept. */
export type KeptSubmission = Omit<ApplicationSubmission, 'generalInfo'> & {
  generalInfo: SentGeneralInfo
  /** The rules that it was read by; null is the specification. */
  askedUnder: { pack: PolicyPack; version: number } | null
}

export interface SubmissionReader {
  /**
   * Reads a submission by the rules of its process's pack. What those do not let anybody ask is left out, and never a reason to
   * refuse: it may come from an app that knows no packs, or from a phone that could not look up the process before. @throws AppError VALIDATION_FAILED
   */
  readSubmission: (posted: unknown, pack: PolicyPack | null, today: CalendarDate) => KeptSubmission
  /** @throws AppError VALIDATION_FAILED */
  readQuestionnaire: (posted: unknown, today: CalendarDate) => QuestionnaireSubmission
}

export type SubmissionDeps = Deps & SubmissionReader

/** Made once: building the rules takes longer than reading by them, and only another day makes others of them. */
export function createSubmissionReader(): SubmissionReader {
  const specification = daily(applicationSubmission)
  const questionnaire = daily(questionnaireSubmission)
  const packs = new Map(policyPacks.map((pack) => [pack, readerUnder(pack)]))
  return {
    readSubmission(posted, pack, today) {
      checkCounts(posted)
      return (
        (pack && packs.get(pack)?.(posted, today)) ?? { ...validate(specification(today), posted), askedUnder: null }
      )
    },
    readQuestionnaire(posted, today) {
      checkCounts(posted)
      return validate(questionnaire(today), posted)
    },
  }
}

function daily<Made>(make: (today: CalendarDate) => Made): (today: CalendarDate) => Made {
  let latest: { day: CalendarDate; made: Made } | undefined
  return (today) => {
    if (latest?.day !== today) latest = { day: today, made: make(today) }
    return latest.made
  }
}

function readerUnder(pack: PolicyPack) {
  const rules = rulesOf(pack)
  const asked = daily((today) =>
    z.object({
      ...applicationSubmission(today).shape,
      mainRenters: renters(renterUnder(rules, today)),
      generalInfo: takenGeneralInfoUnder(rules),
    }),
  )
  return (posted: unknown, today: CalendarDate): KeptSubmission => {
    const submission = validate(asked(today), posted)
    const mainRenters = submission.mainRenters.map((renter) => ({
      ...withoutForbidden(rules, renterQuestions, renter),
      documents: renter.documents.filter(({ type }) => rules.documents[type] !== 'forbidden'),
    }))
    return { ...submission, mainRenters, askedUnder: { pack, version: rules.version } }
  }
}
