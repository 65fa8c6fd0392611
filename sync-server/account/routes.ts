import { AppError } from '#server/app-error.ts'
import type { Deps } from '#server/deps.ts'
import { checkNoPage, checkOwnPage, checkReturnAddress, ownOrigin } from '#server/http/own-origin.ts'
import { translate } from '#server/i18n/catalogues.ts'
import { type Handlers, reply } from '#server/scope/mount-contract.ts'
import type { accountContract } from '#shared/account/contract.ts'
import { askAnewCookie, asksAnew, endedSessionCookie, readSessionCookie, sessionCookie } from './cookies.ts'
import { exchangeCode } from './exchange-code.ts'
import { bearerOf } from './find-caller.ts'
import { rememberAttempt } from './sign-in-attempts.ts'

/** Where the identity provider sends people after a sign-out. */
const SIGN_IN_PAGE = '/admin-login'

const developmentWarning = /*i18n*/ {
  id: 'development.token',
  message: 'Signed in by the development provider, which asks for no password. Never use it in production.',
}

export const accountRoutes = (deps: Deps): Handlers<typeof accountContract> => ({
  async readLoginUrl({ query, request, client }) {
    checkOwnPage(deps, request)
    const redirectUri = checkReturnAddress(deps, request, 'returnUrl', query.returnUrl)
    await deps.limits.signIn(client)
    const isToBeProven = query.asksAnew !== undefined
    const asks = isToBeProven || asksAnew(request)
    const { authorizeUrl, attempt } = await deps.identity.startSignIn(redirectUri, asks)
    const cookies = await rememberAttempt(deps, request, { ...attempt, isToBeProven })
    return reply({ data: { authorizeUrl }, headers: { 'Set-Cookie': cookies } })
  },

  async exchangeCode({ body, request, client }) {
    checkOwnPage(deps, request)
    await deps.limits.signIn(client)
    const { accessToken, usableUntil, isProven, cookies } = await exchangeCode(deps, request, body)
    return reply({
      data: {
        access_token: accessToken,
        token_type: 'Bearer' as const,
        expires_in: secondsUntil(usableUntil, deps.now()),
        ...(isProven && { asked_anew: true as const }),
      },
      headers: { 'Set-Cookie': cookies },
    })
  },

  async renewToken({ request, client, language }) {
    checkOwnPage(deps, request)
    checkNoPage(request)
    const secret = readSessionCookie(request)
    if (!secret) throw new AppError('UNAUTHORIZED')
    await deps.limits.renew(client)
    const { accessToken, usableUntil } = await deps.sessions.renew(secret).catch((error: unknown) => {
      if (!(error instanceof AppError && error.code === 'UNAUTHORIZED')) throw error
      throw new AppError('UNAUTHORIZED', { headers: { 'Set-Cookie': endedSessionCookie(deps, request) } })
    })
    return reply({
      data: {
        token: accessToken,
        expiresIn: secondsUntil(usableUntil, deps.now()),
        ...(deps.identity.kind === 'development' && { warning: translate(language, developmentWarning) }),
      },
      headers: { 'Set-Cookie': sessionCookie(deps, request, secret) },
    })
  },

  /** Ends what there is to end: signing out twice, or after the session ended by itself, is a success too. */
  async signOut({ request }) {
    checkOwnPage(deps, request)
    const secret = readSessionCookie(request)
    // By the documented call, which brings the token alone, as well as from our own page.
    const idToken = (secret && (await deps.sessions.end(secret))) ?? (await endByToken(deps, request))
    const logoutUrl = await deps.identity.findLogoutUrl(ownOrigin(deps, request) + SIGN_IN_PAGE, idToken)
    return reply({
      data: { logoutUrl },
      headers: { 'Set-Cookie': [endedSessionCookie(deps, request), askAnewCookie(deps, request, true)] },
    })
  },
})

/** One that is not good has nothing to end. */
async function endByToken({ identity, sessions }: Deps, request: Request): Promise<string | undefined> {
  const token = bearerOf(request.headers.get('authorization') ?? '')
  const isGood = token && (await identity.readAccessToken(token).then(Boolean, () => false))
  return isGood ? sessions.endByToken(token) : undefined
}

const secondsUntil = (moment: Date, now: Date) => Math.max(0, Math.floor((moment.getTime() - now.getTime()) / 1000))
