import type { CalendarDate } from '#shared/dates.ts'

/** The person's own calendar day. */
export function localToday(now = new Date()): CalendarDate {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}
