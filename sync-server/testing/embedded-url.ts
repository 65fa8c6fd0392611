import { readFileSync } from 'node:fs'
import path from 'node:path'

/** Leads behind the back of a server to the built-in PostgreSQL that runs in its data directory. */
export function embeddedUrl(dataDirectory: string): string {
  const read = (...names: string[]) => readFileSync(path.join(dataDirectory, 'postgres', ...names), 'utf8').split('\n')
  const [password = ''] = read('password')
  const port = read('cluster', 'postmaster.pid')[3]
  return `postgres://einzug:${password.trim()}@127.0.0.1:${port?.trim()}/postgres`
}

/** Of its first process, which the others end with. */
export const embeddedPid = (dataDirectory: string): number =>
  Number.parseInt(readFileSync(path.join(dataDirectory, 'postgres', 'cluster', 'postmaster.pid'), 'utf8'), 10)
