import { AppError } from '#server/app-error.ts'
import type { Deps } from '#server/deps.ts'
import { checkReturnAddress } from '#server/http/own-origin.ts'
import type { accountContract } from '#shared/account/contract.ts'
import type { BodyOf } from '#shared/endpoint.ts'
import { askAnewCookie, endedSessionCookie, readSessionCookie, sessionCookie } from './cookies.ts'
import { linkUser } from './link-user.ts'
import { findAttempt, forgetAttempt, isProvenBy } from './sign-in-attempts.ts'

/**
 * Ends a sign-in: a code for an access token, and for a session unless nobody invited this person.
 * @throws AppError SIGN_IN_FAILED, ACCOUNT_DEACTIVATED, or SIGN_IN_UNAVAILABLE
 */
export async function exchangeCode(
  deps: Pick<Deps, 'db' | 'identity' | 'sessions' | 'publicUrl' | 'sessionKey' | 'now' | 'log'>,
  request: Request,
  { code, redirectUri, state, iss }: BodyOf<typeof accountContract.exchangeCode>,
) {
  checkReturnAddress(deps, request, 'redirectUri', redirectUri)
  const attempt = await findAttempt(deps, request, state)
  if (!attempt) throw new AppError('SIGN_IN_FAILED')
  const signedIn = await deps.identity.finishSignIn({ code, redirectUri, iss }, attempt)
  const isProven = isProvenBy(attempt, signedIn)
  // Nobody can take a phone back at such a provider.
  if (attempt.isToBeProven && !isProven) deps.log({ level: 'warn', event: 'sign_in_not_asked_anew' })
  const user = await linkUser(deps.db, signedIn, deps.now())

  // Whoever was signed in here before is not any more, also when the next person has no account.
  const before = readSessionCookie(request)
  if (before) await deps.sessions.end(before)
  const ends = (isRefused: boolean, session: string) => [
    forgetAttempt(deps, request, attempt),
    // The provider would let who is refused here in again and again, and nobody else.
    askAnewCookie(deps, request, isRefused),
    session,
  ]
  if (user && !user.isActive) {
    const cookies = ends(true, endedSessionCookie(deps, request))
    throw new AppError('ACCOUNT_DEACTIVATED', { headers: { 'Set-Cookie': cookies } })
  }
  const session = user
    ? sessionCookie(deps, request, await deps.sessions.begin(user, signedIn))
    : endedSessionCookie(deps, request)
  return { ...signedIn, isProven, cookies: ends(!user || user.role === 'user', session) }
}
