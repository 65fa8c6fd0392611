import * as z from 'zod/mini'
import { validate } from '#server/http/validate.ts'
import { type ApplicationSubmission, applicationSubmission } from '#shared/application/contract.ts'
import type { SentGeneralInfo } from '#shared/application/sent-answers.ts'
import { renters } from '#shared/application/questionnaire.ts'
import type { CalendarDate } from '#shared/dates.ts'
import { generalInfoUnder, renterUnder, withoutForbidden } from '#shared/policy/answers-under-pack.ts'
import { type PolicyPack, rulesOf } from '#shared/policy/policy-packs.ts'

/** What was posted, as far as it may be kept. */
export type KeptSubmission = Omit<ApplicationSubmission, 'generalInfo'> & {
  generalInfo: SentGeneralInfo
  /** The rules that it was read by; null is the specification. */
  askedUnder: { pack: PolicyPack; version: number } | null
}

/**
 * Reads a submission by the rules of its process's pack. What those do not let anybody ask is left out, and never a reason to
 * refuse: it may come from an app that knows no packs, or from a phone that could not look up the process before. @throws AppError VALIDATION_FAILED
 */
export function readSubmission(posted: unknown, pack: PolicyPack | null, today: CalendarDate): KeptSubmission {
  const rules = rulesOf(pack)
  if (!pack || !rules) return { ...validate(applicationSubmission(today), posted), askedUnder: null }
  const asked = z.object({
    ...applicationSubmission(today).shape,
    mainRenters: renters(renterUnder(rules, today)),
    generalInfo: generalInfoUnder(rules),
  })
  const submission = validate(asked, posted)
  const mainRenters = submission.mainRenters.map((renter) => withoutForbidden(rules, renter))
  return { ...submission, mainRenters, askedUnder: { pack, version: rules.version } }
}
