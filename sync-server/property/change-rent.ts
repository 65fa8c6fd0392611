import { properties, rentChanges } from '#server/db/schema.ts'
import { AppError } from '#server/http/app-error.ts'
import type { Outcome } from '#server/scope/idempotency.ts'
import type { Scope } from '#server/scope/scope.ts'
import type { CalendarDate } from '#shared/dates.ts'
import { newId } from '#shared/ids.ts'
import type { WholeProperty } from '#shared/property/manager/contract.ts'
import type { RentForm } from '#shared/property/manager/property.ts'
import { dayAtHome } from '#shared/resident/stay.ts'
import { wholePropertyOf } from './whole-property.ts'

interface Change extends RentForm {
  propertyId: string
  /** Of the line in the history. */
  id?: string | undefined
  changeDate?: CalendarDate | undefined
  seenVersion: number | undefined
  now: Date
}

/**
 * Archives the rent that was and sets the new one. The rent that is there already changes nothing, whoever set it.
 * @throws AppError NOT_FOUND; EDIT_CONFLICT when somebody else changed it after the version that was seen; COMMAND_MISMATCH
 * for a line of the history whose id another one has
 */
export const changeRent = (
  scope: Scope,
  { propertyId, id = newId(), baseRent, sideCosts, reason, changeDate, seenVersion, now }: Change,
): Promise<Outcome<WholeProperty>> =>
  scope.command(async (scoped) => {
    const today = dayAtHome(now)
    const before = await scoped.lock(properties, propertyId)
    if (before.baseRent === baseRent && before.sideCosts === sideCosts) {
      return { data: await wholePropertyOf(scoped, before, today) }
    }
    if (seenVersion !== undefined && seenVersion !== before.version) {
      throw new AppError('EDIT_CONFLICT', { current: await scoped.currentState(before) })
    }
    const { organizationId, name } = before
    const archived = await scoped.insert(rentChanges, {
      id,
      organizationId,
      propertyId,
      baseRent: before.baseRent,
      sideCosts: before.sideCosts,
      changeDate: changeDate ?? today,
      reason,
      createdAt: now,
    })
    if (!archived) throw new AppError('COMMAND_MISMATCH')
    const after = await scoped.update(properties, propertyId, { baseRent, sideCosts })
    await scoped.note({ kind: 'rent_changed', organizationId, record: { type: 'property', id: propertyId, name } })
    return { data: await wholePropertyOf(scoped, after, today) }
  })
