import { desc, inArray } from 'drizzle-orm'
import { rentChanges, residents } from '#server/db/schema.ts'
import { type PropertyRow, publicProperty, publicRentChange } from '#server/feed/rows/public-property.ts'
import { publicResident, type ResidentRow } from '#server/feed/rows/public-resident.ts'
import type { RowReader } from '#server/scope/read-rows.ts'
import type { CalendarDate } from '#shared/dates.ts'
import type { WholeProperty } from '#shared/property/manager/contract.ts'
import { stayOn } from '#shared/resident/stay.ts'

/**
 * Properties with their histories and residents, in the order given; asked for all of them at once.
 * @param today by which it is told who lives there, who comes and who is gone
 */
export async function wholeProperties(
  rows: Pick<RowReader, 'select'>,
  properties: readonly PropertyRow[],
  today: CalendarDate,
): Promise<WholeProperty[]> {
  if (properties.length === 0) return []
  const ids = properties.map(({ id }) => id)
  const history = await rows.select(rentChanges, {
    where: inArray(rentChanges.propertyId, ids),
    orderBy: [desc(rentChanges.changeDate), desc(rentChanges.createdAt), desc(rentChanges.id)],
  })
  const people = await rows.select(residents, {
    where: inArray(residents.propertyId, ids),
    orderBy: [residents.lastName, residents.firstName, residents.id],
  })
  const changesOf = Map.groupBy(history, ({ propertyId }) => propertyId)
  const residentsOf = Map.groupBy(people, ({ propertyId }) => propertyId)
  return properties.map((row) => {
    const people = Map.groupBy(residentsOf.get(row.id) ?? [], (person) => stayOn(person, today))
    return {
      ...publicProperty(row),
      rent: row.baseRent,
      currentSideCosts: row.sideCosts,
      rentHistory: (changesOf.get(row.id) ?? []).map((change) => ({
        ...publicRentChange(change),
        totalRent: change.baseRent + change.sideCosts,
      })),
      currentResidents: (people.get('living') ?? []).map(withName),
      comingResidents: (people.get('coming') ?? []).map(withName),
      archivedResidents: (people.get('gone') ?? []).map(withName),
    }
  })
}

export async function wholePropertyOf(
  rows: Pick<RowReader, 'select'>,
  row: PropertyRow,
  today: CalendarDate,
): Promise<WholeProperty> {
  const [whole] = await wholeProperties(rows, [row], today)
  if (!whole) throw new Error('of one property there is one answer')
  return whole
}

const withName = (row: ResidentRow) => ({ ...publicResident(row), name: `${row.firstName} ${row.lastName}` })
