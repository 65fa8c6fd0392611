import { type CalendarDate, afterDays } from '#shared/dates.ts'
import { enters, leaves } from './kind.ts'
import type { Jurisdiction, ProtocolKind } from './protocol.ts'

export type DeadlineKind = 'defect_notice' | 'hidden_defects' | 'claims_lapse' | 'residence_confirmation'

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
export function deadlines(jurisdiction: Jurisdiction, kind: ProtocolKind, date: CalendarDate): Deadline[] {
  switch (jurisdiction) {
    case 'CH':
      return leaves(kind)
        ? [
            { kind: 'defect_notice', on: afterWorkingDays(date, 2), source: 'OR 267a' },
            { kind: 'hidden_defects', on: null, source: 'OR 267a' },
          ]
        : []
    case 'DE':
      return [
        ...(leaves(kind) ? [{ kind: 'claims_lapse' as const, on: afterMonths(date, 6), source: 'BGB § 548' }] : []),
        ...(enters(kind)
          ? [{ kind: 'residence_confirmation' as const, on: afterDays(date, 14), source: 'BMG § 19' }]
          : []),
      ]
    case 'AT':
      return leaves(kind) ? [{ kind: 'claims_lapse', on: afterMonths(date, 12), source: 'ABGB § 1111' }] : []
  }
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
