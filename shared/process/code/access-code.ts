import * as z from 'zod/mini'
import type { IssueCode } from '#shared/issues.ts'
import { CODE_LENGTH } from './code.ts'

/** Any six characters: whether such a code exists is the server's to say. */
export const accessCode = z
  .string()
  .check(
    z.trim(),
    z.toUpperCase(),
    z.minLength(1, { error: 'code_required' satisfies IssueCode, abort: true }),
    z.length(CODE_LENGTH, { error: 'code_length' satisfies IssueCode }),
  )

/** Undefined for what no code can look like, which need not trouble the database. */
export function readCode(typed: string): string | undefined {
  const { data } = accessCode.safeParse(typed)
  return data && /^[A-Z0-9]+$/.test(data) ? data : undefined
}
