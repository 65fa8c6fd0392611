import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client, Pool } from 'pg'
import type { Db, Deps } from '#server/deps.ts'
import { migrationsFolder } from './migration-record.ts'

export interface OpenDatabase {
  db: Db
  close: () => Promise<void>
  /** How many the pool has open, of them how many do nothing, and how many requests wait for one. */
  connections: () => { open: number; idle: number; waiting: number }
}

/** Any number: it only has to be the same for everybody who migrates this database. */
const MIGRATION_LOCK = 727001

/** Connects and brings the tables up to date. */
export async function openDatabase(url: string, log: Deps['log']): Promise<OpenDatabase> {
  await migrateDatabase(url)
  return connectDatabase(url, log)
}

export function connectDatabase(url: string, log: Deps['log']): OpenDatabase {
  const pool = new Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 10_000 })
  // A connection that is lost while idle is replaced by the pool; without a listener it would end the server.
  pool.on('error', (error: Error & { code?: string }) =>
    log({ level: 'warn', event: 'database_connection_lost', code: error.code }),
  )
  return {
    db: drizzle({ client: pool }),
    close: () => pool.end(),
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
  }
}

/** Several servers may start at once: the migrator has no lock of its own, so one is held around it. */
export async function migrateDatabase(url: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migrate(drizzle({ client }), { migrationsFolder })
  } finally {
    await client.end() // and with it the lock
  }
}
