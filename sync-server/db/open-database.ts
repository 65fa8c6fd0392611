import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { Db, Deps } from '#server/deps.ts'
import { lockNumbers } from './lock-numbers.ts'
import { migrationsFolder } from './migration-record.ts'
import { openClient } from './open-client.ts'
import { openPool } from './pool-timeouts.ts'

const MOST_CONNECTIONS = 10

/** Connects and brings the tables up to date. */
export async function openDatabase(url: string, log: Deps['log']) {
  await migrateDatabase(url)
  return connectDatabase(url, log)
}

export function connectDatabase(url: string, log: Deps['log']) {
  const pool = openPool({ databaseUrl: url, max: MOST_CONNECTIONS, log })
  return {
    db: drizzle({ client: pool }) satisfies Db,
    close: () => pool.end(),
    /** How many the pool has open, of them how many do nothing, and how many requests wait for one. */
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
  }
}
export type OpenDatabase = ReturnType<typeof connectDatabase>

/**
 * Several servers may start at once: the migrator has no lock of its own, so one is held around it.
 * @param names of the migrations to apply; all of them when not given
 */
export async function migrateDatabase(url: string, names?: readonly string[]): Promise<void> {
  await using client = await openClient(url) // at whose end the lock is gone
  await client.query('select pg_advisory_lock($1)', [lockNumbers.migration])
  if (names) await withFolderOf(names, (folder) => migrate(drizzle({ client }), { migrationsFolder: folder }))
  else await migrate(drizzle({ client }), { migrationsFolder })
}

/** The migrator applies what lies in a folder. */
async function withFolderOf(names: readonly string[], work: (folder: string) => Promise<unknown>): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'einzug-migrations-'))
  try {
    for (const name of names) await cp(path.join(migrationsFolder, name), path.join(folder, name), { recursive: true })
    await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
