import * as z from 'zod/mini'
import type { IssueCode } from '#shared/issues.ts'

/** A calendar day as `YYYY-MM-DD`. It has no time and no zone, so it never shifts between devices. */
export type CalendarDate = string

const iso = /^(\d{4})-(\d{2})-(\d{2})$/
const typedForms = [iso, /^(\d{1,2})[.\-/ ]+(\d{1,2})[.\-/ ]+(\d{4})$/, /^(\d{2})(\d{2})(\d{4})$/]

/** Whether the text is `YYYY-MM-DD` and such a day exists, from the year 1900 on. */
export function isCalendarDate(text: string): boolean {
  const [, year, month, day] = iso.exec(text)?.map(Number) ?? []
  if (!year || !month || !day || year < 1900) return false
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

/** Reads what a person types (`27.3.1990`, `27/03/1990`, `27031990`, `1990-03-27`); otherwise gives the text back as it is. */
export function readTypedDate(text: string): string {
  for (const form of typedForms) {
    const parts = form.exec(text.trim())?.slice(1)
    if (!parts) continue
    const [year, month, day] = form === iso ? parts : parts.toReversed()
    const date = `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`
    if (isCalendarDate(date)) return date
  }
  return text
}

/** DD.MM.YYYY (applicant.md §9), in every language; text that is no date comes back as it is. */
export function formatDate(date: CalendarDate): string {
  const [, year, month, day] = iso.exec(date.slice(0, 10)) ?? []
  return year ? `${day}.${month}.${year}` : date
}

export const calendarDate = (missing: IssueCode) =>
  z.string({ error: missing }).check(
    z.trim(),
    z.minLength(1, { error: missing }),
    z.refine((text) => text === '' || isCalendarDate(text), { error: 'date_invalid' satisfies IssueCode, abort: true }),
  )
