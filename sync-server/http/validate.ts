import type * as z from 'zod/mini'
import { AppError, type ErrorDetail } from '#server/app-error.ts'
import { isErrorCode } from '#shared/errors/errors.ts'
import { type IssueCode, isIssueCode, issues } from '#shared/issues.ts'

const MAX_DETAILS = 100

/**
 * The value as its schema reads it; fields the schema does not know are dropped.
 * @throws AppError VALIDATION_FAILED with details, or the error an issue names when it has a status of its own
 */
export function validate<S extends z.ZodMiniType>(schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const named = result.error.issues.map(({ message }) => message).find(isErrorCode)
  if (named) throw new AppError(named)
  throw new AppError('VALIDATION_FAILED', {
    details: result.error.issues.slice(0, MAX_DETAILS).map(({ path, message }) => detail(path, message)),
  })
}

export function detail(path: readonly PropertyKey[], code: string): ErrorDetail {
  const issue: IssueCode = isIssueCode(code) ? code : 'invalid'
  return { path: path.map(String).join('.'), code: issue, message: issues[issue].message }
}
