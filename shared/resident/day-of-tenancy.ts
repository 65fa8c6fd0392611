import * as z from 'zod/mini'
import { calendarDate } from '#shared/dates.ts'
import type { IssueCode } from '#shared/issues.ts'

/** On which something happens at a home. One after 2199 is a slip, and from it on no clock would ever run out. */
export const dayOfTenancy = (missing: IssueCode) =>
  calendarDate(missing).check(z.refine((day) => day < '2200', { error: 'date_invalid' satisfies IssueCode }))
