import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts'
import { connectDatabase } from '#server/db/open-database.ts'
import type { Bench } from './suite.ts'

/** A database like the server's own, whose address is known here. */
export async function startDatabase({ onClose, removeOnClose }: Bench) {
  const directory = mkdtempSync(path.join(tmpdir(), 'einzug-bench-postgres-'))
  removeOnClose(directory)
  const starting = startEmbeddedPostgres(directory)
  onClose(() => starting.then(({ stop }) => stop()).catch(() => {}))
  const { url } = await starting
  const { db, close } = connectDatabase(url, () => {})
  onClose(close)
  return { db, databaseUrl: url }
}
