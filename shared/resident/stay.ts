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
  if (isEmptyStay(stay) || (stay.moveOutDate !== null && stay.moveOutDate <= day)) return 'gone'
  return stay.moveInDate > day ? 'coming' : 'living'
}

/** It ends as it begins, and takes no room from anybody: it was called off, or somebody came and went on one day. */
export const isEmptyStay = ({ moveInDate, moveOutDate }: Stay): boolean =>
  moveOutDate !== null && moveOutDate <= moveInDate

/** Nobody moves out before they moved in; on the same day they may. In forms a move-out that is none is empty. */
export const endsBeforeItBegins = ({ moveInDate, moveOutDate }: Stay): boolean =>
  moveOutDate !== null && moveOutDate !== '' && moveOutDate < moveInDate

/** Whether both live there on some day. */
export const staysOverlap = (a: Stay, b: Stay): boolean =>
  !isEmptyStay(a) && !isEmptyStay(b) && beginsWithin(a, b) && beginsWithin(b, a)

/**
 * Whether the home is that of those who came by an accepted offer. Nobody knows yet when they come: it is theirs. Nor when who wants
 * it does: it has to have been given an end.
 */
export const holdsHome = (theirs: readonly Stay[], wanted: Stay | undefined): boolean =>
  theirs.length === 0 || theirs.some((stay) => (wanted ? staysOverlap(stay, wanted) : stay.moveOutDate === null))

const beginsWithin = ({ moveInDate }: Stay, { moveOutDate }: Stay) => moveOutDate === null || moveInDate < moveOutDate

/** Of the countries where homes are let: all keep the same time. */
export const HOME_TIME_ZONE = 'Europe/Berlin'

/** The day on their calendar. */
export const dayAtHome = (moment: Date): CalendarDate => calendar.format(moment)

/** The moment at which a day begins there, and the one at which it is over. */
export const startOfDay = (day: CalendarDate): Date => {
  const inSummer = new Date(`${day}T00:00:00+02:00`)
  return dayAtHome(inSummer) === day ? inSummer : new Date(`${day}T00:00:00+01:00`)
}
export const endOfDay = (day: CalendarDate): Date => {
  const inSummer = new Date(`${day}T24:00:00+02:00`)
  return dayAtHome(inSummer) === day ? new Date(`${day}T24:00:00+01:00`) : inSummer
}

const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone: HOME_TIME_ZONE, dateStyle: 'short' })
