import { type CalendarDate, afterDays } from '#shared/dates.ts'
import type { HomeCountry } from '#shared/home-countries.ts'
import { packs } from '#shared/policy/every-pack.ts'
import type { DeadlineKind, DeadlineRule, Pack } from '#shared/policy/pack.ts'
import { enters, leaves } from './kind.ts'
import type { ProtocolKind } from './protocol.ts'

export interface Deadline {
  kind: DeadlineKind
  /** Null: as soon as there is something to tell. */
  on: CalendarDate | null
  /** The rule that it follows from. */
  source: string
}

/**
 * What has to be done until when after a handover (handover.md, Deadlines): a reminder and no legal advice. Public
 * holidays differ from place to place and are not counted, so that the day shown is never too late.
 */
export function deadlines(jurisdiction: HomeCountry, kind: ProtocolKind, date: CalendarDate): Deadline[] {
  const { deadlines: rules }: Pack = packs[jurisdiction]
  return rules
    .filter(({ after }) => (after === 'moving_out' ? leaves(kind) : enters(kind)))
    .map(({ within, kind: what, source }) => ({ kind: what, on: within ? dayWithin(date, within) : null, source }))
}

/** The end of each falls within this time after its handover: a year, and the days of a month that is longer. */
export const LONGEST_DEADLINE_DAYS = 366

function dayWithin(date: CalendarDate, within: NonNullable<DeadlineRule['within']>): CalendarDate {
  if ('days' in within) return afterDays(date, within.days)
  return 'months' in within ? afterMonths(date, within.months) : afterWorkingDays(date, within.workingDays)
}

function afterWorkingDays(date: CalendarDate, days: number): CalendarDate {
  let day = date
  for (let left = days; left > 0; ) {
    day = afterDays(day, 1)
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
    if (weekday !== 0 && weekday !== 6) left -= 1
  }
  return day
}

/** The same day of a later month, or its last one where it is shorter (BGB § 188). */
function afterMonths(date: CalendarDate, months: number): CalendarDate {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, last))).toISOString().slice(0, 10)
}
