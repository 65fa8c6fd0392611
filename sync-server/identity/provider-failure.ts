import { ClientError, ResponseBodyError } from 'openid-client'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/app-error.ts'

/**
 * What a failure of the provider means to the person who signs in: to start again (SIGN_IN_FAILED), or to wait
 * (SIGN_IN_UNAVAILABLE). What only the operator can mend is told to the log, by code alone.
 */
export function explainProvider(error: unknown, log: Deps['log']): Error {
  if (error instanceof AppError) return error
  if (error instanceof ResponseBodyError) {
    if (error.error === 'invalid_grant') return new AppError('SIGN_IN_FAILED')
    log({ level: 'warn', event: 'identity_provider_refused', status: error.status, code: error.error })
    return new AppError('SIGN_IN_UNAVAILABLE')
  }
  if (isUnreachable(error)) {
    log({ level: 'warn', event: 'identity_provider_unreachable', code: codeOf(error) })
    return new AppError('SIGN_IN_UNAVAILABLE')
  }
  if (error instanceof ClientError) {
    log({ level: 'warn', event: 'sign_in_refused', code: error.code })
    return new AppError('SIGN_IN_FAILED')
  }
  return error instanceof Error ? error : new Error('the identity provider failed', { cause: error })
}

/** No connection, no answer in time, or an answer that is none. */
function isUnreachable(error: unknown): error is Error {
  if (error instanceof ClientError) return unreachable.has(error.code ?? '')
  return error instanceof TypeError && error.message === 'fetch failed'
}

const unreachable = new Set(['OAUTH_TIMEOUT', 'OAUTH_RESPONSE_IS_NOT_CONFORM', 'OAUTH_RESPONSE_IS_NOT_JSON'])

const codeOf = (error: Error) => {
  const known = error.cause instanceof Error ? error.cause : error
  return 'code' in known ? String(known.code) : undefined
}
