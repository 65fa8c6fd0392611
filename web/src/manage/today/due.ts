import { afterDays, type CalendarDate } from '#shared/dates.ts'
import type { FeedRecords } from '#shared/feed/feed.ts'
import { type Deadline, deadlines } from '#shared/handover/deadlines.ts'

/** Time to write a letter, and to have it arrive. */
const TOLD_AHEAD_DAYS = 7

/** What has to be done soon after a handover. */
export interface Due extends Pick<Deadline, 'kind'> {
  on: CalendarDate
  protocolId: string
  address: string
}

type Signed = Pick<FeedRecords['protocol'], 'id' | 'propertyId'> & {
  content: Pick<FeedRecords['protocol']['content'], 'jurisdiction' | 'kind' | 'date'>
}

/** Whose last day comes within a week, the nearest first. */
export function dueSoon(
  protocols: readonly Signed[],
  addresses: ReadonlyMap<string, string>,
  today: CalendarDate,
): Due[] {
  const last = afterDays(today, TOLD_AHEAD_DAYS)
  const found = protocols.flatMap(({ id: protocolId, propertyId, content: { jurisdiction, kind, date } }) =>
    deadlines(jurisdiction, kind, date).flatMap((each): Due[] =>
      each.on === null || each.on < today || each.on > last
        ? []
        : [{ kind: each.kind, on: each.on, protocolId, address: addresses.get(propertyId) ?? '' }],
    ),
  )
  return found.toSorted((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0))
}
