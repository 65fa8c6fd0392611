import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createApp } from '#server/app.ts'
import type { Deps, LogEntry } from '#server/deps.ts'
import { createDiskStorage } from '#server/document/disk-storage.ts'
import { createRateLimits } from '#server/http/memory-rate-limits.ts'
import { createOidcClient } from '#server/identity/oidc-client.ts'
import { noDirectory } from '#server/identity/user-directory.ts'
import { createTestDatabase } from './database.ts'

/** For tests in which nobody signs in. */
const unreachableProvider = createOidcClient({
  kind: 'provider',
  issuer: 'http://localhost:1',
  settings: {
    clientId: 'einzug',
    clientSecret: undefined,
    audience: undefined,
    scopes: 'openid email profile',
    logoutStyle: 'oidc',
    logoutEndpoint: undefined,
  },
  now: () => new Date(),
  log: () => {},
})

/** The whole server but its socket: a database of its own, documents in a directory of its own, limits out of the way. */
export async function setupTestApp(overrides: Partial<Deps> = {}) {
  const database = await createTestDatabase()
  const directory = await mkdtemp(path.join(tmpdir(), 'einzug-documents-'))
  const log: LogEntry[] = []
  const deps: Deps = {
    db: database.db,
    storage: createDiskStorage(directory),
    limits: createRateLimits({ factor: 1000 }),
    site: { contactEmail: null, readPage: () => Promise.resolve(null) },
    identity: unreachableProvider,
    userDirectory: noDirectory,
    now: () => new Date(),
    signingKey: randomBytes(32),
    sessionKey: randomBytes(32),
    publicUrl: undefined,
    trustedProxies: 0,
    nudgeMailer: () => {},
    log: (entry) => void log.push(entry),
    ...overrides,
  }
  const close = async () => {
    await database.close()
    await rm(directory, { recursive: true, force: true })
  }
  return { app: createApp(deps), db: deps.db, deps, log, directory, databaseUrl: database.url, close }
}

export type TestApp = Awaited<ReturnType<typeof setupTestApp>>
