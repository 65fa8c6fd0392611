import { ClientError, ResponseBodyError, WWWAuthenticateChallengeError } from 'openid-client'
import { AppError } from '#server/app-error.ts'
import type { Deps } from '#server/deps.ts'

type SignInError = 'SIGN_IN_FAILED' | 'SIGN_IN_UNAVAILABLE'

/**
 * What a failure of the provider means: that a person signs in again (SIGN_IN_FAILED), or that it passes, or that the
 * operator has to mend it (SIGN_IN_UNAVAILABLE, and a line in the log that says the provider's code).
 * @param unacceptable what an answer means whose contents are not as they must be
 */
export function explainProvider(error: unknown, log: Deps['log'], unacceptable: SignInError): Error {
  if (error instanceof AppError) return error
  if (error instanceof ResponseBodyError && error.error === 'invalid_grant') return new AppError('SIGN_IN_FAILED')
  const say = (event: string, code: string | undefined) => log({ level: 'warn', event, code })
  if (error instanceof ResponseBodyError || error instanceof WWWAuthenticateChallengeError) {
    say('identity_provider_refused', error instanceof ResponseBodyError ? error.error : error.code)
    return new AppError('SIGN_IN_UNAVAILABLE')
  }
  if (isUnreachable(error)) {
    say('identity_provider_unreachable', codeOf(error.cause) ?? codeOf(error))
    return new AppError('SIGN_IN_UNAVAILABLE')
  }
  if (error instanceof ClientError) {
    say('identity_provider_answered_wrong', error.code)
    return new AppError(unacceptable)
  }
  return error instanceof Error ? error : new Error('the identity provider failed', { cause: error })
}

/** No connection, no answer in time, or an answer that is none; a discovery document of somebody else is none either. */
function isUnreachable(error: unknown): error is Error {
  if (error instanceof ClientError) return unreachable.has(error.code ?? '')
  return error instanceof TypeError && ['fetch failed', 'terminated'].includes(error.message)
}

const unreachable = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_PARSE_ERROR',
  'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
])

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : undefined)
