import type { ApplicationStatus } from '#shared/application/status.ts'
import type { CalendarDate } from '#shared/dates.ts'

/** From below: how far somebody came, then who is still to be decided about, and last who is out. */
export const stackedStatuses = [
  'offer_accepted',
  'offer_sent',
  'accepted',
  'submitted',
  'withdrawn',
  'rejected',
] as const satisfies readonly ApplicationStatus[]

export interface Received {
  day: CalendarDate
  status: ApplicationStatus
}

/** A day on which applications came. */
export interface ReceivedDay {
  day: CalendarDate
  /** On this day. */
  count: number
  /** Until then and on it. */
  total: number
  /** Of those in all, by what they are now. */
  byStatus: Record<ApplicationStatus, number>
}

/** The days on which something came, the earliest first. */
export function receivedByDay(received: readonly Received[]): ReceivedDay[] {
  const byDay = Map.groupBy(received, ({ day }) => day)
  const days: ReceivedDay[] = []
  const until = { ...none }
  for (const day of [...byDay.keys()].toSorted()) {
    const came = byDay.get(day) ?? []
    for (const { status } of came) until[status] += 1
    const total = (days.at(-1)?.total ?? 0) + came.length
    days.push({ day, count: came.length, total, byStatus: structuredClone(until) })
  }
  return days
}

const none: Record<ApplicationStatus, number> = {
  submitted: 0,
  accepted: 0,
  rejected: 0,
  withdrawn: 0,
  offer_sent: 0,
  offer_accepted: 0,
}
