import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Bench } from '#bench/suite.ts'
import { connectDatabase } from '#server/db/open-database.ts'
import type { Db } from '#server/deps.ts'

/** The database that a built server runs for itself in its data directory. */
export function openOwnDatabase({ onClose }: Pick<Bench, 'onClose'>, dataDirectory: string): Db {
  const read = (...names: string[]) => readFileSync(path.join(dataDirectory, 'postgres', ...names), 'utf8')
  // The fourth line is its port.
  const port = read('cluster', 'postmaster.pid').split('\n')[3]
  const { db, close } = connectDatabase(
    `postgres://einzug:${read('password').trim()}@127.0.0.1:${port}/postgres`,
    () => {},
  )
  onClose(close)
  return db
}
