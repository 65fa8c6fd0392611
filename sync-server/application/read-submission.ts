import * as z from 'zod/mini'
import { AppError } from '#server/app-error.ts'
import { detail, validate } from '#server/http/validate.ts'
import type { OfferedProcess } from '#server/process/store.ts'
import {
  type ApplicationSubmission,
  applicationSubmission,
  PAYLOAD_VERSION,
  type QuestionnaireSubmission,
  questionnaireSubmission,
} from '#shared/application/contract.ts'
import type { MainRenter } from '#shared/application/main-renter.ts'
import { renters } from '#shared/application/questionnaire.ts'
import { renterQuestions } from '#shared/application/questions/renter.ts'
import { MAX_MAIN_RENTERS } from '#shared/application/sections.ts'
import type { SentGeneralInfo } from '#shared/application/sent-answers.ts'
import { isRecord } from '#shared/canonical-json.ts'
import type { CalendarDate } from '#shared/dates.ts'
import { DAY_MS } from '#shared/day.ts'
import { MAX_DOCUMENTS_PER_RENTER } from '#shared/document/document.ts'
import type { IssueCode } from '#shared/issues.ts'
import type { PackRules } from '#shared/policy/pack.ts'
import { renterUnder, takenGeneralInfoUnder } from '#shared/policy/answers-under-pack.ts'
import { askableOf, type AskedUnder, rulesAskedBy } from '#shared/policy/policy-packs.ts'
import { withoutForbidden } from '#shared/policy/questions-under-pack.ts'

/** What was posted, as far as it may be kept. */
export type KeptSubmission = Omit<ApplicationSubmission, 'generalInfo'> & {
  generalInfo: SentGeneralInfo
  /** The rules that it was read by; null is the specification. */
  askedUnder: AskedUnder | null
}

/** By what its process asks. */
type Asked = Pick<OfferedProcess['process'], 'policyPack' | 'ownQuestions'>

/**
 * Reads a submission by the rules of its process's pack. What those do not let anybody ask is left out, and never a reason to
 * refuse: it may come from an app that knows no packs, or from a phone that could not look up the process before. @throws AppError VALIDATION_FAILED
 */
export function readSubmission(posted: unknown, asked: Asked, today: CalendarDate): KeptSubmission {
  checkCounts(posted)
  const submission = readerUnder(asked)?.(posted, today) ?? {
    ...validate(specification(today), posted),
    askedUnder: null,
  }
  checkUniqueIds(submission.mainRenters)
  return submission
}

/** @throws AppError VALIDATION_FAILED */
export function readQuestionnaire(posted: unknown, today: CalendarDate): QuestionnaireSubmission {
  checkCounts(posted)
  const submission = validate(questionnaire(today), posted)
  checkUniqueIds(submission.mainRenters)
  return submission
}

/** Made once: building the rules takes longer than reading by them, and only another day makes others of them. */
function daily<Made>(make: (today: CalendarDate) => Made): (today: CalendarDate) => Made {
  let latest: { day: CalendarDate; made: Made } | undefined
  return (today) => {
    if (latest?.day !== today) latest = { day: today, made: make(today) }
    return latest.made
  }
}

const specification = daily(applicationSubmission)
const questionnaire = daily(questionnaireSubmission)

/** As many as there are ways to choose from the bank. */
const readers = new Map<string, Reader>()
type Reader = (posted: unknown, today: CalendarDate) => KeptSubmission

function readerUnder(by: Asked): Reader | undefined {
  const { policyPack: pack } = by
  const rules = rulesAskedBy(by)
  if (!pack || !rules) return undefined
  const own = askableOf(rules, by.ownQuestions)
  const key = [pack, ...own].join()
  const reader = readers.get(key) ?? newReader(rules, { pack, version: rules.version, ...(own.length > 0 && { own }) })
  readers.set(key, reader)
  return reader
}

function newReader(rules: PackRules, askedUnder: AskedUnder): Reader {
  const asked = daily((today) =>
    z.object({
      ...applicationSubmission(today).shape,
      mainRenters: renters(renterUnder(rules, today)),
      generalInfo: takenGeneralInfoUnder(rules),
    }),
  )
  return (posted, today) => {
    const submission = validate(asked(today), posted)
    // Of documents their announcement counts (attach-documents.ts).
    const mainRenters = submission.mainRenters.map((renter) => withoutForbidden(rules, renterQuestions, renter))
    return { ...submission, mainRenters, askedUnder }
  }
}

/** What was sealed on a device can't be rewritten there, so this rises only where taking it would do harm. */
const OLDEST_ACCEPTED = 1

/** The first version did not say which one it is. */
const versioned = z.object({ payloadVersion: z._default(z.int(), 1) })

/**
 * Whether this server can read a submission.
 * @throws AppError CLIENT_TOO_OLD; UNAVAILABLE for a version that a later release knows: this one is there because that
 * one was rolled back or has not arrived everywhere, and the device tries again
 */
export function checkPayloadVersion(posted: Readonly<Record<string, unknown>>): void {
  const { payloadVersion } = validate(versioned, posted)
  if (payloadVersion < OLDEST_ACCEPTED) throw new AppError('CLIENT_TOO_OLD')
  if (payloadVersion > PAYLOAD_VERSION) throw new AppError('UNAVAILABLE')
}

/**
 * Refuses more people and documents than the rules allow, which look at the length of a list only when they have looked at everything in
 * it. What is no list at all is for them to say. @throws AppError VALIDATION_FAILED
 */
function checkCounts(posted: unknown): void {
  const renters = isRecord(posted) ? posted['mainRenters'] : undefined
  if (!Array.isArray(renters)) return
  if (renters.length > MAX_MAIN_RENTERS) refuse(['mainRenters'], 'too_many_main_renters')
  for (const [index, renter] of renters.entries()) {
    const documents: unknown = isRecord(renter) ? renter['documents'] : undefined
    if (!Array.isArray(documents) || documents.length <= MAX_DOCUMENTS_PER_RENTER) continue
    refuse(['mainRenters', index, 'documents'], 'too_many_documents')
  }
}

function refuse(path: PropertyKey[], code: IssueCode): never {
  throw new AppError('VALIDATION_FAILED', { details: [detail(path, code)] })
}

/** Two renters, or two documents, under one id could not be told apart later. @throws AppError VALIDATION_FAILED */
function checkUniqueIds(mainRenters: readonly MainRenter[]): void {
  const renters = mainRenters.map(({ id }, index) => ({ id, path: ['mainRenters', index, 'id'] }))
  const documents = mainRenters.flatMap((renter, index) =>
    renter.documents.map(({ id }, place) => ({ id, path: ['mainRenters', index, 'documents', place, 'id'] })),
  )
  const details = [...repeated(renters), ...repeated(documents)].map(({ path }) => detail(path, 'invalid'))
  if (details.length > 0) throw new AppError('VALIDATION_FAILED', { details })
}

function repeated<T extends { id: string }>(items: readonly T[]): T[] {
  const seen = new Set<string>()
  return items.filter(({ id }) => seen.size === seen.add(id).size)
}

/** The latest day that it is anywhere on earth: a birth "today" in Auckland must not lie in the server's future. */
export const latestDay = (now: Date): CalendarDate => new Date(now.getTime() + DAY_MS).toISOString().slice(0, 10)
