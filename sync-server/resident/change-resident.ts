import { residents } from '#server/db/schema.ts'
import { publicResident } from '#server/feed-rows/public-resident.ts'
import { AppError } from '#server/http/app-error.ts'
import { canonicalJson } from '#server/http/canonical-json.ts'
import type { Outcome } from '#server/scope/once.ts'
import type { Scope } from '#server/scope/scope.ts'
import type { NewResident, Resident } from '#shared/resident/resident.ts'
import { checkStay } from './check-stay.ts'
import { lockResident, type ResidentPlace, recordOf } from './find-resident.ts'

interface Change extends Omit<NewResident, 'id' | 'moveInDate'> {
  moveInDate?: string | undefined
  seenVersion: number | undefined
}

/**
 * An edit that changes nothing succeeds, whoever made it first.
 * @throws AppError NOT_FOUND; EDIT_CONFLICT when somebody else changed them after the version that was seen;
 * VALIDATION_FAILED for a move-in after the move-out
 */
export const changeResident = (
  scope: Scope,
  place: ResidentPlace,
  { seenVersion, moveInDate, phone, profession, ...person }: Change,
): Promise<Outcome<Resident>> =>
  scope.command(async (scoped) => {
    const before = await lockResident(scoped, place)
    const typed = {
      ...person,
      phone: phone || null,
      profession: profession ?? before.profession,
      moveInDate: moveInDate ?? before.moveInDate,
    }
    if (canonicalJson({ ...before, ...typed }) === canonicalJson(before)) return { data: publicResident(before) }
    if (seenVersion !== undefined && seenVersion !== before.version) {
      throw new AppError('EDIT_CONFLICT', { current: await scoped.currentState(before) })
    }
    checkStay({ ...typed, moveOutDate: before.moveOutDate }, 'moveInDate')
    const after = await scoped.update(residents, before.id, typed)
    const { organizationId } = after
    await scoped.note({ kind: 'resident_changed', organizationId, record: recordOf(after) })
    return { data: publicResident(after) }
  })
