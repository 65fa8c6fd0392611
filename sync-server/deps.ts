import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import type { Sessions } from '#server/account/session.ts'
import type { DiskRoom } from '#server/disk/disk-room.ts'
import type { DocumentStorage } from '#server/document/storage/document-storage.ts'
import type { Unsubmitted } from '#server/document/unsubmitted.ts'
import type { ChangeStreams } from '#server/feed/viewer.ts'
import type { FindCaller } from '#server/http/access.ts'
import type { ClientBudgets } from '#server/http/client-budgets.ts'
import type { Proofs } from '#server/http/proofs.ts'
import type { RateLimits } from '#server/http/rate-limits.ts'
import type { IdentityProvider } from '#server/identity/identity-provider.ts'
import type { UserDirectory } from '#server/identity/user-directory.ts'
import type { LogEntry } from '#server/log-line.ts'
import type { Metrics } from '#server/metrics/metrics.ts'
import type { SiteSettings } from '#server/site/site-settings.ts'

export type Db = NodePgDatabase & { $client: Pool }
/** A database or a transaction on it: what a query needs to run. */
export type Queryable = Pick<Db, 'select' | 'insert' | 'update' | 'delete' | 'execute'>

/** The same, to read only. */
export type Readable = Pick<Queryable, 'select'>

/** Everything the server needs from outside. `main.ts` and the tests are the only places that make one. */
export interface Deps {
  db: Db
  storage: DocumentStorage
  limits: RateLimits
  budgets: ClientBudgets
  proofs: Proofs
  site: SiteSettings
  identity: IdentityProvider
  userDirectory: UserDirectory
  sessions: Sessions
  findCaller: FindCaller
  changeStreams: ChangeStreams
  /** Where people reach the server, as the operator or the socket says it; never as a request claims it. */
  origin: () => string
  now: () => Date
  /** How much lies here that nobody has submitted. */
  unsubmitted: Unsubmitted
  /** Of the disk that the built-in database shares with documents. */
  room: DiskRoom
  /** Signs upload URLs. */
  signingKey: Uint8Array
  /** Seals what browsers and the sessions table keep. */
  sessionKey: Uint8Array
  /** The origin under which people reach the server; undefined: the name of this machine that they use. */
  publicUrl: string | undefined
  /** How many reverse proxies stand before the server; decides whose word on the client's address counts. */
  trustedProxies: number
  /** Called after a transaction that wrote a mail, so that it need not wait for the worker's next round. */
  nudgeMailer: () => void
  metrics: Metrics
  log: (entry: LogEntry) => void
}

/** For endpoints that need a role: they reach the database through the scope of who calls, and in no other way. */
export type AdminDeps = Omit<Deps, 'db'>
