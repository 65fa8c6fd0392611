import type { CalendarDate } from '#shared/dates.ts'
import { type Recorded, signedOnes } from '#shared/handover/editions.ts'
import { isSameName } from '#shared/handover/kind.ts'
import type { PartyRole } from '#shared/handover/party.ts'
import type { Resident } from '#shared/resident/resident.ts'

type Leaving = Pick<Resident, 'firstName' | 'lastName' | 'moveInDate' | 'moveOutDate'>

/**
 * The day on which a resident without a last day gave the home back, by the last protocol that holds; undefined where none says so. By the name
 * alone: people who live together often have one mail address. A signed protocol ends no stay by itself.
 *
 * @param protocols all of their home
 */
export function leftOn(resident: Leaving, protocols: readonly Recorded[]): CalendarDate | undefined {
  const { firstName, lastName, moveInDate, moveOutDate } = resident
  if (moveOutDate !== null) return undefined
  const days = (roles: readonly PartyRole[]) =>
    signedOnes(protocols)
      .filter(({ content: { parties } }) =>
        parties.some(({ role, name }) => roles.includes(role) && isSameName(name, `${firstName} ${lastName}`)),
      )
      .map(({ date }) => date)
  const [left] = days(['tenant_out'])
  if (left === undefined || left < moveInDate) return undefined
  // Who came back, or got the home for themselves on the day on which others left.
  return days(['tenant_in', 'tenant']).some((day) => day >= left) ? undefined : left
}
