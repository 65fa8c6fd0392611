import type { CurrentState } from '#shared/application/manager/application.ts'
import type { ErrorCode } from '#shared/errors/errors.ts'
import type { IssueCode } from '#shared/issues.ts'

/** One thing that is wrong in a request, and where: `mainRenters.0.email`. */
export interface ErrorDetail {
  path: string
  code: IssueCode
  message: string
}

/** A failure the caller can expect. Its status and text stand in `shared/errors/errors.ts`. */
export class AppError extends Error {
  override readonly name = 'AppError'
  readonly code: ErrorCode
  readonly details: readonly ErrorDetail[] | undefined
  readonly retryAfterSeconds: number | undefined
  /** What a protocol demands beside the body. */
  readonly headers: Readonly<Record<string, string | string[]>> | undefined

  /** What somebody else made of the record meanwhile. */
  readonly current: CurrentState | undefined

  constructor(
    code: ErrorCode,
    more: Partial<Pick<AppError, 'details' | 'retryAfterSeconds' | 'headers' | 'current'>> = {},
  ) {
    super(code)
    this.code = code
    this.details = more.details
    this.retryAfterSeconds = more.retryAfterSeconds
    this.headers = more.headers
    this.current = more.current
  }
}

/** Whether asking again with the same bytes would lead to the same: not where nobody could say. */
export const isRefusal = (error: unknown): error is AppError =>
  error instanceof AppError && error.code !== 'UNAVAILABLE'
