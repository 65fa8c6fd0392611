import type { Deps } from '#server/deps.ts'
import type { IdentityProvider } from './identity-provider.ts'
import { createOidcClient } from './oidc-client.ts'

/** What the app and the development provider know of each other. */
export const DEVELOPMENT_CLIENT = 'einzug-web'
export const DEVELOPMENT_API = 'urn:einzug:api'
export const DEVELOPMENT_SCOPES = 'openid email profile'
export const DEVELOPMENT_PATH = '/idp'

export interface DevelopmentAddress {
  /** Under which browsers reach it. */
  origin: string
  /** Under which this server reaches itself. */
  ownOrigin: string
}

/** @param address known as soon as the server listens */
export function createDevelopmentClient(
  address: Promise<DevelopmentAddress>,
  deps: Pick<Deps, 'now' | 'log'>,
): IdentityProvider {
  return createOidcClient({
    ...deps,
    kind: 'development',
    issuer: address.then(({ origin }) => origin + DEVELOPMENT_PATH),
    route: async (url) => {
      const { origin, ownOrigin } = await address
      return url.startsWith(`${origin}/`) ? ownOrigin + url.slice(origin.length) : url
    },
    settings: {
      clientId: DEVELOPMENT_CLIENT,
      clientSecret: undefined,
      audience: DEVELOPMENT_API,
      scopes: DEVELOPMENT_SCOPES,
      logoutStyle: 'oidc',
      logoutEndpoint: undefined,
      acceptsImplicit: false,
    },
  })
}
