import * as z from 'zod/mini'
import { type ActivityFilter, activityFilter } from '#shared/activity/activity-filter.ts'
import { isCalendarDate } from '#shared/dates.ts'
import type { IssueCode } from '#shared/issues.ts'

const day = z
  .string()
  .check(z.refine((text) => text === '' || isCalendarDate(text), { error: 'date_invalid' satisfies IssueCode }))

/** What is chosen and typed to look through the log; empty for all. */
export const logForm = z.object({ subject: z.string(), actorId: z.string(), from: day, to: day, concerns: z.string() })
export type LogForm = z.output<typeof logForm>

export const emptyLogForm: LogForm = { subject: '', actorId: '', from: '', to: '', concerns: '' }

export const readLogForm = (address: URLSearchParams): LogForm => ({
  ...emptyLogForm,
  ...filterOf(Object.fromEntries(address)),
})

type Said = { [Field in keyof ActivityFilter]?: NonNullable<ActivityFilter[Field]> }

/** Only what can be looked for: anything else that stands in an address, or is half typed, means all. */
export function filterOf(form: Partial<Record<string, string>>): Said {
  const fields = Object.entries(activityFilter.shape).map(([field, rule]) => [field, rule.safeParse(form[field]).data])
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined))
}

/** Nothing lies in such a period. */
export const isAfterEnd = ({ from, to }: Said): boolean => from !== undefined && to !== undefined && from > to
