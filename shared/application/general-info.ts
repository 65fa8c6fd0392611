import * as z from 'zod/mini'
import { calendarDate } from '#shared/dates.ts'
import type { IssueCode } from '#shared/issues.ts'
import { comment, optionalText } from '#shared/text.ts'

/** What the selectors offer (applicant.md, General info). */
export const adultChoices = [1, 2, 3, 4, 5] as const
export const childChoices = [0, 1, 2, 3, 4, 5] as const

/** Above every family, so that it only ever stops a mistake; as many as may sign. */
export const MAX_HOUSEHOLD = 50

const tooLarge = { error: 'household_too_large' satisfies IssueCode }

export const generalInfo = z
  .object({
    // Fixed bounds: an application may wait on a phone until the wish lies in the past.
    desiredStartDate: calendarDate('desired_start_date_required').check(
      z.refine((date) => date === '' || (date >= '2020' && date < '2101'), {
        error: 'start_date_impossible' satisfies IssueCode,
      }),
    ),
    commentaryStartDate: comment(),
    numberOfAdults: z
      .int({ error: 'adults_at_least_one' satisfies IssueCode })
      .check(z.minimum(1, { error: 'adults_at_least_one' satisfies IssueCode }), z.maximum(MAX_HOUSEHOLD, tooLarge)),
    numberOfChildren: z
      .int({ error: 'children_not_negative' satisfies IssueCode })
      .check(z.minimum(0, { error: 'children_not_negative' satisfies IssueCode }), z.maximum(MAX_HOUSEHOLD, tooLarge)),
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
