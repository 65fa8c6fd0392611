import type { CalendarDate } from '#shared/dates.ts'

/** From the day of the move-in up to that of the move-out, on which the next may move in; without an end so far. */
export interface Stay {
  moveInDate: CalendarDate
  moveOutDate: CalendarDate | null
}

/** Where somebody stands on a day: what was written down for later changes nothing until then. */
export type StayState = 'coming' | 'living' | 'gone'

/** Days compare as text. Who was to move in and never did is gone at once. */
export function stayOn({ moveInDate, moveOutDate }: Stay, day: CalendarDate): StayState {
  if (moveOutDate !== null && (moveOutDate <= day || moveOutDate <= moveInDate)) return 'gone'
  return moveInDate > day ? 'coming' : 'living'
}

/** Who was to move in and never did. */
export const neverMovedIn = ({ moveInDate, moveOutDate }: Stay): boolean =>
  moveOutDate !== null && moveOutDate <= moveInDate

/** Whether both live there on some day. */
export const staysOverlap = (a: Stay, b: Stay): boolean =>
  !neverMovedIn(a) && !neverMovedIn(b) && beginsWithin(a, b) && beginsWithin(b, a)

const beginsWithin = ({ moveInDate }: Stay, { moveOutDate }: Stay) => moveOutDate === null || moveInDate < moveOutDate

/** The day on the calendar of the two countries where homes are let; both keep the same time. */
export const dayAtHome = (moment: Date): CalendarDate => calendar.format(moment)

const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin', dateStyle: 'short' })
