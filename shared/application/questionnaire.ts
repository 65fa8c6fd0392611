import * as z from 'zod/mini'
import { generalInfo } from '#shared/application/general-info.ts'
import { guarantorsOf, MAX_GUARANTORS, rentersOf } from '#shared/application/guarantor.ts'
import { askedRenter, mainRenter } from '#shared/application/main-renter.ts'
import type { CalendarDate } from '#shared/dates.ts'
import type { IssueCode } from '#shared/issues.ts'
import { MAX_MAIN_RENTERS } from './sections.ts'

export const mainRenters = (today: CalendarDate) => renters(mainRenter(today))

/** One and more of them, each by this schema, with those who vouch for them behind. */
export const renters = <Renter extends z.ZodMiniType<{ isGuarantor: boolean }>>(renter: Renter) =>
  z.array(renter).check(
    z.minLength(1, { error: 'main_renter_required' satisfies IssueCode }),
    z.maxLength(MAX_MAIN_RENTERS, { error: 'too_many_main_renters' satisfies IssueCode }),
    // The first stands for the application, and is written to.
    z.refine(([first]) => first === undefined || rentersOf([first]).length > 0, {
      error: 'main_renter_required' satisfies IssueCode,
    }),
    z.refine((people) => guarantorsOf(people).length <= MAX_GUARANTORS, {
      error: 'too_many_guarantors' satisfies IssueCode,
    }),
  )

/** Everything a person answers; the last section holds the confirmation. */
export const questionnaire = (today: CalendarDate) =>
  z.object({
    mainRenters: renters(askedRenter(today)),
    generalInfo,
    confirmed: z.literal(true, { error: 'confirmation_required' satisfies IssueCode }),
  })
