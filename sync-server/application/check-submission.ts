import * as z from 'zod/mini'
import { AppError } from '#server/app-error.ts'
import { detail, validate } from '#server/http/validate.ts'
import { PAYLOAD_VERSION } from '#shared/application/contract.ts'
import type { MainRenter } from '#shared/application/main-renter.ts'
import { MAX_MAIN_RENTERS } from '#shared/application/sections.ts'
import { isRecord } from '#shared/canonical-json.ts'
import type { CalendarDate } from '#shared/dates.ts'
import { MAX_DOCUMENTS_PER_RENTER } from '#shared/document/document.ts'
import type { IssueCode } from '#shared/issues.ts'

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
export function checkCounts(posted: unknown): void {
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
export function checkUniqueIds(mainRenters: readonly MainRenter[]): void {
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

const DAY_MS = 24 * 60 * 60 * 1000

/** The latest day that it is anywhere on earth: a birth "today" in Auckland must not lie in the server's future. */
export const latestDay = (now: Date): CalendarDate => new Date(now.getTime() + DAY_MS).toISOString().slice(0, 10)
