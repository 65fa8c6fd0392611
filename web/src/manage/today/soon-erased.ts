import { afterDays, type CalendarDate } from '#shared/dates.ts'
import { DAY_MS } from '#shared/day.ts'
import type { FeedRecords } from '#shared/feed/feed.ts'
import { keptDays, TOLD_AHEAD_DAYS } from '#shared/policy/retention.ts'
import { dayAtHome } from '#shared/resident/stay.ts'

/** Applications of a home that are erased soon. */
export interface SoonErased {
  processId: string
  property: FeedRecords['property']
  count: number
  /** The first of them; all of them, where there is no other day. */
  from: CalendarDate
  isOneDay: boolean
  /** Nobody has answered them yet. */
  isUnanswered?: boolean
}

/** Of a home: who lived there, or protocols of handovers, that are erased soon. */
export interface OfHomeSoonErased extends Pick<SoonErased, 'property' | 'count' | 'from'> {}

/** Within two weeks, a line for each home, the nearest first; what was due before is gone, though this device has not heard of it. */
export function ofHomesSoonErased(
  records: readonly Pick<FeedRecords['resident'], 'propertyId' | 'erasesOn'>[],
  properties: ReadonlyMap<string, FeedRecords['property']>,
  today: CalendarDate,
): OfHomeSoonErased[] {
  const last = afterDays(today, TOLD_AHEAD_DAYS)
  // What an earlier version read does not say.
  const due = records.filter(({ erasesOn }) => erasesOn && erasesOn >= today && erasesOn <= last)
  const found = [...Map.groupBy(due, ({ propertyId }) => propertyId)].flatMap(([propertyId, going]) => {
    const property = properties.get(propertyId)
    const [from] = going.flatMap(({ erasesOn }) => erasesOn ?? []).toSorted()
    return property && from !== undefined ? [{ property, count: going.length, from }] : []
  })
  return found.toSorted(byDay)
}

interface Kept {
  /** Those that are closed: of an open one nobody misses yet what is rejected. */
  processes: readonly Pick<FeedRecords['process'], 'id' | 'propertyId'>[]
  properties: ReadonlyMap<string, FeedRecords['property']>
  /** What the organization has chosen; null is as the country of the home has it. */
  chosenDays: number | null
}

type Settled = Pick<FeedRecords['application'], 'id' | 'processId' | 'updatedAt'>

/** Until when an application has to have been made, by process, that may be erased soon. Nobody is rejected before. */
export function madeUntil({ processes, properties, chosenDays }: Kept, today: CalendarDate): Map<string, string> {
  return new Map(
    processes.flatMap(({ id, propertyId }) => {
      const property = properties.get(propertyId)
      if (!property) return []
      const days = keptDays(chosenDays, property.country)
      // A day more: days of the calendar are none of 24 hours everywhere.
      return [[id, afterDays(today, TOLD_AHEAD_DAYS + 1 - days)]] as const
    }),
  )
}

/** What is erased within two weeks, a line for each process, the nearest first. Through whom somebody lives there stays. */
export function soonErased(
  applications: readonly Settled[],
  residents: readonly Pick<FeedRecords['resident'], 'applicationId'>[],
  kept: Kept,
  today: CalendarDate,
): SoonErased[] {
  const stays = new Set(residents.map(({ applicationId }) => applicationId))
  const last = afterDays(today, TOLD_AHEAD_DAYS)
  const inProcess = Map.groupBy(
    applications.filter(({ id }) => !stays.has(id)),
    ({ processId }) => processId,
  )
  const found = kept.processes.flatMap(({ id: processId, propertyId }): SoonErased[] => {
    const property = kept.properties.get(propertyId)
    if (!property) return []
    const days = keptDays(kept.chosenDays, property.country)
    const on = (inProcess.get(processId) ?? [])
      .map(({ updatedAt }) => dayAtHome(new Date(Date.parse(updatedAt) + days * DAY_MS)))
      // What was due before is gone, though this device has not heard of it.
      .filter((day) => day >= today && day <= last)
      .toSorted()
    const [from] = on
    return from === undefined ? [] : [{ processId, property, count: on.length, from, isOneDay: on.at(-1) === from }]
  })
  return found.toSorted(byDay)
}

export const byDay = (a: Pick<SoonErased, 'from'>, b: Pick<SoonErased, 'from'>) =>
  a.from < b.from ? -1 : a.from > b.from ? 1 : 0
