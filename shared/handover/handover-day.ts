import type { CalendarDate } from '#shared/dates.ts'
import { DAY_MS } from '#shared/day.ts'
import type { HandoverProtocol } from './protocol.ts'

/** A walk through before the keys are given, or a protocol that is finished late, surprises nobody. */
const LIKELY_DAYS = 7

const daysFrom = (today: CalendarDate, { date }: { date: CalendarDate }) =>
  (Date.parse(date) - Date.parse(today)) / DAY_MS

/** By how many days the handover is still to come, where nobody is asked about it: what is signed is how the home is today. */
export function daysAhead({ content }: Pick<HandoverProtocol, 'content'>, today: CalendarDate): number | undefined {
  const days = daysFrom(today, content)
  return days > 0 && days <= LIKELY_DAYS ? days : undefined
}

/**
 * By how many days a protocol is dated otherwise than today, where a careful colleague would ask about it; below zero for the past.
 * A correction keeps the day of the handover that it corrects. Nothing is refused: somebody may have a reason.
 */
export function doubtfulDays(
  { content, supersedesId }: Pick<HandoverProtocol, 'content' | 'supersedesId'>,
  today: CalendarDate,
): number | undefined {
  const days = daysFrom(today, content)
  if (Math.abs(days) <= LIKELY_DAYS || (days < 0 && supersedesId !== null)) return undefined
  return days
}
