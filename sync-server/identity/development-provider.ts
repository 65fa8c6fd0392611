import { type Configuration, type KoaContextWithOIDC, Provider } from 'oidc-provider'
import type { Deps } from '#server/deps.ts'
import { isThisMachine } from '#server/http/own-origin.ts'
import { pagePolicy, setSecurityHeaders } from '#server/site/security-headers.ts'
import { ACCESS_TOKEN_SECONDS } from './access-token.ts'
import { DEVELOPMENT_API, DEVELOPMENT_CLIENT, DEVELOPMENT_PATH, DEVELOPMENT_SCOPES } from './development-client.ts'
import type { DevelopmentKeys } from './development-keys.ts'
import { findPerson, type Person } from './development-people.ts'
import { developmentRecords, revokeGrant } from './development-records.ts'
import { developmentFailurePage, readLanguage } from './development-sign-in-page.ts'

const DAY_SECONDS = 24 * 60 * 60

const sessionCookie = { path: DEVELOPMENT_PATH, httpOnly: true, sameSite: 'lax', signed: true } as const

export type ProviderDeps = Pick<Deps, 'db' | 'now' | 'log'>

/** An OpenID provider without passwords, so that the app can be tried without one of its own. Never for production. */
export function createDevelopmentProvider(deps: ProviderDeps, keys: DevelopmentKeys, origin: string): Provider {
  const provider = new Provider(origin + DEVELOPMENT_PATH, configure(deps, keys))
  // It stands behind a handler of ours that says under which address it was reached.
  provider.proxy = true
  provider.on('server_error', (_ctx, error) =>
    deps.log({ level: 'error', event: 'development_provider_failed', name: error.name }),
  )
  // The app is reached under several ports in development, and the provider knows only one of them.
  const isAppsOwn = (address: string) => {
    const { origin: other, hostname } = new URL(address)
    return other === origin || isThisMachine(hostname)
  }
  provider.Client.prototype.redirectUriAllowed = isAppsOwn
  provider.Client.prototype.postLogoutRedirectUriAllowed = isAppsOwn
  return provider
}

function configure(deps: ProviderDeps, keys: DevelopmentKeys): Configuration {
  return {
    adapter: developmentRecords(deps),
    jwks: { keys: [keys.signing] },
    cookies: { keys: [keys.cookies], long: sessionCookie },
    clients: [
      {
        client_id: DEVELOPMENT_CLIENT,
        token_endpoint_auth_method: 'none',
        // What is allowed is decided above; the library wants one.
        redirect_uris: ['http://localhost/auth/cognito/callback'],
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
      },
    ],
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['given_name', 'family_name', 'preferred_username'],
    },
    scopes: DEVELOPMENT_SCOPES.split(' '),
    // Into the ID token, where Cognito has them too.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    async findAccount(_ctx, accountId) {
      const person = await findPerson(deps.db, accountId)
      return person && { accountId, claims: () => ({ sub: accountId, ...claimsOf(person) }) }
    },
    async extraTokenClaims(_ctx, token) {
      const person = 'accountId' in token ? await findPerson(deps.db, token.accountId) : undefined
      return person && claimsOf(person)
    },
    loadExistingGrant: grantEverything,
    issueRefreshToken: (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    rotateRefreshToken: true,
    renderError: showFailure,
    interactions: { url: (_ctx, { uid }) => `${DEVELOPMENT_PATH}/sign-in/${uid}` },
    features: {
      devInteractions: { enabled: false },
      userinfo: { enabled: false },
      rpInitiatedLogout: { enabled: true, logoutSource: (ctx) => signOut(deps, ctx) },
      // Access tokens are JWTs only for a resource server, and otherwise such that only the provider can read them.
      resourceIndicators: {
        enabled: true,
        defaultResource: () => DEVELOPMENT_API,
        useGrantedResource: () => true,
        getResourceServerInfo: () => ({
          scope: DEVELOPMENT_SCOPES,
          audience: DEVELOPMENT_API,
          accessTokenFormat: 'jwt',
          accessTokenTTL: ACCESS_TOKEN_SECONDS,
          jwt: { sign: { alg: 'RS256' } },
        }),
      },
    },
    ttl: {
      AccessToken: ACCESS_TOKEN_SECONDS,
      AuthorizationCode: 60,
      IdToken: 60 * 60,
      Interaction: 60 * 60,
      Session: 14 * DAY_SECONDS,
      RefreshToken: 14 * DAY_SECONDS,
      Grant: 90 * DAY_SECONDS,
    },
  }
}

const claimsOf = ({ email, firstName, lastName, username }: Person) => ({
  email,
  email_verified: true,
  given_name: firstName,
  family_name: lastName,
  preferred_username: username,
})

/** Nobody is asked whether the app may know who they are: it is the same app. */
async function grantEverything({ oidc }: KoaContextWithOIDC) {
  const { client, session, provider } = oidc
  if (!client || !session?.accountId) return undefined
  const grantId = session.grantIdFor(client.clientId)
  const earlier = grantId && (await provider.Grant.find(grantId))
  if (earlier) return earlier
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId })
  grant.addOIDCScope(DEVELOPMENT_SCOPES)
  grant.addResourceScope(DEVELOPMENT_API, DEVELOPMENT_SCOPES)
  await grant.save()
  return grant
}

/** At once: the library would ask whether the person means it, who has just said so in the app. */
async function signOut({ db }: ProviderDeps, ctx: KoaContextWithOIDC): Promise<void> {
  const { session, params, provider } = ctx.oidc
  for (const { grantId } of Object.values(session?.authorizations ?? {})) if (grantId) await revokeGrant(db, grantId)
  await session?.destroy()
  ctx.cookies.set(provider.cookieName('session'), null, sessionCookie)
  const address = params?.['post_logout_redirect_uri']
  ctx.redirect(typeof address === 'string' ? address : '/')
}

/** In words for people; what exactly the library refused is in the address that it was asked. */
function showFailure(ctx: KoaContextWithOIDC): void {
  const html = developmentFailurePage(readLanguage(ctx.get('Accept-Language')))
  const headers = new Headers()
  setSecurityHeaders(headers, pagePolicy(html))
  ctx.set(Object.fromEntries(headers))
  ctx.type = 'html'
  ctx.body = html
}
