import { type CalendarDate, afterDays } from '#shared/dates.ts'
import type { Resident } from '#shared/resident/resident.ts'
import { enters, isSameName, leaves } from './kind.ts'
import type { PartyRole } from './party.ts'
import type { ProtocolKind } from './protocol.ts'
import type { Newcomer } from './protocol-form.ts'

export type KnownPerson = Newcomer & { role: PartyRole }

/** Keys are seldom handed over on the very day from which, or until which, somebody rents. */
const DAYS_AROUND = 45

type Living = Pick<Resident, 'firstName' | 'lastName' | 'email' | 'phone' | 'moveInDate' | 'moveOutDate'>
type Chosen = Pick<Living, 'firstName' | 'lastName' | 'email' | 'phone'>

/**
 * Who is likely to take part in a protocol of a home on a day, as whom: who lives there, who moves in, and those whose application
 * was chosen.
 */
export function knownPeople(
  kind: ProtocolKind,
  date: CalendarDate,
  { residents, chosen }: { residents: readonly Living[]; chosen: readonly Chosen[] },
): KnownPerson[] {
  const [from, until] = [afterDays(date, -DAYS_AROUND), afterDays(date, DAYS_AROUND)]
  const coming = residents.filter(
    ({ moveInDate, moveOutDate }) => moveInDate >= from && (moveOutDate === null || moveOutDate > until),
  )
  const there = residents.filter(
    (each) => !coming.includes(each) && each.moveInDate <= date && (each.moveOutDate ?? date) >= from,
  )
  // Who moved in days ago may move out again where nobody is to move in; who has left already goes before.
  const fresh = coming.filter(({ moveInDate }) => moveInDate <= date)
  const leaving = enters(kind) ? there : [...there, ...fresh]
  const staying = residents.filter(({ moveInDate, moveOutDate }) => moveInDate <= date && (moveOutDate ?? date) >= date)
  return eachOnce([
    ...(leaves(kind) ? leaving.map(as('tenant_out')) : []),
    ...(enters(kind) ? [...coming, ...chosen].map(as('tenant_in')) : []),
    ...(kind === 'interim' ? staying.map(as('tenant')) : []),
  ])
}

const as =
  (role: PartyRole) =>
  ({ firstName, lastName, email, phone }: Chosen): KnownPerson => ({
    name: `${firstName} ${lastName}`.trim(),
    role,
    email,
    phone: phone ?? '',
  })

const eachOnce = (people: readonly KnownPerson[]): KnownPerson[] =>
  people.filter(({ name }, at) => people.findIndex((other) => isSameName(other.name, name)) === at)
