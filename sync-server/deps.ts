import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { DocumentStorage } from '#server/document/document-storage.ts'
import type { FindCaller } from '#server/http/access.ts'
import type { RateLimits } from '#server/http/rate-limits.ts'
import type { UserDirectory } from '#server/identity/user-directory.ts'
import type { SiteSettings } from '#server/site/site-settings.ts'

export type Db = NodePgDatabase
/** A database or a transaction on it: what a query needs to run. */
export type Queryable = Pick<Db, 'select' | 'insert' | 'update' | 'delete' | 'execute'>

/** Everything the server needs from outside. `main.ts` and the tests are the only places that make one. */
export interface Deps {
  db: Db
  storage: DocumentStorage
  limits: RateLimits
  site: SiteSettings
  userDirectory: UserDirectory
  findCaller: FindCaller
  /** Where people reach the server, as the operator or the socket says it; never as a request claims it. */
  origin: () => string
  now: () => Date
  /** Signs upload URLs. */
  signingKey: Uint8Array
  /** How many reverse proxies stand before the server; decides whose word on the client's address counts. */
  trustedProxies: number
  /** Called after a transaction that wrote a mail, so that it need not wait for the worker's next round. */
  nudgeMailer: () => void
  log: (entry: LogEntry) => void
}

/** For endpoints that need a role: they reach the database through the scope of who calls, and in no other way. */
export type AdminDeps = Omit<Deps, 'db'>

/** One line of the log. Never personal data: no bodies, no names, no addresses of people. */
export interface LogEntry {
  level: 'info' | 'warn' | 'error'
  event: string
  [detail: string]: string | number | boolean | undefined
}
