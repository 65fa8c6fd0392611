import * as z from 'zod/mini'
import { generalInfo } from '#shared/application/general-info.ts'
import { askedRenter, mainRenter } from '#shared/application/main-renter.ts'
import type { CalendarDate } from '#shared/dates.ts'
import type { IssueCode } from '#shared/issues.ts'
import { MAX_MAIN_RENTERS } from './sections.ts'

export const mainRenters = (today: CalendarDate) => renters(mainRenter(today))

/** One and more of them, each by this schema. */
export const renters = <Renter extends z.ZodMiniType>(renter: Renter) =>
  z
    .array(renter)
    .check(
      z.minLength(1, { error: 'main_renter_required' satisfies IssueCode }),
      z.maxLength(MAX_MAIN_RENTERS, { error: 'too_many_main_renters' satisfies IssueCode }),
    )

/** Everything a person answers; the last section holds the confirmation. */
export const questionnaire = (today: CalendarDate) =>
  z.object({
    mainRenters: renters(askedRenter(mainRenter(today))),
    generalInfo,
    confirmed: z.literal(true, { error: 'confirmation_required' satisfies IssueCode }),
  })
