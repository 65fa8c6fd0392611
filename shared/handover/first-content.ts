import type { CalendarDate } from '#shared/dates.ts'
import { firstParties } from './first-parties.ts'
import { type Jurisdiction, jurisdictions, type ProtocolContent, protocolContent } from './protocol.ts'

interface Beginning {
  date: CalendarDate
  participants: readonly string[]
  /** Of the property. */
  country: string | undefined
}

/**
 * What a new protocol says before anybody wrote into it. Device and server make the same content, so that it can be signed
 * before the server has heard of it.
 */
export const firstContent = (protocolId: string, { date, participants, country }: Beginning): ProtocolContent =>
  protocolContent.parse({
    date,
    jurisdiction: jurisdictionOf(country),
    parties: firstParties(protocolId, participants),
  })

/** Statements and deadlines follow the law of where the property stands; of any other country nothing is known here. */
export const jurisdictionOf = (country: string | undefined): Jurisdiction =>
  jurisdictions.find((each) => each === country) ?? 'CH'
