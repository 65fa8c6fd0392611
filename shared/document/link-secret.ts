import * as z from 'zod/mini'
import type { IssueCode } from '#shared/issues.ts'

/** 256 bits in base64url, made by the server; it stands in a link's fragment, which no server is told. */
export const linkSecret = z.string().check(z.regex(/^[\w-]{43}$/, { error: 'invalid' satisfies IssueCode }))
