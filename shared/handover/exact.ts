import * as z from 'zod/mini'
import type { IssueCode } from '#shared/issues.ts'
import { storable } from '#shared/text.ts'

/** Words that were on a screen, kept to the letter: blanks and all. */
export const exactText = (most: number) =>
  z
    .string({ error: 'invalid' satisfies IssueCode })
    .check(z.maxLength(most, { error: 'comment_too_long' satisfies IssueCode }), storable)

const rfc3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?(Z|[+-]\d\d:\d\d)$/

/** A moment as a device's clock told it, with its zone (RFC 3339). */
export const moment = () =>
  z.string().check(
    z.refine((text) => rfc3339.test(text) && !Number.isNaN(Date.parse(text)), {
      error: 'date_invalid' satisfies IssueCode,
    }),
  )
