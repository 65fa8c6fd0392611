import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { accountContract } from '#shared/account/contract.ts'
import { ApiError, call, NoConnectionError, StrangerError } from '#web/kit/api/call.ts'

export type LoginUrl =
  | { authorizeUrl: string }
  | { failure: 'not_set_up' | 'unreachable' | 'unknown' }
  | { failure: 'page'; status: number }
  /** The answer as `503 <body>`. */
  | { failure: 'refused'; answer: string }

interface LoginWish {
  /** Where the sign-in page leads back to, on this very origin. */
  returnUrl: string
  /** It asks who it is, whoever is signed in there. */
  asksAnew?: boolean
}

export async function readLoginUrl(
  { returnUrl, asksAnew = false }: LoginWish,
  send: typeof fetch = fetch,
): Promise<LoginUrl> {
  try {
    const query = { returnUrl, ...(asksAnew && { asksAnew: 'true' as const }) }
    return await call(accountContract.readLoginUrl, { query }, send)
  } catch (error) {
    // An answer that cannot be read, or that names no address, was an answer.
    if (error instanceof StrangerError) return { failure: 'unknown' }
    if (error instanceof NoConnectionError) return { failure: 'unreachable' }
    if (!(error instanceof ApiError)) return { failure: 'unknown' }
    if (error.code === 'SIGN_IN_NOT_SET_UP') return { failure: 'not_set_up' }
    return error.isPage ? { failure: 'page', status: error.status } : { failure: 'refused', answer: error.said }
  }
}

/** Why nobody can sign in now. */
export function loginFailureText(result: Extract<LoginUrl, { failure: string }>): string {
  switch (result.failure) {
    case 'not_set_up':
      return i18n._('error.SIGN_IN_NOT_SET_UP')
    case 'refused': {
      const { answer } = result
      return t`Failed to get login URL: ${answer}`
    }
    case 'page': {
      const { status } = result
      return t`Something on the way answered in place of the server (${status}), such as a network that asks for a login.`
    }
    case 'unreachable':
      return t`Unable to connect to authentication service. Please check if CORS is enabled on your API.`
    case 'unknown':
      return t`Failed to initiate login. Please try again.`
  }
}
