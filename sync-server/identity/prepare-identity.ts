import type { HttpBindings } from '@hono/node-server'
import type { Hono } from 'hono'
import type { Deps } from '#server/deps.ts'
import type { Environment } from '#server/env.ts'
import { cognitoDirectory } from './cognito-directory.ts'
import { createDevelopmentClient, type DevelopmentAddress } from './development-client.ts'
import { createOidcClient } from './oidc-client.ts'
import { noDirectory } from './user-directory.ts'

export interface PreparedIdentity extends Pick<Deps, 'identity' | 'userDirectory'> {
  /** What the development provider answers; undefined where another one is configured. */
  pages: Hono<{ Bindings: HttpBindings }> | undefined
  /** To be told where the server listens. */
  onListening: (url: string) => void
}

/** Sign-in as the configuration has it, else by the development provider in this very server. */
export async function prepareIdentity(
  { identity: settings, publicUrl }: Environment,
  deps: Pick<Deps, 'db' | 'now' | 'log'>,
): Promise<PreparedIdentity> {
  if (settings) {
    const { issuer, userPool } = settings
    return {
      identity: createOidcClient({ ...deps, kind: 'provider', settings, issuer }),
      userDirectory: userPool ? cognitoDirectory({ ...userPool, log: deps.log }) : noDirectory,
      pages: undefined,
      onListening: () => {},
    }
  }
  const { promise: address, resolve } = Promise.withResolvers<DevelopmentAddress>()
  // Loaded here, because production never needs it.
  const { developmentPages } = await import('./development-pages.ts')
  const { readDevelopmentKeys } = await import('./development-keys.ts')
  const keys = await readDevelopmentKeys(deps.db)
  return {
    identity: createDevelopmentClient(address, deps),
    userDirectory: noDirectory,
    pages: developmentPages(deps, keys, address),
    onListening: (url) => resolve({ origin: publicUrl ?? url, ownOrigin: url }),
  }
}
