import { residents } from '#server/db/schema.ts'
import { publicResident } from '#server/feed/rows/public-resident.ts'
import { AppError } from '#server/http/app-error.ts'
import type { Outcome } from '#server/scope/idempotency.ts'
import type { Scope } from '#server/scope/scope.ts'
import type { CalendarDate } from '#shared/dates.ts'
import type { Resident } from '#shared/resident/resident.ts'
import { checkStay } from './check-stay.ts'
import { lockResident, type ResidentPlace, recordOf } from './find-resident.ts'
import { lockHome } from './one-accepted-offer.ts'

interface MoveOut {
  moveOutDate: CalendarDate
  seenVersion: number | undefined
}

/**
 * The record stays, among the former residents from that day on. On the same day again it succeeds; another day takes the place of
 * one that was seen.
 * @throws AppError NOT_FOUND, VALIDATION_FAILED for a day before the move-in, RESIDENT_MOVED_OUT on another day already, HOME_TAKEN
 */
export const moveOutResident = (
  scope: Scope,
  place: ResidentPlace,
  { moveOutDate, seenVersion }: MoveOut,
): Promise<Outcome<Resident>> =>
  scope.command(async (scoped) => {
    await lockHome(scoped, place.propertyId)
    const before = await lockResident(scoped, place)
    if (before.moveOutDate === moveOutDate) return { data: publicResident(before) }
    if (before.moveOutDate !== null && before.version !== seenVersion) {
      throw new AppError('RESIDENT_MOVED_OUT', { current: await scoped.currentState(before) })
    }
    await checkStay(scoped, before, { ...before, moveOutDate })
    const after = await scoped.update(residents, before.id, { moveOutDate })
    const { organizationId } = after
    await scoped.note({ kind: 'resident_moved_out', organizationId, record: recordOf(after) })
    return { data: publicResident(after) }
  })
