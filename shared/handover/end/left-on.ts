import type { CalendarDate } from '#shared/dates.ts'
import { onOneLine } from '#shared/plain-text.ts'
import type { Resident } from '#shared/resident/resident.ts'
import { isSameName } from '#shared/handover/kind.ts'
import type { Party, PartyRole } from '#shared/handover/party.ts'
import type { HandoverProtocol } from '#shared/handover/protocol.ts'

type Leaving = Pick<Resident, 'firstName' | 'lastName' | 'email' | 'moveInDate' | 'moveOutDate'>

/**
 * The day on which a resident without a last day gave the home back, by the last protocol that holds; undefined where none says so. A signed
 * protocol ends no stay by itself: who signs as leaving may stay in the home of whom they leave with.
 *
 * @param protocols of their home
 */
export function leftOn(
  resident: Leaving,
  protocols: readonly Pick<HandoverProtocol, 'status' | 'date' | 'content'>[],
): CalendarDate | undefined {
  if (resident.moveOutDate !== null) return undefined
  const signed = protocols.filter(({ status }) => status === 'signed')
  const daysAs = (roles: readonly PartyRole[]) =>
    signed
      .filter(({ content: { parties } }) =>
        parties.some((party) => roles.includes(party.role) && isOf(party, resident)),
      )
      .map(({ date }) => date.slice(0, 10))
  const left = daysAs(['tenant_out']).toSorted().at(-1)
  if (left === undefined || left < resident.moveInDate) return undefined
  // Who came back, or got the home for themselves on the day on which others left.
  return daysAs(['tenant_in', 'tenant']).some((day) => day >= left) ? undefined : left
}

const isOf = (party: Party, { firstName, lastName, email }: Leaving): boolean =>
  isSameName(party.name, `${firstName} ${lastName}`) ||
  (party.email !== '' && onOneLine(party.email).toLowerCase() === onOneLine(email).toLowerCase())
