import type { CalendarDate } from '#shared/dates.ts'
import { type Stay, stayOn } from './stay.ts'

/** From which day on a home is nobody's: today for an empty one, undefined while somebody stays, or is to come, without an end. */
export function freeFrom(stays: readonly Stay[], today: CalendarDate): CalendarDate | undefined {
  let from = today
  for (const stay of stays) {
    if (stayOn(stay, today) === 'gone') continue
    if (stay.moveOutDate === null) return undefined
    if (stay.moveOutDate > from) from = stay.moveOutDate
  }
  return from
}
