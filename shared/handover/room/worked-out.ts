import * as z from 'zod/mini'
import type { CalendarDate } from '#shared/dates.ts'
import type { IssueCode } from '#shared/issues.ts'
import { MAX_AMOUNT } from '#shared/number.ts'
import { optionalLine } from '#shared/text.ts'

const within = (least: number, most: number) => {
  const error = { error: 'invalid' satisfies IssueCode }
  return z.number(error).check(z.minimum(least, error), z.maximum(most, error))
}

/** Far beyond any home and any table. */
const years = () => within(0, 1000)

/**
 * What an amount was worked out from, as it was when somebody put it down. Kept and not worked out again: tables and dates change
 * afterwards, and what was signed does not.
 */
export const workedOut = z.object({
  /** A published type (life-spans.ts), or as the table calls it; empty where years were typed for nothing that is known. */
  name: optionalLine(),
  /** By whose word it lasts so long. */
  by: z.enum(['organization', 'device', 'publication', 'typed']),
  source: optionalLine(),
  /** Since when that holds; of a publication the year in which it was looked at. */
  since: optionalLine(),
  /** How it wears (residual-value.ts), before commercial use. */
  years: years(),
  freeYears: years(),
  restPercent: within(0, 100),
  /** By how many percent commercial use shortens that. */
  shorterBy: z.optional(within(0, 100)),
  installedYear: within(1800, 2200),
  ageYears: years(),
  newPrice: within(0, MAX_AMOUNT),
  /** What is left of it. */
  percent: within(0, 100),
  amount: within(0, MAX_AMOUNT),
})
export type WorkedOut = z.output<typeof workedOut>

/** The year that it was worked out for. */
export const yearOf = ({ installedYear, ageYears }: WorkedOut): number => installedYear + ageYears

/** The day of the handover was put elsewhere afterwards, and what something was still worth before is what stands there. */
export const isOfAnotherYear = (
  { amount, workedOut: from }: { amount: number | null; workedOut?: WorkedOut | undefined },
  date: CalendarDate,
): boolean => from !== undefined && from.amount === amount && yearOf(from) !== Number(date.slice(0, 4))
