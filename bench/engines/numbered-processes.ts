import { organizations } from '#server/db/schema.ts'
import type { Db } from '#server/deps.ts'
import type { ProcessRow } from '#server/process/store.ts'
import { buildProcess } from '#server/testing/build/build.ts'

/** So many lessors that none waits for another's commit all the time, as it is with real ones. */
export const LESSORS = 32

/** Open processes of as many organizations. The n-th of both has the id `numberedId(n)`, which pgbench can make too. */
export async function buildNumberedProcesses(db: Db): Promise<ProcessRow[]> {
  const processes: ProcessRow[] = []
  for (let number = 1; number <= LESSORS; number += 1) {
    const id = numberedId(number)
    await db.insert(organizations).values({ id, name: `Verwaltung ${number}` })
    processes.push((await buildProcess(db, { id }, { organizationId: id })).process)
  }
  return processes
}

const PREFIX = '00000000-0000-7000-8000-'
const DIGITS = 12

const numberedId = (number: number) => PREFIX + number.toString(16).padStart(DIGITS, '0')

/** The same in SQL, as a text. */
export const numberedIdSql = (number: string) => `('${PREFIX}' || lpad(to_hex(${number}), ${DIGITS}, '0'))`
