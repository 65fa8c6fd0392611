import { AppError } from '#server/app-error.ts'
import type { Deps } from '#server/deps.ts'
import { detail } from './validate.ts'

/** Where the identity provider sends people back (sign-in.md, Callback). */
const CALLBACK_PAGE = '/auth/cognito/callback'

type Site = Pick<Deps, 'publicUrl'>

/**
 * The origin of this very app. Without PUBLIC_URL only this machine's own names are believed, because any other site can
 * let a name of its own lead here.
 * @throws AppError SIGN_IN_NOT_SET_UP under any other name
 */
export function ownOrigin({ publicUrl }: Site, request: Request): string {
  const { origin, hostname } = new URL(request.url)
  const known = publicUrl ?? (isThisMachine(hostname) ? origin : undefined)
  if (!known) throw new AppError('SIGN_IN_NOT_SET_UP')
  return known
}

export const isThisMachine = (hostname: string) => ['localhost', '127.0.0.1', '[::1]'].includes(hostname)

/** @throws AppError VALIDATION_FAILED for any address but the callback page of this very app, letter by letter */
export function checkReturnAddress(site: Site, request: Request, field: string, address: string | undefined): string {
  const own = ownOrigin(site, request) + CALLBACK_PAGE
  if (address !== undefined && address !== own) {
    throw new AppError('VALIDATION_FAILED', { details: [detail([field], 'invalid')] })
  }
  return own
}

/**
 * Refuses what another site makes a browser send, for calls that act on a cookie. A browser says where a call comes from;
 * a program without one has no cookies of somebody else.
 * @throws AppError FOREIGN_ORIGIN
 */
export function checkOwnPage(site: Site, request: Request): void {
  const origin = request.headers.get('origin')
  const relation = request.headers.get('sec-fetch-site') ?? 'none'
  const isOwn = (origin === null || origin === ownOrigin(site, request)) && ['same-origin', 'none'].includes(relation)
  if (!isOwn) throw new AppError('FOREIGN_ORIGIN')
}

/**
 * Refuses what is opened as a page, for calls whose answer only code may see: whoever holds a phone that somebody else signed in on would
 * read it in the address bar.
 * @throws AppError FOREIGN_ORIGIN
 */
export function checkNoPage(request: Request): void {
  if (request.headers.get('sec-fetch-mode') === 'navigate') throw new AppError('FOREIGN_ORIGIN')
}
