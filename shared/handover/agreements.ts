import * as z from 'zod/mini'
import { comment, optionalText } from '#shared/text.ts'
import { money } from './room/room.ts'

export const depositForms = ['account', 'guarantee', 'insurance', 'none'] as const
export const depositReleases = ['open', 'full', 'partial', 'withheld'] as const

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
