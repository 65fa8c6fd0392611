import * as z from 'zod/mini'
import type { IssueCode } from '#shared/issues.ts'
import { storable } from '#shared/text.ts'

/** Words that were on a screen, kept to the letter: blanks and all. */
export const exactText = (most: number) =>
  z
    .string({ error: 'invalid' satisfies IssueCode })
    .check(z.maxLength(most, { error: 'comment_too_long' satisfies IssueCode }), storable)
