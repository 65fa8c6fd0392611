import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createSessions } from '#server/account/create-sessions.ts'
import { createApp } from '#server/app.ts'
import type { Deps } from '#server/deps.ts'
import { endlessRoom } from '#server/disk/disk-room.ts'
import { createDiskStorage } from '#server/document/storage/disk-storage.ts'
import { countUnsubmitted } from '#server/document/unsubmitted.ts'
import { createChangeStreams } from '#server/feed/change-streams.ts'
import { createClientBudgets } from '#server/http/client-budgets.ts'
import { createProofs, onlyOnce } from '#server/http/proofs.ts'
import { createRateLimits } from '#server/http/rate-limits.ts'
import { createOidcClient } from '#server/identity/oidc-client.ts'
import { noDirectory } from '#server/identity/user-directory.ts'
import type { LogEntry } from '#server/log-line.ts'
import { createMetrics } from '#server/metrics/metrics.ts'
import { callerInHeader } from './caller-in-header.ts'
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
    acceptsImplicit: false,
  },
  now: () => new Date(),
  log: () => {},
})

/** The whole server but its socket: a database of its own, documents in a directory of its own, limits out of the way. */
export async function setupTestApp(overrides: Partial<Deps> = {}) {
  const database = await createTestDatabase()
  const directory = await mkdtemp(path.join(tmpdir(), 'einzug-documents-'))
  const log: LogEntry[] = []
  const base = {
    db: database.db,
    identity: unreachableProvider,
    now: () => new Date(),
    sessionKey: randomBytes(32),
    ...overrides,
  }
  const limits = overrides.limits ?? createRateLimits({ factor: 1000 })
  const deps: Deps = {
    storage: createDiskStorage(directory),
    limits,
    proofs: createProofs(base.sessionKey, onlyOnce(limits)),
    budgets: createClientBudgets(1000),
    site: {
      contactEmail: null,
      processing: { sendsMails: false, storage: null, backupDays: 35, abandonedHours: 48 },
      readPage: () => Promise.resolve(null),
    },
    userDirectory: noDirectory,
    sessions: createSessions(base),
    findCaller: callerInHeader(database.db),
    changeStreams: createChangeStreams({ databaseUrl: database.url, log: (entry) => void log.push(entry) }),
    unsubmitted: countUnsubmitted({ everybody: 1e12, client: 1e12 }),
    room: endlessRoom,
    origin: () => 'https://einzug.test',
    publicUrl: undefined,
    signingKey: randomBytes(32),
    trustedProxies: 0,
    nudgeMailer: () => {},
    metrics: createMetrics(),
    log: (entry) => void log.push(entry),
    ...base,
  }
  const close = async () => {
    await deps.changeStreams.close()
    await database.close()
    await rm(directory, { recursive: true, force: true })
  }
  return { app: createApp(deps), db: deps.db, deps, log, directory, databaseUrl: database.url, close }
}

export type TestApp = Awaited<ReturnType<typeof setupTestApp>>
