import { chmodSync, cpSync } from 'node:fs'
import path from 'node:path'
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts'
import { migrateDatabase } from '#server/db/open-database.ts'

/**
 * Makes a data directory what a first start makes of it, but for the demo, and leaves it stopped, so that it may be
 * copied. Nothing of it outlives the run, so nothing has to survive a power cut.
 */
export async function prepareData(directory: string): Promise<void> {
  const postgres = await startEmbeddedPostgres(path.join(directory, 'postgres'), { fsync: 'off' })
  await migrateDatabase(postgres.url)
  await postgres.stop()
}

/** What is copied may be entered by anybody, and PostgreSQL wants its own for itself. */
export function copyData(from: string, to: string): void {
  cpSync(from, to, { recursive: true })
  chmodSync(path.join(to, 'postgres', 'cluster'), 0o700)
}
