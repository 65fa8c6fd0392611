import { afterDays, type CalendarDate } from '#shared/dates.ts'

interface Told {
  today: CalendarDate
  /** The day that managers were told before; null for none. */
  before: CalendarDate | null
  /** For so many days they could read of it at least. */
  notice: number
}

/** The day that is told: never sooner than it was told, nor without having been told for some time. @param due by the rule */
export function toldDay(due: CalendarDate, { today, before, notice }: Told): CalendarDate {
  if (before !== null && due >= before) return due
  const soonest = afterDays(today, notice)
  const day = due > soonest ? due : soonest
  return before !== null && before < day ? before : day
}
