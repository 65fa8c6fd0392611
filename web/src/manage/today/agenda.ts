import { type CalendarDate, afterDays } from '#shared/dates.ts'
import type { FeedRecords } from '#shared/feed/feed.ts'
import { acceptsApplications } from '#shared/process/process.ts'
import { freeFrom } from '#shared/resident/free-from.ts'
import { isEmptyStay, stayOn } from '#shared/resident/stay.ts'

type Property = FeedRecords['property']
type Resident = Pick<FeedRecords['resident'], 'propertyId' | 'firstName' | 'lastName' | 'moveInDate' | 'moveOutDate'>

/** Moves and handovers are prepared in two weeks, and missed for two; a home that becomes free is advertised two months before. */
const MOVES_AHEAD_DAYS = 14
const MISSED_DAYS = 14
const FREE_AHEAD_DAYS = 60
/** A protocol whose day is farther from a move is of another one. */
const HANDOVER_NEAR_DAYS = 30

/** What comes at a home. */
export interface Coming {
  kind: 'becomes_free' | 'moves_in' | 'moves_out' | 'moved_in' | 'moved_out' | 'handover'
  on: CalendarDate
  property: Property
  /** Who moves that day. */
  names?: string[]
  /** Of the handover that is prepared. */
  protocolId?: string
  /** Nobody has begun a protocol of the move. */
  isUnprepared?: boolean
}

type Draft = Pick<FeedRecords['protocol'], 'id' | 'propertyId' | 'date'>

interface Homes {
  properties: readonly Property[]
  residents: readonly Resident[]
  processes: readonly Pick<FeedRecords['process'], 'propertyId' | 'status'>[]
  /** Those that are not signed. */
  drafts: readonly Draft[]
  /** Of the homes that somebody moves into or out of; undefined where nobody records handovers: none is missed there. */
  signed: readonly Pick<Draft, 'propertyId' | 'date'>[] | undefined
}

/** What comes at the homes within the next weeks, or was missed in the last two, the nearest first. */
export function comingUp({ properties, residents, processes, drafts, signed }: Homes, today: CalendarDate): Coming[] {
  const [soon, ahead] = [afterDays(today, MOVES_AHEAD_DAYS), afterDays(today, FREE_AHEAD_DAYS)]
  const staysAt = Map.groupBy(
    residents.filter((each) => !isEmptyStay(each)),
    ({ propertyId }) => propertyId,
  )
  const draftsAt = Map.groupBy(drafts, ({ propertyId }) => propertyId)
  const signedAt = Map.groupBy(signed ?? [], ({ propertyId }) => propertyId)
  const isLet = new Set(processes.filter(acceptsApplications).map(({ propertyId }) => propertyId))
  const found = properties.flatMap((property): Coming[] => {
    const all = staysAt.get(property.id) ?? []
    const stays = all.filter((each) => stayOn(each, today) !== 'gone')
    const end = freeFrom(stays, today)
    const days = [...(draftsAt.get(property.id) ?? []), ...(signedAt.get(property.id) ?? [])].map(({ date }) => date)
    const isMissing = (on: CalendarDate) => signed !== undefined && !days.some((day) => isNear(on, day.slice(0, 10)))
    const moves = movesOf(all, today).filter(({ on }) => on <= soon)
    return [
      ...(end && end > today && end <= ahead && !isLet.has(property.id)
        ? [{ kind: 'becomes_free' as const, on: end, property }]
        : []),
      ...moves
        .map((move) => ({ ...move, property, ...(isMissing(move.on) && { isUnprepared: true }) }))
        // What is over is told of where its protocol is missed.
        .filter(({ kind, isUnprepared }) => isUnprepared || kind === 'moves_in' || kind === 'moves_out'),
      ...(draftsAt.get(property.id) ?? [])
        .map(({ id, date }) => ({ kind: 'handover' as const, on: date.slice(0, 10), property, protocolId: id }))
        .filter(({ on }) => on <= soon && on >= missedFrom(today)),
    ]
  })
  return found.toSorted((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0))
}

/** Handovers of long ago that nobody signed. */
export const forgotten = <D extends Draft>(drafts: readonly D[], today: CalendarDate): D[] =>
  drafts.filter(({ date }) => date.slice(0, 10) < missedFrom(today))

/** Whether somebody moves on a day for which a protocol is looked for. */
export const movesSoon = (stay: Resident, today: CalendarDate): boolean =>
  movesOf([stay], today).some(({ on }) => on <= afterDays(today, MOVES_AHEAD_DAYS))

const missedFrom = (today: CalendarDate) => afterDays(today, -MISSED_DAYS)

const isNear = (on: CalendarDate, day: CalendarDate) =>
  day >= afterDays(on, -HANDOVER_NEAR_DAYS) && day <= afterDays(on, HANDOVER_NEAR_DAYS)

/** Who moves together is one line. */
function movesOf(stays: readonly Resident[], today: CalendarDate): Pick<Coming, 'kind' | 'on' | 'names'>[] {
  const moves = stays.flatMap((stay) => [
    { kind: stay.moveInDate >= today ? ('moves_in' as const) : ('moved_in' as const), on: stay.moveInDate, stay },
    ...(stay.moveOutDate === null
      ? []
      : [
          {
            kind: stay.moveOutDate > today ? ('moves_out' as const) : ('moved_out' as const),
            on: stay.moveOutDate,
            stay,
          },
        ]),
  ])
  const near = moves.filter(({ on }) => on >= missedFrom(today))
  return [...Map.groupBy(near, ({ kind, on }) => `${kind} ${on}`).values()].flatMap((together) => {
    const [first] = together
    const names = together.map(({ stay: { firstName, lastName } }) => `${firstName} ${lastName}`.trim())
    return first ? [{ kind: first.kind, on: first.on, names }] : []
  })
}
