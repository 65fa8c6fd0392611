import { type ErrorCode, errors } from '#shared/errors/errors.ts'
import { ApiError } from '#web/kit/api/call.ts'

export const refusal = (code: ErrorCode, more: object = {}, headers: Record<string, string> = {}) =>
  new ApiError(
    { status: errors[code].status, statusText: '', headers: new Headers({ 'x-app': 'einzug', ...headers }) },
    JSON.stringify({ code, message: code, ...more }),
  )
