import type { CalendarDate } from '#shared/dates.ts'

/** From the day of the move-in up to that of the move-out, on which the next may move in; without an end so far. */
export interface Stay {
  moveInDate: CalendarDate
  moveOutDate: CalendarDate | null
}

/** Where somebody stands on a day: what was written down for later changes nothing until then. */
export type StayState = 'coming' | 'living' | 'gone'

/** Days compare as text. Who was to move in and never did is gone at once. */
export function stayOn(stay: Stay, day: CalendarDate): StayState {
  if (isEmpty(stay) || (stay.moveOutDate !== null && stay.moveOutDate <= day)) return 'gone'
  return stay.moveInDate > day ? 'coming' : 'living'
}

/** Nobody lives there on any day of it: it ends as it begins. */
const isEmpty = ({ moveInDate, moveOutDate }: Stay): boolean => moveOutDate !== null && moveOutDate <= moveInDate

/** Who was to move in and never did: it was called off before the day. Who came and went on one day is written down on it, or later. */
export const neverMovedIn = (stay: Stay & { updatedAt: string }): boolean =>
  isEmpty(stay) && dayAtHome(new Date(stay.updatedAt)) < stay.moveInDate

/** Whether both live there on some day. */
export const staysOverlap = (a: Stay, b: Stay): boolean =>
  !isEmpty(a) && !isEmpty(b) && beginsWithin(a, b) && beginsWithin(b, a)

/**
 * Whether the home is that of those who came by an accepted offer. Nobody knows yet when they come: it is theirs. Nor when who wants
 * it does: it has to have been given an end.
 */
export const holdsHome = (theirs: readonly Stay[], wanted: Stay | undefined): boolean =>
  theirs.length === 0 || theirs.some((stay) => (wanted ? staysOverlap(stay, wanted) : stay.moveOutDate === null))

const beginsWithin = ({ moveInDate }: Stay, { moveOutDate }: Stay) => moveOutDate === null || moveInDate < moveOutDate

/** The day on the calendar of the two countries where homes are let; both keep the same time. */
export const dayAtHome = (moment: Date): CalendarDate => calendar.format(moment)

const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin', dateStyle: 'short' })
