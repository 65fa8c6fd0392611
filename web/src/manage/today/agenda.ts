import { type CalendarDate, afterDays } from '#shared/dates.ts'
import type { FeedRecords } from '#shared/feed/feed.ts'
import { acceptsApplications } from '#shared/process/process.ts'
import { freeFrom } from '#shared/resident/free-from.ts'
import { isEmptyStay, stayOn } from '#shared/resident/stay.ts'

type Property = FeedRecords['property']
type Resident = Pick<FeedRecords['resident'], 'propertyId' | 'firstName' | 'lastName' | 'moveInDate' | 'moveOutDate'>

/** Moves and handovers are prepared in two weeks; a home that becomes free is advertised two months before. */
const MOVES_AHEAD_DAYS = 14
const FREE_AHEAD_DAYS = 60

/** What comes at a home. */
export interface Coming {
  kind: 'becomes_free' | 'moves_in' | 'moves_out' | 'handover'
  on: CalendarDate
  property: Property
  /** Who moves that day. */
  names?: string[]
  /** Of the handover that is prepared. */
  protocolId?: string
}

interface Homes {
  properties: readonly Property[]
  residents: readonly Resident[]
  processes: readonly Pick<FeedRecords['process'], 'propertyId' | 'status'>[]
  /** Those that are not signed. */
  drafts: readonly Pick<FeedRecords['protocol'], 'id' | 'propertyId' | 'date'>[]
}

/** What comes at the homes within the next weeks, the nearest first; a handover that was not signed in time stays. */
export function comingUp({ properties, residents, processes, drafts }: Homes, today: CalendarDate): Coming[] {
  const [soon, ahead] = [afterDays(today, MOVES_AHEAD_DAYS), afterDays(today, FREE_AHEAD_DAYS)]
  const staying = residents.filter((each) => !isEmptyStay(each) && stayOn(each, today) !== 'gone')
  const staysAt = Map.groupBy(staying, ({ propertyId }) => propertyId)
  const draftsAt = Map.groupBy(drafts, ({ propertyId }) => propertyId)
  const isLet = new Set(processes.filter(acceptsApplications).map(({ propertyId }) => propertyId))
  const found = properties.flatMap((property): Coming[] => {
    const stays = staysAt.get(property.id) ?? []
    const end = freeFrom(stays, today)
    const comes = stays.filter(({ moveInDate }) => moveInDate >= today && moveInDate <= soon)
    const goes = stays.filter(({ moveOutDate }) => moveOutDate !== null && moveOutDate <= soon)
    return [
      ...(end && end > today && end <= ahead && !isLet.has(property.id)
        ? [{ kind: 'becomes_free' as const, on: end, property }]
        : []),
      ...byDay(comes, ({ moveInDate }) => moveInDate, { kind: 'moves_in', property }),
      ...byDay(goes, ({ moveOutDate }) => moveOutDate ?? today, { kind: 'moves_out', property }),
      ...(draftsAt.get(property.id) ?? [])
        .map(({ id, date }) => ({ kind: 'handover' as const, on: date.slice(0, 10), property, protocolId: id }))
        .filter(({ on }) => on <= soon),
    ]
  })
  return found.toSorted((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0))
}

/** Who moves together is one line. */
const byDay = (
  people: readonly Resident[],
  dayOf: (resident: Resident) => CalendarDate,
  line: Pick<Coming, 'kind' | 'property'>,
): Coming[] =>
  [...Map.groupBy(people, dayOf)].map(([on, moving]) => ({
    ...line,
    on,
    names: moving.map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim()),
  }))
