import * as z from 'zod/mini'
import { type CalendarDate, calendarDate } from '#shared/dates.ts'
import type { IssueCode } from '#shared/issues.ts'

/** One after 2199 is a slip, and from it on no clock would ever run out. */
export const isBeyond = (day: CalendarDate): boolean => day >= '2200'

/** On which something happens at a home. */
export const dayOfTenancy = (missing: IssueCode) =>
  calendarDate(missing).check(z.refine((day) => !isBeyond(day), { error: 'date_invalid' satisfies IssueCode }))
