import type { ApplicationStatus } from '#shared/application/status.ts'
import { afterDays, type CalendarDate } from '#shared/dates.ts'
import { DAY_MS } from '#shared/day.ts'
import { dayAtHome } from '#shared/resident/stay.ts'

/** Those who still wait for a word. */
export const unanswered = ['submitted', 'accepted', 'offer_sent'] as const satisfies ApplicationStatus[]

/** A process is closed, too, to choose in peace: it is over when for so long nobody took a step. */
export const UNDECIDED_DAYS = 60
/** Nothing is erased before managers could read for so long when that will be. */
const NOTICE_DAYS = 7

/** What has become of a process. */
export interface Course {
  /** When it was closed, or changed since; null as long as it takes applications. */
  closedAt: Date | null
  /** When somebody accepted the offer: the home is let. */
  acceptedAt: Date | null
  /** When one of its applications came, or came to another status, last. */
  lastStepAt: Date | null
}

/** From when on nobody of those who were never answered is needed any more; null while somebody may still be chosen. */
export function overFrom({ closedAt, acceptedAt, lastStepAt }: Course): Date | null {
  if (acceptedAt) return acceptedAt
  if (!closedAt) return null
  const last = Math.max(closedAt.getTime(), lastStepAt?.getTime() ?? 0)
  return new Date(last + UNDECIDED_DAYS * DAY_MS)
}

interface Told {
  /** As long as a rejected application of the process is kept. */
  days: number
  today: CalendarDate
  /** The day that managers were told before; null for none. */
  before: CalendarDate | null
}

/** The day from which on they are erased: never sooner than it was told, nor without having been told for a week. */
export function erasureDay(over: Date, { days, today, before }: Told): CalendarDate {
  const due = dayAtHome(new Date(over.getTime() + days * DAY_MS))
  if (before !== null && due >= before) return due
  const soonest = afterDays(today, Math.min(NOTICE_DAYS, days))
  const day = due > soonest ? due : soonest
  return before !== null && before < day ? before : day
}
