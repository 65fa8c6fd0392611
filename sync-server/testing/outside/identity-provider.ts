import { createHash, randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { exportJWK, generateKeyPair, type JWTHeaderParameters, SignJWT } from 'jose'
import { listen } from '#server/http/listen.ts'
import type { OidcClientOptions } from '#server/identity/oidc-client.ts'

export interface TestPerson {
  sub: string
  email: string
  /** Verified when not given. */
  email_verified?: boolean
}

/**
 * A provider that behaves like an Amazon Cognito user pool, on a port of its own: endpoints beside the issuer, access tokens
 * without an audience but with `token_use`, refresh tokens that stay the same.
 */
export async function startTestProvider(now: () => Date = () => new Date()) {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true })
  const jwk = { ...(await exportJWK(publicKey)), kid: 'test-key', alg: 'RS256', use: 'sig' }
  const codes = new Map<string, { person: TestPerson; query: Record<string, string>; askedAt: number }>()
  const grants = new Map<string, TestPerson>()
  const provider = {
    issuer: '',
    privateKey,
    publicKey,
    /** Who signs in next. */
    person: { sub: randomUUID(), email: 'nobody@test.test' } as TestPerson,
    /** What it answers instead, from now on. */
    failure: undefined as 500 | 'hangs up' | undefined,
    /** Since when it knows the browser's person, whom it asks again only when it is to; undefined where it asks everybody. */
    askedAt: undefined as number | undefined,
    refreshes: 0,
    /** What its answer to a refresh waits for. */
    held: Promise.resolve(),
    /** Put into the next ID token in place of what belongs there. */
    idTokenChanges: {} as Record<string, unknown>,
    revoke: () => grants.clear(),
    settings: {
      clientId: 'test-client',
      clientSecret: undefined,
      audience: undefined,
      scopes: 'openid email profile',
      logoutStyle: 'cognito',
      logoutEndpoint: undefined,
      acceptsImplicit: false,
    } satisfies OidcClientOptions['settings'],
    sign: (claims: Record<string, unknown>, header: Partial<JWTHeaderParameters> = {}) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'test-key', ...header }).sign(privateKey),
    accessClaims: (sub: string, changes: Record<string, unknown> = {}) => ({
      iss: provider.issuer,
      sub,
      client_id: provider.settings.clientId,
      token_use: 'access',
      username: sub,
      iat: seconds(),
      exp: seconds() + 600,
      jti: randomUUID(),
      ...changes,
    }),
    accessToken: (sub: string, changes: Record<string, unknown> = {}) =>
      provider.sign(provider.accessClaims(sub, changes)),
    /** Follows an authorize URL as a browser whose person signs in at once. @returns the callback's parameters */
    async authorize(authorizeUrl: string) {
      const response = await fetch(authorizeUrl, { redirect: 'manual' })
      return Object.fromEntries(new URL(response.headers.get('location') ?? '').searchParams)
    },
    close: async () => {},
  }
  const seconds = () => Math.floor(now().getTime() / 1000)

  const app = new Hono()
  app.use(async (c, next) => {
    if (provider.failure === 500) return c.text('broken', 500)
    if (provider.failure === 'hangs up') {
      const { outgoing } = c.env as { outgoing: { destroy: () => void } }
      outgoing.destroy()
    }
    return next()
  })
  app.get('/pool/.well-known/openid-configuration', (c) =>
    c.json({
      issuer: provider.issuer,
      authorization_endpoint: new URL('/oauth2/authorize', provider.issuer),
      token_endpoint: new URL('/oauth2/token', provider.issuer),
      end_session_endpoint: new URL('/logout', provider.issuer),
      jwks_uri: `${provider.issuer}/.well-known/jwks.json`,
      id_token_signing_alg_values_supported: ['RS256'],
    }),
  )
  app.get('/pool/.well-known/jwks.json', (c) => c.json({ keys: [jwk] }))
  app.get('/oauth2/authorize', (c) => {
    const query = c.req.query()
    const code = randomUUID()
    const askedAt = query['prompt'] === 'login' ? seconds() : (provider.askedAt ?? seconds())
    codes.set(code, { person: provider.person, query, askedAt })
    const back = new URL(query['redirect_uri'] ?? '')
    back.search = new URLSearchParams({ code, state: query['state'] ?? '' }).toString()
    return c.redirect(back.href)
  })
  app.post('/oauth2/token', async (c) => {
    const form = Object.fromEntries(new URLSearchParams(await c.req.text()))
    const isRefresh = form['grant_type'] === 'refresh_token'
    if (isRefresh) provider.refreshes += 1
    if (isRefresh) await provider.held
    const granted = isRefresh ? refresh(form) : redeem(form)
    if (!granted || form['client_id'] !== provider.settings.clientId) return c.json({ error: 'invalid_grant' }, 400)
    const { person, nonce, refreshToken, askedAt } = granted
    const idToken = {
      iss: provider.issuer,
      aud: provider.settings.clientId,
      token_use: 'id',
      email_verified: true,
      ...person,
      ...(nonce && { nonce }),
      ...(askedAt && { auth_time: askedAt }),
      iat: seconds(),
      exp: seconds() + 3600,
      ...provider.idTokenChanges,
    }
    return c.json({
      access_token: await provider.accessToken(person.sub),
      id_token: await provider.sign(idToken),
      ...(refreshToken && { refresh_token: refreshToken }),
      token_type: 'Bearer',
      expires_in: 600,
    })
  })

  function redeem(form: Record<string, string>) {
    const found = codes.get(form['code'] ?? '')
    codes.delete(form['code'] ?? '')
    const challenge = createHash('sha256')
      .update(form['code_verifier'] ?? '')
      .digest('base64url')
    const isSame = found?.query['redirect_uri'] === form['redirect_uri']
    if (!found || !isSame || found.query['code_challenge'] !== challenge) return undefined
    const refreshToken = randomUUID()
    grants.set(refreshToken, found.person)
    return { person: found.person, nonce: found.query['nonce'], refreshToken, askedAt: found.askedAt }
  }

  function refresh(form: Record<string, string>) {
    const person = grants.get(form['refresh_token'] ?? '')
    return person && { person, nonce: undefined, refreshToken: undefined, askedAt: undefined }
  }

  const server = await listen(app, { port: 0, host: '127.0.0.1' })
  provider.issuer = `${server.url}/pool`
  provider.close = server.close
  return provider
}

export type TestProvider = Awaited<ReturnType<typeof startTestProvider>>
