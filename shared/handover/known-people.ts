import { type CalendarDate, afterDays } from '#shared/dates.ts'
import type { Resident } from '#shared/resident/resident.ts'
import { lastMoveIn, type Recorded, signedOnes } from './editions.ts'
import { enters, isSameName, leaves } from './kind.ts'
import type { Party, PartyRole } from './party.ts'
import type { ProtocolKind } from './protocol.ts'
import type { Newcomer } from './protocol-form.ts'

export type KnownPerson = Newcomer & { role: PartyRole }

/** Keys are seldom handed over on the very day from which, or until which, somebody rents. */
const DAYS_AROUND = 45

type Living = Pick<Resident, 'firstName' | 'lastName' | 'email' | 'phone' | 'moveInDate' | 'moveOutDate'>
type Chosen = Pick<Living, 'firstName' | 'lastName' | 'email' | 'phone'>

/**
 * Who is likely to take part in a protocol of a home on a day, as whom: who lives there, who moves in, and those whose application
 * was chosen. Where nobody is written down as living there, it is who moved in by the last protocol; beside one of them who is, those who moved
 * in with them and are not written down.
 */
export function knownPeople(
  kind: ProtocolKind,
  date: CalendarDate,
  {
    residents,
    chosen,
    protocols,
  }: { residents: readonly Living[]; chosen: readonly Chosen[]; protocols: readonly Recorded[] },
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
  const tenants = movedIn(protocols, date)
  return eachOnce([
    ...(leaves(kind) ? household(leaving, 'tenant_out') : []),
    ...(enters(kind) ? [...coming, ...chosen].map(as('tenant_in')) : []),
    ...(kind === 'interim' ? household(staying, 'tenant') : []),
  ])

  function household(living: readonly Living[], role: PartyRole): KnownPerson[] {
    const isOf = (people: readonly Living[]) => (tenant: Party) =>
      people.some((each) => isSameName(nameOf(each), tenant.name))
    const isTheirs = living.length === 0 || tenants.some(isOf(living))
    // Of who is written down it is known whether they are still there.
    const others = tenants.filter((tenant) => isTheirs && (living.length === 0 || !isOf(residents)(tenant)))
    return [...living.map(as(role)), ...others.map(({ name, email, phone }) => ({ name, role, email, phone }))]
  }
}

const movedIn = (protocols: readonly Recorded[], on: CalendarDate): Party[] =>
  lastMoveIn(signedOnes(protocols).filter(({ date }) => date <= on))?.content.parties.filter(
    ({ role }) => role === 'tenant_in',
  ) ?? []

const as =
  (role: PartyRole) =>
  (person: Chosen): KnownPerson => ({
    name: nameOf(person),
    role,
    email: person.email,
    phone: person.phone ?? '',
  })

const nameOf = ({ firstName, lastName }: Pick<Chosen, 'firstName' | 'lastName'>) => `${firstName} ${lastName}`.trim()

const eachOnce = (people: readonly KnownPerson[]): KnownPerson[] =>
  people.filter(({ name }, at) => people.findIndex((other) => isSameName(other.name, name)) === at)
