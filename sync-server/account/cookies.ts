import { parse, serialize } from 'hono/utils/cookie'
import type { Deps } from '#server/deps.ts'
import { ownOrigin } from '#server/http/own-origin.ts'
import { SESSION_SECONDS } from './session.ts'

const SESSION = 'einzug_session'

export const readCookies = (request: Request): Record<string, string> => parse(request.headers.get('cookie') ?? '')

/** The secret that a session is found by. */
export const readSessionCookie = (request: Request): string | undefined => readCookies(request)[SESSION]

export const sessionCookie = (site: Pick<Deps, 'publicUrl'>, request: Request, secret: string): string =>
  writeCookie(site, request, { name: SESSION, value: secret, path: '/api', seconds: SESSION_SECONDS })

export const endedSessionCookie = (site: Pick<Deps, 'publicUrl'>, request: Request): string =>
  writeCookie(site, request, { name: SESSION, value: '', path: '/api', seconds: 0 })

/**
 * Somebody signed out in this browser, or signed in and was refused: until a sign-in leads somebody in, the provider is to ask who
 * it is, also where its own session could not be ended, or has no page for that.
 */
export const asksAnew = (request: Request): boolean => readCookies(request)[ASKS_ANEW] !== undefined

export const askAnewCookie = (site: Pick<Deps, 'publicUrl'>, request: Request, asks: boolean): string =>
  writeCookie(site, request, { name: ASKS_ANEW, value: '1', path: '/api/auth', seconds: asks ? ASKS_ANEW_SECONDS : 0 })

const ASKS_ANEW = 'einzug_asks_anew'
/** Longer than a provider's session lasts. */
const ASKS_ANEW_SECONDS = 365 * 24 * 60 * 60

/** `seconds` 0 removes it. No script reads it, and other sites' forms and images do not bring it. */
export function writeCookie(
  site: Pick<Deps, 'publicUrl'>,
  request: Request,
  { name, value, path, seconds }: { name: string; value: string; path: string; seconds: number },
): string {
  const secure = ownOrigin(site, request).startsWith('https:')
  return serialize(name, value, { path, maxAge: seconds, secure, httpOnly: true, sameSite: 'Lax' })
}
