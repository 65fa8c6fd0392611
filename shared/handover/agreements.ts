import * as z from 'zod/mini'
import type { IssueCode } from '#shared/issues.ts'
import { MAX_AMOUNT } from '#shared/number.ts'
import { comment, optionalText } from '#shared/text.ts'

export const depositForms = ['account', 'guarantee', 'insurance', 'none'] as const
export const depositReleases = ['open', 'full', 'partial', 'withheld'] as const

const money = z.nullable(
  z
    .number({ error: 'invalid' satisfies IssueCode })
    .check(
      z.minimum(0, { error: 'invalid' satisfies IssueCode }),
      z.maximum(MAX_AMOUNT, { error: 'amount_too_large' satisfies IssueCode }),
    ),
)

/** Deposit and what the parties agreed on. Nothing is decided for them: `open` is the default. */
export const agreements = z.partial(
  z.object({
    depositAmount: money,
    depositForm: z.enum(depositForms),
    release: z.enum(depositReleases),
    withheldAmount: money,
    withheldBecause: comment(),
    payoutIban: optionalText(),
    outstandingWorks: comment(),
    text: comment(),
  }),
)
export type Agreements = z.output<typeof agreements>
