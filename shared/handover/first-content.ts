import type { CalendarDate } from '#shared/dates.ts'
import { firstParties } from './first-parties.ts'
import { DEFAULT_KIND } from './kind.ts'
import type { Party } from './party.ts'
import {
  type Jurisdiction,
  jurisdictions,
  type ProtocolContent,
  type ProtocolKind,
  protocolContent,
} from './protocol.ts'

interface Beginning {
  date: CalendarDate
  participants: readonly string[]
  /** Without it, somebody moves out. */
  kind?: ProtocolKind | undefined
  /** The same people, with what more is known of them. */
  parties?: readonly Party[] | undefined
  /** Of the property. */
  country: string | undefined
}

/**
 * What a new protocol says before anybody wrote into it. Device and server make the same content, so that it can be signed
 * before the server has heard of it.
 */
export const firstContent = (
  protocolId: string,
  { date, participants, kind = DEFAULT_KIND, parties, country }: Beginning,
): ProtocolContent =>
  protocolContent.parse({
    kind,
    date,
    jurisdiction: jurisdictionOf(country),
    parties: parties ?? firstParties(protocolId, participants, kind),
  })

/** Statements and deadlines follow the law of where the property stands; of any other country nothing is known here. */
export const jurisdictionOf = (country: string | undefined): Jurisdiction =>
  jurisdictions.find((each) => each === country) ?? 'CH'
