import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Program, startProgram } from './start-program.ts'
import type { Bench } from './suite.ts'

const main = path.join(import.meta.dirname, '..', 'dist', 'server', 'main.js')

/** The server as `npm start` runs it, on a free port, with data of its own; closed after the suite. */
export async function startBuiltServer(bench: Bench, variables: Record<string, string> = {}): Promise<Program> {
  const directory = mkdtempSync(path.join(tmpdir(), 'einzug-bench-'))
  bench.removeOnClose(directory)
  const starting = startProgram(main, {
    PORT: '0',
    DATA_DIR: directory,
    CONTACT_EMAIL: 'contact@einzug.test',
    // One address does everything here.
    RATE_LIMIT_FACTOR: '100000',
    ...variables,
  })
  // Also when it is interrupted during the start. One that did not come up needs no end.
  bench.onClose(() => starting.then(({ stop }) => stop()).catch(() => {}))
  return starting
}
