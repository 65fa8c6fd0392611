import type { CalendarDate } from '#shared/dates.ts'
import { type Resident, UNKNOWN_START } from '#shared/resident/resident.ts'
import { enters, isSameName } from './kind.ts'
import type { ProtocolContent } from './protocol.ts'

/** By what it is known when who leaves was handed the home. */
export interface KnownEntry {
  on: CalendarDate
  /** Undefined: by the protocol of that day. */
  resident?: string
}

/**
 * What may be said of when who leaves was handed the home: the day of the protocol by which they got it, and the days from which those
 * who leave are known to live there. Proposed, and never filled in: keys are seldom handed over on the very day from which somebody rents.
 */
export function knownEntries(
  { date, parties }: Pick<ProtocolContent, 'date' | 'parties'>,
  before: Pick<ProtocolContent, 'kind' | 'date'> | undefined,
  residents: readonly Pick<Resident, 'firstName' | 'lastName' | 'moveInDate'>[],
): KnownEntry[] {
  const leaving = parties.filter(({ role }) => role === 'tenant_out')
  const known = residents
    .map(({ firstName, lastName, moveInDate }) => ({ on: moveInDate, resident: `${firstName} ${lastName}`.trim() }))
    .filter(({ resident }) => leaving.some(({ name }) => isSameName(name, resident)))
  const all: KnownEntry[] = [...(before && enters(before.kind) ? [{ on: before.date }] : []), ...known]
  return all.filter(
    ({ on }, at) => on < date && on !== UNKNOWN_START && all.findIndex((other) => other.on === on) === at,
  )
}
