import * as z from 'zod/mini'
import type { IssueCode } from './issues.ts'

/** A moment with its zone (RFC 3339). */
export const momentForm = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?(Z|[+-]\d\d:\d\d)$/

/** A moment as a device's clock told it. */
export const moment = () =>
  z.string().check(
    z.regex(momentForm, { error: 'date_invalid' satisfies IssueCode }),
    z.refine((text) => !Number.isNaN(Date.parse(text)), { error: 'date_invalid' satisfies IssueCode }),
  )
