import * as z from 'zod/mini'
import type { IssueCode } from '#shared/issues.ts'

/** Far above any rent or size, so that it only ever stops a mistake. */
export const MAX_AMOUNT = 10_000_000

/** A whole number of at least `least`; `tooSmall` is also the reason where there is none. What was typed and is no number is NaN. */
export const wholeAmount = (least: number, tooSmall: IssueCode) =>
  z
    .number({
      error: ({ input }) => (Number.isNaN(input) ? ('whole_number_required' satisfies IssueCode) : tooSmall),
    })
    .check(
      z.minimum(least, { error: tooSmall, abort: true }),
      z.maximum(MAX_AMOUNT, { error: 'amount_too_large' satisfies IssueCode }),
      z.refine(Number.isInteger, { error: 'whole_number_required' satisfies IssueCode }),
    )

/** A number, with decimals, that may be left out; an empty field is null (manager.md, Number fields). */
export const optionalAmount = (negative: IssueCode) =>
  z.nullish(
    z
      .number({ error: negative })
      .check(
        z.minimum(0, { error: negative }),
        z.maximum(MAX_AMOUNT, { error: 'amount_too_large' satisfies IssueCode }),
      ),
  )
