import { eq } from 'drizzle-orm'
import { residents } from '#server/db/schema.ts'
import type { ResidentRow } from '#server/feed/rows/public-resident.ts'
import { AppError } from '#server/http/app-error.ts'
import { detail } from '#server/http/validate.ts'
import type { ScopedTransaction } from '#server/scope/scoped-transaction.ts'
import type { IssueCode } from '#shared/issues.ts'
import { isSameResident, type Person } from '#shared/resident/same-person.ts'
import type { Stay } from '#shared/resident/stay.ts'
import { checkHomeIsFree } from './one-accepted-offer.ts'

/**
 * Nobody moves out before they moved in; who came by an accepted offer does not come back into a home that another one was
 * accepted for since; and nobody lives there twice at a time. To be called under the lock of the home.
 * @throws AppError VALIDATION_FAILED at the field that was just given; HOME_TAKEN
 */
export async function checkStay(scoped: ScopedTransaction, before: ResidentRow, after: Person & Stay): Promise<void> {
  const { moveInDate, moveOutDate } = after
  const given = moveOutDate === before.moveOutDate ? 'moveInDate' : 'moveOutDate'
  if (moveOutDate !== null && moveOutDate < moveInDate) throw refused(given, 'end_before_move_in')
  const { id, propertyId, applicationId } = before
  if (applicationId !== null && isLonger(after, before)) {
    await checkHomeIsFree(scoped, { propertyId, applicationId, stay: { moveInDate, moveOutDate } })
  }
  const there = await scoped.select(residents, { where: eq(residents.propertyId, propertyId), orderBy: [residents.id] })
  const others = there.filter((other) => other.id !== id && !isSameResident(other, before))
  if (others.some((other) => isSameResident(other, after))) throw refused(given, 'lives_there_already')
}

const refused = (field: 'moveInDate' | 'moveOutDate', issue: IssueCode) =>
  new AppError('VALIDATION_FAILED', { details: [detail([field], issue)] })

const isLonger = (stay: Stay, before: Stay): boolean =>
  stay.moveInDate < before.moveInDate || (before.moveOutDate !== null && (stay.moveOutDate ?? '9') > before.moveOutDate)
