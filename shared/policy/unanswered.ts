import type { ApplicationStatus } from '#shared/application/status.ts'
import type { CalendarDate } from '#shared/dates.ts'
import { DAY_MS } from '#shared/day.ts'
import { dayAtHome } from '#shared/resident/stay.ts'
import { toldDay } from './told-day.ts'

/** Those who still wait for a word. */
export const unanswered = ['submitted', 'accepted', 'offer_sent'] as const satisfies ApplicationStatus[]

/** A process is closed, too, to choose in peace: it is over when for so long nobody took a step. */
export const UNDECIDED_DAYS = 60
/** One that takes applications is forgotten, and over, when for so long nobody took a step. */
export const FORGOTTEN_DAYS = 180
/** Nobody is erased before managers could read for so long when that will be. */
const NOTICE_DAYS = 7

/** What has become of a process. */
export interface Course {
  /** It takes no applications. */
  isClosed: boolean
  /** When it was made, closed, or changed since. */
  changedAt: Date
  /** When somebody accepted the offer: the home is let. */
  acceptedAt: Date | null
  /** When one of its applications came, or came to another status, last. */
  lastStepAt: Date | null
}

/** From when on nobody of those who were never answered is needed any more; null while somebody may still be chosen. */
export function overFrom({ isClosed, changedAt, acceptedAt, lastStepAt }: Course, now: Date): Date | null {
  if (acceptedAt) return acceptedAt
  const last = Math.max(changedAt.getTime(), lastStepAt?.getTime() ?? 0)
  const over = new Date(last + (isClosed ? UNDECIDED_DAYS : FORGOTTEN_DAYS) * DAY_MS)
  // Of one that takes applications no day is named before: each step would put it off.
  return isClosed || over <= now ? over : null
}

interface Told {
  /** As long as a rejected application of the process is kept. */
  days: number
  today: CalendarDate
  /** The day that managers were told before; null for none. */
  before: CalendarDate | null
}

/** The day from which on they are erased: never sooner than it was told, nor without having been told for a week. */
export const erasureDay = (over: Date, { days, ...told }: Told): CalendarDate =>
  toldDay(dayAtHome(new Date(over.getTime() + days * DAY_MS)), { ...told, notice: Math.min(NOTICE_DAYS, days) })
