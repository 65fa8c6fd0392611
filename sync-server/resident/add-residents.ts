import { properties, residents } from '#server/db/schema.ts'
import { publicResident, type ResidentRow } from '#server/feed-rows/public-resident.ts'
import { AppError } from '#server/http/app-error.ts'
import { detail } from '#server/http/validate.ts'
import type { Outcome } from '#server/scope/once.ts'
import type { Scope } from '#server/scope/scope.ts'
import { newId } from '#shared/ids.ts'
import type { NewResident, Resident } from '#shared/resident/resident.ts'
import { recordOf } from './find-resident.ts'

/**
 * All of them or none; again under the same ids with the same outcome.
 * @throws AppError NOT_FOUND, VALIDATION_FAILED for an id given twice, IDEMPOTENCY_MISMATCH for somebody else under an id
 */
export const addResidents = (
  scope: Scope,
  propertyId: string,
  people: readonly NewResident[],
): Promise<Outcome<Resident[]>> =>
  scope.command(async (scoped) => {
    checkUniqueIds(people)
    const { organizationId } = await scoped.find(properties, propertyId)
    const data: Resident[] = []
    let added = 0
    for (const { id = newId(), phone, profession, ...person } of people) {
      const typed = { ...person, phone: phone || null, profession: profession ?? null }
      const values = { id, organizationId, propertyId, ...typed }
      const created = await scoped.insert(residents, values)
      if (created) {
        added += 1
        await scoped.note({ kind: 'resident_added', organizationId, record: recordOf(created) })
      }
      const row = created ?? (await scoped.find(residents, id))
      if (!created && !isSame(row, values)) throw new AppError('IDEMPOTENCY_MISMATCH')
      data.push(publicResident(row))
    }
    return { data, isReplay: added === 0 }
  })

function checkUniqueIds(people: readonly NewResident[]): void {
  const seen = new Set<string>()
  const repeated = people.flatMap(({ id }, index) => (id && seen.size === seen.add(id).size ? [index] : []))
  if (repeated.length === 0) return
  throw new AppError('VALIDATION_FAILED', {
    details: repeated.map((index) => detail(['residents', index, 'id'], 'invalid')),
  })
}

/** What is edited later stays the same person: only who, and where, and since when. */
const isSame = (row: ResidentRow, values: Pick<ResidentRow, (typeof lastingFields)[number]>) =>
  lastingFields.every((field) => row[field] === values[field])

const lastingFields = ['propertyId', 'firstName', 'lastName', 'moveInDate'] as const
