import { residents } from '#server/db/schema.ts'
import { publicResident } from '#server/feed/rows/public-resident.ts'
import { AppError } from '#server/http/app-error.ts'
import type { Outcome } from '#server/scope/idempotency.ts'
import type { Scope } from '#server/scope/scope.ts'
import { canonicalJson } from '#shared/canonical-json.ts'
import type { ChangedResident, Resident } from '#shared/resident/resident.ts'
import { checkStay } from './check-stay.ts'
import { lockResident, type ResidentPlace, recordOf } from './find-resident.ts'
import { lockHome } from './one-accepted-offer.ts'

interface Change extends ChangedResident {
  seenVersion: number | undefined
}

/**
 * An edit that changes nothing succeeds, whoever made it first. A move-out is taken back by one without a day.
 * @throws AppError NOT_FOUND; EDIT_CONFLICT when somebody else changed them after the version that was seen;
 * VALIDATION_FAILED for a move-in after the move-out; HOME_TAKEN
 */
export const changeResident = (
  scope: Scope,
  place: ResidentPlace,
  { seenVersion, moveInDate, moveOutDate, phone, profession, ...person }: Change,
): Promise<Outcome<Resident>> =>
  scope.command(async (scoped) => {
    await lockHome(scoped, place.propertyId)
    const before = await lockResident(scoped, place)
    const stay = {
      moveInDate: moveInDate ?? before.moveInDate,
      moveOutDate: moveOutDate === undefined ? before.moveOutDate : moveOutDate,
    }
    const typed = { ...person, ...stay, phone: phone || null, profession: profession ?? before.profession }
    if (canonicalJson({ ...before, ...typed }) === canonicalJson(before)) return { data: publicResident(before) }
    if (seenVersion !== undefined && seenVersion !== before.version) {
      throw new AppError('EDIT_CONFLICT', { current: await scoped.currentState(before) })
    }
    await checkStay(scoped, before, { ...person, ...stay })
    const after = await scoped.update(residents, before.id, typed)
    const { organizationId } = after
    await scoped.note({ kind: 'resident_changed', organizationId, record: recordOf(after) })
    return { data: publicResident(after) }
  })
