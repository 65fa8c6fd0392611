import * as z from 'zod/mini'
import { calendarDate } from '#shared/dates.ts'
import type { IssueCode } from '#shared/issues.ts'
import { comment, optionalText } from '#shared/text.ts'

/** What the selectors offer (applicant.md §5). */
export const adultChoices = [1, 2, 3, 4, 5] as const
export const childChoices = [0, 1, 2, 3, 4, 5] as const

export const generalInfo = z
  .object({
    desiredStartDate: calendarDate('desired_start_date_required'),
    commentaryStartDate: comment(),
    numberOfAdults: z
      .int({ error: 'adults_at_least_one' satisfies IssueCode })
      .check(z.minimum(1, { error: 'adults_at_least_one' satisfies IssueCode })),
    numberOfChildren: z
      .int({ error: 'children_not_negative' satisfies IssueCode })
      .check(z.minimum(0, { error: 'children_not_negative' satisfies IssueCode })),
    visitedProperty: z.boolean({ error: 'required' satisfies IssueCode }),
    casualtyInsurance: z.boolean({ error: 'required' satisfies IssueCode }),
    casualtyInsuranceName: optionalText(),
    subletting: z._default(z.boolean(), false),
    pets: z._default(z.boolean(), false),
  })
  .check(
    z.refine((info) => !info.casualtyInsurance || info.casualtyInsuranceName !== '', {
      error: 'insurance_name_required' satisfies IssueCode,
      path: ['casualtyInsuranceName'],
    }),
  )

export type GeneralInfo = z.output<typeof generalInfo>
