import * as z from 'zod/mini'
import type { IssueCode } from '#shared/issues.ts'
import { comment, date, extra, openLine, type Question, questions, tick, yesNo } from './question.ts'

/** Above every family, so that it only ever stops a mistake; as many as may sign. */
const MAX_HOUSEHOLD = 50

/** @param choices what is offered (applicant.md, General info); the first is the least, and the usual one */
const people = (
  choices: readonly [number, ...number[]],
  error: IssueCode,
): Question<'count', z.ZodMiniInt, number> => ({
  kind: 'count',
  choices,
  blank: choices[0],
  asked: z
    .int({ error })
    .check(
      z.minimum(choices[0], { error }),
      z.maximum(MAX_HOUSEHOLD, { error: 'household_too_large' satisfies IssueCode }),
    ),
})

const startDate = date('desired_start_date_required')

/** About the household and the wish, in the order in which they are asked. */
export const generalInfoQuestions = questions({
  desiredStartDate: {
    ...startDate,
    isOfHome: true,
    // Fixed bounds: an application may wait on a phone until the wish lies in the past.
    asked: startDate.asked.check(
      z.refine((day) => day === '' || (day >= '2020' && day < '2101'), {
        error: 'start_date_impossible' satisfies IssueCode,
      }),
    ),
  },
  commentaryStartDate: { ...comment(), isOfHome: true },
  numberOfAdults: people([1, 2, 3, 4, 5], 'adults_at_least_one'),
  numberOfChildren: people([0, 1, 2, 3, 4, 5], 'children_not_negative'),
  visitedProperty: { ...yesNo(), isOfHome: true },
  casualtyInsurance: { ...yesNo(), byPack: true },
  casualtyInsuranceName: {
    ...openLine(),
    of: 'casualtyInsurance',
    missing: 'insurance_name_required' satisfies IssueCode,
  },
  subletting: tick(),
  pets: tick(),
  debtEnforcement: extra(yesNo()),
  relationship: extra(openLine()),
  specialNoise: extra(openLine()),
  businessUse: extra(yesNo()),
  parkingSpace: extra(yesNo()),
})
