import { residents } from '#server/db/schema.ts'
import type { ResidentRow } from '#server/feed/rows/public-resident.ts'
import { AppError } from '#server/http/app-error.ts'
import type { ScopedTransaction } from '#server/scope/scoped-transaction.ts'

export interface ResidentPlace {
  propertyId: string
  residentId: string
}

/** Kept from being changed by others. @throws AppError NOT_FOUND, also for a resident of another property */
export async function lockResident(
  scoped: Pick<ScopedTransaction, 'lock'>,
  { propertyId, residentId }: ResidentPlace,
): Promise<ResidentRow> {
  const row = await scoped.lock(residents, residentId)
  if (row.propertyId !== propertyId) throw new AppError('NOT_FOUND')
  return row
}

/** As a record of the log. */
export const recordOf = ({ id, firstName, lastName }: Pick<ResidentRow, 'id' | 'firstName' | 'lastName'>) => ({
  type: 'resident' as const,
  id,
  name: `${firstName} ${lastName}`,
})
