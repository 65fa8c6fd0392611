import type { CalendarDate } from '#shared/dates.ts'
import type { HomeCountry } from '#shared/home-countries.ts'
import { DEFAULT_KIND, tenantRolesOf } from './kind.ts'
import { type Party, unknownParty } from './party.ts'
import { type ProtocolContent, type ProtocolKind, protocolContent } from './protocol.ts'

interface Beginning {
  date: CalendarDate
  participants: readonly string[]
  /** Without it, somebody moves out. */
  kind?: ProtocolKind | undefined
  /** The same people, with what more is known of them. */
  parties?: readonly Party[] | undefined
  /** Of the property: statements and deadlines follow the law there. */
  country: HomeCountry | undefined
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
    jurisdiction: country,
    parties: parties ?? firstParties(protocolId, participants, kind),
  })

/**
 * The parties of a new protocol: one for each name that was given with it, as the tenant whom it is about. Device and server make
 * the same ones, so that what is said of a party before the server has answered is said of the same one.
 */
export const firstParties = (
  protocolId: string,
  names: readonly string[],
  kind: ProtocolKind = DEFAULT_KIND,
): Party[] =>
  names.map((name, place) => ({
    ...unknownParty,
    id: placedId(protocolId, place),
    role: tenantRolesOf(kind)[0],
    name,
  }))

/** The id with the place in its last two digits. */
const placedId = (id: string, place: number) => `${id.slice(0, -2)}${place.toString(16).padStart(2, '0')}`
