import { isCalendarDate } from '#shared/dates.ts'
import { type KnownPerson, knownPeople } from '#shared/handover/known-people.ts'
import type { ProtocolKind } from '#shared/handover/protocol.ts'
import { personName } from '#web/manage/records/person-name.ts'
import { useDatabaseQuery, useManager } from '#web/manage/records/use-manager.ts'
import { useRecords } from '#web/manage/records/use-records.ts'
import { readRecord, readRecords } from '#web/manage/sync/commands/read-shown.ts'

/** Who is likely to take part: who is known of the home, and whoever is signed in here, for the landlord. */
export function useKnownPeople(propertyId: string, kind: ProtocolKind | undefined, date: string): KnownPerson[] {
  const me = useMe()
  const residents = useRecords('resident', propertyId) ?? []
  const chosen =
    useDatabaseQuery(
      async (database) => {
        const processes = (await readRecords(database, 'process', propertyId)) ?? []
        const ids = processes.flatMap(({ chosenApplicationId }) => chosenApplicationId ?? [])
        const found = await Promise.all(ids.map((id) => readRecord(database, 'application', id)))
        return found.flatMap((application) => application?.mainRenters ?? [])
      },
      [propertyId],
    ) ?? []
  // While a date is typed, it is none.
  return [...(kind && isCalendarDate(date) ? knownPeople(kind, date, { residents, chosen }) : []), me]
}

/** Whoever is signed in here. */
export function useMe(): KnownPerson {
  const { person } = useManager()
  return { name: personName(person), role: 'manager', email: person.email, phone: '' }
}
