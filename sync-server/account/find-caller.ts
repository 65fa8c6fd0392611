import { AppError } from '#server/app-error.ts'
import type { Deps } from '#server/deps.ts'
import type { Caller, FindCaller } from '#server/http/access.ts'
import { checkOwnPage } from '#server/http/own-origin.ts'
import { DAY_MS } from '#shared/day.ts'
import { readSessionCookie } from './cookies.ts'
import { hashOfToken } from './sealed-tokens.ts'
import type { Sessions, UserRow } from './session.ts'
import { findUserByToken, noteFirstSignIn } from './store.ts'

/** No page of another site can send it without asking first, and is refused then. */
const OWN_HEADER = 'x-einzug'
/** A session that the identity provider has not confirmed for longer is confirmed before it counts. */
const CONFIRMED_MS = 10 * 60_000
/** For as long a session counts while the provider cannot be reached. */
const UNREACHABLE_MS = DAY_MS

/**
 * Who calls: by the access token, or without one by the cookie of a session, because a service worker has no access to the
 * page's token (sign-in.md, Sessions). The user is read anew for every call, so that a
 * deactivation works at once, and whether the token's session has ended, so that a sign-out does.
 */
export function createFindCaller(
  deps: Pick<Deps, 'db' | 'identity' | 'publicUrl' | 'now'>,
  sessions: Sessions,
): FindCaller {
  return async (request) => {
    const authorization = request.headers.get('authorization')
    if (authorization !== null) return byToken(authorization)
    const secret = readSessionCookie(request)
    return secret ? byCookie(request, secret) : undefined
  }

  async function byToken(authorization: string): Promise<Caller> {
    const token = bearerOf(authorization)
    if (!token) throw new AppError('UNAUTHORIZED')
    const { subject, person } = await deps.identity.readAccessToken(token)
    const found = await findUserByToken(deps.db, subject, hashOfToken(token))
    // First why, because what ended the session may have been that the person was locked out.
    const caller = found ? describe(found.user) : { person, user: undefined }
    if (found?.hasEnded) throw new AppError('UNAUTHORIZED')
    // Who works by a provider's token alone has come, too.
    if (found?.user.firstSignInAt === null) await noteFirstSignIn(deps.db, found.user.id, deps.now())
    return caller
  }

  async function byCookie(request: Request, secret: string): Promise<Caller> {
    if (request.headers.get(OWN_HEADER) !== '1') throw new AppError('FOREIGN_ORIGIN')
    checkOwnPage(deps, request)
    const found = await sessions.find(secret)
    if (!found) throw new AppError('UNAUTHORIZED')
    const caller = describe(found.user)
    const unconfirmedFor = deps.now().getTime() - found.session.confirmedAt.getTime()
    if (unconfirmedFor > CONFIRMED_MS) await confirm(secret, unconfirmedFor)
    return caller
  }

  async function confirm(secret: string, unconfirmedFor: number): Promise<void> {
    try {
      await sessions.renew(secret)
    } catch (error) {
      const isUnreachable = error instanceof AppError && error.code === 'SIGN_IN_UNAVAILABLE'
      if (!isUnreachable || unconfirmedFor > UNREACHABLE_MS) throw error
    }
  }
}

/** Undefined for anything but a token, letter by letter. */
export const bearerOf = (authorization: string): string | undefined =>
  /^Bearer ([\w.~+/-]+=*)$/.exec(authorization)?.[1]

/** @throws AppError ACCOUNT_DEACTIVATED */
function describe({ id, role, organizationId, isActive, username, email, firstName, lastName }: UserRow): Caller {
  if (!isActive) throw new AppError('ACCOUNT_DEACTIVATED')
  return { person: { username, email, firstName, lastName }, user: { id, role, organizationId } }
}
