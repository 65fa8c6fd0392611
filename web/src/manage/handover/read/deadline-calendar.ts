import ical from 'ical-generator'
import type { CalendarDate } from '#shared/dates.ts'

interface Entry {
  /** The same for the same deadline of the same protocol, so that a second import changes nothing. */
  id: string
  on: CalendarDate
  summary: string
  description: string
}

/** Whole days for any calendar program (RFC 5545). */
export function calendarOf(entries: readonly Entry[]): Blob {
  const calendar = ical({ prodId: '//Einzug//handover deadlines//EN' })
  for (const { id, on, ...words } of entries) {
    calendar.createEvent({ id: `${id}@einzug`, start: new Date(`${on}T00:00:00Z`), allDay: true, ...words })
  }
  return new Blob([calendar.toString(), '\r\n'], { type: 'text/calendar' })
}
