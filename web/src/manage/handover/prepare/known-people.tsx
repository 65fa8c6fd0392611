import { Trans, useLingui } from '@lingui/react/macro'
import { rentersOf } from '#shared/application/guarantor.ts'
import { isCalendarDate } from '#shared/dates.ts'
import { isSameName } from '#shared/handover/kind.ts'
import { type KnownPerson, knownPeople } from '#shared/handover/known-people.ts'
import { type Party, type PartyRole, unknownParty } from '#shared/handover/party.ts'
import type { ProtocolKind } from '#shared/handover/protocol.ts'
import type { Newcomer } from '#shared/handover/protocol-form.ts'
import { newId } from '#shared/ids.ts'
import { onOneLine } from '#shared/plain-text.ts'
import { AddButtons } from '#web/manage/handover/fields/add-buttons.tsx'
import { roleNames } from '#web/manage/protocol/labels/protocol-labels.ts'
import { personName, useDatabaseQuery, useManager } from '#web/manage/records/use-manager.ts'
import { useRecords } from '#web/manage/records/use-records.ts'
import { readRecord, readRecords } from '#web/manage/sync/commands/read-shown.ts'

interface KnownButtonsProps {
  known: readonly KnownPerson[]
  /** Those who take part already. */
  taken: readonly { name: string }[]
  /** @returns the id of what stands for them then */
  onTake: (person: KnownPerson) => string
}

/** People who are known, each one tap away, as who they take part. */
export function KnownButtons({ known, taken, onTake }: KnownButtonsProps) {
  const { i18n } = useLingui()
  const left = known.filter(({ name }) => !taken.some((each) => isSameName(each.name, name)))
  if (left.length === 0) return null
  return (
    <AddButtons
      id="known-people"
      title={<Trans>Known people</Trans>}
      choices={left.map((person) => ({
        key: person.name,
        words: `${person.name}, ${i18n._(roleNames[person.role])}`,
        onAdd: () => onTake(person),
      }))}
    />
  )
}

/** Who is likely to take part: who is known of the home, and whoever is signed in here, for the landlord. */
export function useKnownPeople(propertyId: string, kind: ProtocolKind | undefined, date: string): KnownPerson[] {
  const me = useMe()
  const residents = useRecords('resident', propertyId) ?? []
  const protocols = useRecords('protocol', propertyId) ?? []
  const chosen =
    useDatabaseQuery(
      async (database) => {
        const processes = (await readRecords(database, 'process', propertyId)) ?? []
        const ids = processes.flatMap(({ chosenApplicationId }) => chosenApplicationId ?? [])
        const found = await Promise.all(ids.map((id) => readRecord(database, 'application', id)))
        return found.flatMap((application) => rentersOf(application?.mainRenters ?? []))
      },
      [propertyId],
    ) ?? []
  // While a date is typed, it is none.
  return [...(kind && isCalendarDate(date) ? knownPeople(kind, date, { residents, chosen, protocols }) : []), me]
}

/** Whoever is signed in here. */
export function useMe(): KnownPerson {
  const { person } = useManager()
  return { name: personName(person), role: 'manager', email: person.email, phone: '' }
}

/** Somebody who takes part from now on. */
export const newParty = (person: Newcomer & { role: PartyRole; roleIsOpen?: true }): Party => ({
  ...unknownParty,
  ...person,
  // Of a record that was kept before names were read so.
  name: onOneLine(person.name) || person.name,
  id: newId(),
})
