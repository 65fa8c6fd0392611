import { execFile } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Bench } from '#bench/suite.ts'
import type { OutsideDatabase } from './outside-postgres.ts'
import type { RecordedTransaction } from './recorded-transaction.ts'
import { CLIENTS } from './submit-for.ts'

export interface PgbenchRun {
  completed: number
  perSecond: number
}

/** PostgreSQL's own load generator with a transaction, its statements prepared, on as many connections as the server has clients. */
export function preparePgbench(
  bench: Pick<Bench, 'removeOnClose'>,
  { url, programs }: OutsideDatabase,
  { script, variables }: RecordedTransaction,
): (seconds: number) => Promise<PgbenchRun> {
  const directory = mkdtempSync(path.join(tmpdir(), 'einzug-pgbench-'))
  bench.removeOnClose(directory)
  const file = path.join(directory, 'submission.sql')
  writeFileSync(file, script)
  const defined = Object.entries(variables).flatMap(([name, value]) => ['-D', `${name}=${value}`])
  const options = ['--no-vacuum', '--protocol=prepared', `--client=${CLIENTS}`, `--file=${file}`, ...defined]
  return async (seconds) => {
    const program = path.join(programs.directory, 'pgbench')
    const { stdout } = await promisify(execFile)(program, [...options, `--time=${seconds}`, url], { env: programs.env })
    const completed = Number(/actually processed: (\d+)/.exec(stdout)?.[1])
    const perSecond = Number(/^tps = ([\d.]+) \(without/m.exec(stdout)?.[1])
    if (!(completed > 0 && perSecond > 0)) throw new Error(`pgbench did not say what it did:\n${stdout}`)
    return { completed, perSecond }
  }
}
