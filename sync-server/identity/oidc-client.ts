import * as oidc from 'openid-client'
import { AppError } from '#server/app-error.ts'
import type { Deps } from '#server/deps.ts'
import { readAccessToken } from './access-token.ts'
import type { IdentityProvider, IdentitySettings, Tokens } from './identity-provider.ts'
import { knownKeys } from './known-keys.ts'
import { explainProvider } from './provider-failure.ts'

const TIMEOUT_SECONDS = 5

export interface OidcClientOptions extends Pick<Deps, 'now' | 'log'> {
  kind: IdentityProvider['kind']
  settings: Omit<IdentitySettings, 'issuer' | 'userPool'>
  /** Awaited, because the development provider learns its address when the server listens. */
  issuer: string | Promise<string>
  /** Turns an address of the provider into the one under which the server itself reaches it. */
  route?: (url: string) => Promise<string>
}

/** Speaks to any OpenID provider by what its discovery document says, which is read when it is first needed. */
export function createOidcClient(options: OidcClientOptions): IdentityProvider {
  const { kind, settings, now, log } = options
  const { clientId, audience, scopes } = settings
  const connect = keepSuccess(() => discover(options))
  const explained = <T>(work: Promise<T>, unacceptable: 'SIGN_IN_FAILED' | 'SIGN_IN_UNAVAILABLE') =>
    work.catch((error: unknown) => {
      throw explainProvider(error, log, unacceptable)
    })
  const readToken = async (token: string) => {
    const { issuer, findKey } = await explained(connect(), 'SIGN_IN_UNAVAILABLE')
    return readAccessToken(token, { findKey, issuer, clientId, audience, now: now() })
  }

  /** Looks at the access token as every later call will: one that would be refused then must not begin a session. */
  async function accept(tokens: oidc.TokenEndpointResponse): Promise<Tokens & { subject: string }> {
    const { access_token: accessToken, refresh_token: refreshToken, id_token: idToken } = tokens
    const read = await readToken(accessToken).catch(() => undefined)
    if (read) return { accessToken, refreshToken, idToken, usableUntil: read.usableUntil, subject: read.subject }
    log({ level: 'error', event: 'access_token_not_accepted' })
    throw new AppError('SIGN_IN_UNAVAILABLE')
  }

  async function startSignIn(redirectUri: string, asksAnew: boolean) {
    const { configuration } = await connect()
    const attempt = {
      state: oidc.randomState(),
      nonce: oidc.randomNonce(),
      codeVerifier: oidc.randomPKCECodeVerifier(),
    }
    const url = oidc.buildAuthorizationUrl(configuration, {
      redirect_uri: redirectUri,
      scope: scopes,
      state: attempt.state,
      nonce: attempt.nonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(attempt.codeVerifier),
      code_challenge_method: 'S256',
      // With an age, a provider has to say when it has asked.
      ...(asksAnew && { prompt: 'login', max_age: '0' }),
    })
    return { authorizeUrl: url.href, attempt }
  }

  const finishSignIn: IdentityProvider['finishSignIn'] = async ({ code, redirectUri, iss }, attempt) => {
    const { configuration, issuer, namesItself } = await connect()
    const answer = new URL(redirectUri)
    answer.search = new URLSearchParams({ code, state: attempt.state }).toString()
    // The documented call brings no `iss`; one that is brought is checked.
    const named = iss ?? (namesItself ? issuer : undefined)
    if (named) answer.searchParams.set('iss', named)
    const tokens = await oidc.authorizationCodeGrant(configuration, answer, {
      pkceCodeVerifier: attempt.codeVerifier,
      expectedState: attempt.state,
      expectedNonce: attempt.nonce,
      idTokenExpected: true,
    })
    const claims = tokens.claims()
    const accepted = await accept(tokens)
    if (claims?.sub !== accepted.subject) throw new AppError('SIGN_IN_FAILED')
    const isVerified = claims['email_verified'] === true || claims['email_verified'] === 'true'
    const email = claims['email']
    const askedAt = claims.auth_time === undefined ? undefined : new Date(claims.auth_time * 1000)
    return { ...accepted, askedAt, verifiedEmail: isVerified && typeof email === 'string' ? email : undefined }
  }

  async function refresh(refreshToken: string): Promise<Tokens> {
    const { configuration } = await connect()
    return accept(await oidc.refreshTokenGrant(configuration, refreshToken))
  }

  async function findLogoutUrl(returnTo: string, idToken: string | undefined): Promise<string | null> {
    const endpoint = settings.logoutEndpoint ?? (await connect().catch(() => undefined))?.logoutEndpoint
    if (!endpoint) return null
    const url = new URL(endpoint)
    const parameters =
      settings.logoutStyle === 'cognito'
        ? { client_id: clientId, logout_uri: returnTo }
        : { client_id: clientId, post_logout_redirect_uri: returnTo, ...(idToken && { id_token_hint: idToken }) }
    for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
    return url.href
  }

  return {
    kind,
    acceptsImplicit: settings.acceptsImplicit,
    startSignIn: (redirectUri, asksAnew) => explained(startSignIn(redirectUri, asksAnew), 'SIGN_IN_UNAVAILABLE'),
    finishSignIn: (answer, attempt) => explained(finishSignIn(answer, attempt), 'SIGN_IN_FAILED'),
    // An answer that is wrong ends no session: only the provider's word does.
    refresh: (refreshToken) => explained(refresh(refreshToken), 'SIGN_IN_UNAVAILABLE'),
    findLogoutUrl,
    readAccessToken: readToken,
  }
}

const unchanged = (url: string) => Promise.resolve(url)

async function discover({ settings, issuer, route = unchanged }: OidcClientOptions) {
  const address = await issuer
  const { clientId, clientSecret } = settings
  const configuration = await oidc.discovery(
    new URL(address),
    clientId,
    undefined,
    clientSecret ? oidc.ClientSecretBasic(clientSecret) : oidc.None(),
    {
      timeout: TIMEOUT_SECONDS,
      // The library's options are those of fetch, except that it writes a missing body as undefined.
      [oidc.customFetch]: async (url, init) => fetch(await route(url), init as RequestInit),
      execute: address.startsWith('http:') ? [oidc.allowInsecureRequests] : [],
    },
  )
  const found = configuration.serverMetadata()
  if (!found.jwks_uri) throw new Error('the discovery document names no keys')
  return {
    configuration,
    issuer: found.issuer,
    findKey: knownKeys(new URL(await route(found.jwks_uri)), TIMEOUT_SECONDS * 1000),
    namesItself: found.authorization_response_iss_parameter_supported === true,
    logoutEndpoint: found.end_session_endpoint,
  }
}

/** Made once; after a failure made anew by the next who asks. */
function keepSuccess<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () =>
    (made ??= make().catch((error: unknown) => {
      made = undefined
      throw error
    }))
}
