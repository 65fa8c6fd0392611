import { latinDigits } from './latin-digits.ts'
import * as z from 'zod/mini'
import type { IssueCode } from '#shared/issues.ts'

/** A calendar day as `YYYY-MM-DD`. It has no time and no zone, so it never shifts between devices. */
export type CalendarDate = string

const iso = /^(\d{4})-(\d{2})-(\d{2})$/
const dayFirst = /^(\d{1,2})[.\-/ ]+(\d{1,2})[.\-/ ]+(\d{4}|\d{2})\.?$/
const yearFirst = /^(\d{4})[.\-/ ]+(\d{1,2})[.\-/ ]+(\d{1,2})\.?$/
const digitsOnly = /^(\d{2})(\d{2})(\d{4}|\d{2})$/

/** Whether the text is `YYYY-MM-DD` and such a day exists, from the year 1900 on. */
export function isCalendarDate(text: string): boolean {
  const [, year, month, day] = iso.exec(text)?.map(Number) ?? []
  if (!year || !month || !day || year < 1900) return false
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

/** What a date is of, which tells the century of `90`: a birth lies in the past, anything else as near as it can. */
export type DateMeaning = 'birth' | 'other'

/**
 * Reads what a person types (`27.3.1990`, `27/03/90`, `270390`, `27031990`, `1990-03-27`); otherwise gives the text back as it is.
 * @param today of the person who types
 */
export function readTypedDate(text: string, today: CalendarDate, meaning: DateMeaning = 'other'): string {
  const typed = latinDigits(text).trim()
  if (isCalendarDate(typed)) return typed
  const [, ofYear, monthOfYear = '', dayOfMonth = ''] = yearFirst.exec(typed) ?? []
  if (ofYear) {
    const date = `${ofYear}-${monthOfYear.padStart(2, '0')}-${dayOfMonth.padStart(2, '0')}`
    return isCalendarDate(date) ? date : text
  }
  const [, day = '', month = '', year = ''] = dayFirst.exec(typed) ?? digitsOnly.exec(typed) ?? []
  const monthAndDay = `${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const dates = (year.length === 2 ? centuries.map((century) => century + year) : [year])
    .map((whole) => `${whole}-${monthAndDay}`)
    .filter(isCalendarDate)
  const likely = meaning === 'birth' && year.length === 2 ? dates.filter((date) => date < today) : dates
  const distance = (date: string) => Math.abs(Number(date.slice(0, 4)) - Number(today.slice(0, 4)))
  return likely.toSorted((a, b) => distance(a) - distance(b))[0] ?? text
}

const centuries = ['19', '20', '21']

export function afterDays(date: CalendarDate, days: number): CalendarDate {
  const day = new Date(`${date}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() + days)
  return day.toISOString().slice(0, 10)
}

/** DD.MM.YYYY (applicant.md, Formats), in every language; text that is no date comes back as it is. */
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
