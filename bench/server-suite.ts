import path from 'node:path'
import { eq, isNotNull } from 'drizzle-orm'
import * as z from 'zod/mini'
import { applicationProcesses, applications, documents } from '#server/db/schema.ts'
import type { Db } from '#server/deps.ts'
import { fillPath } from '#shared/endpoint.ts'
import { processContract } from '#shared/process/contract.ts'
import { figure } from './figure.ts'
import { median } from './median.ts'
import { lookUpCodes } from './server/look-up-codes.ts'
import { submitApplications } from './server/submit-applications.ts'
import type { GeneratedLoad } from './server/watch-generator.ts'
import { startBuiltServer } from './start-built-server.ts'
import { startDatabase } from './start-database.ts'
import { startProgram } from './start-program.ts'
import type { Bench } from './suite.ts'

const RUNS = 5
const LOOK_UP = fillPath(processContract.lookUpProcess.path, { code: 'DEMADE' })
/** Of a core's time: from here on the generator may have been what was too slow. */
const BUSY_GENERATOR = 0.85

/** How much the server takes in, beside a bare Hono server that the same clients ask for the same in turn. */
export async function measureServer(bench: Bench): Promise<void> {
  const { db, databaseUrl } = await startDatabase(bench)
  const ours = await startBuiltServer(bench, { DATABASE_URL: databaseUrl })
  const bare = await startProgram(path.join(import.meta.dirname, 'server', 'bare-hono.ts'), {
    ANSWER: await (await fetch(ours.address + LOOK_UP)).text(),
  })
  bench.onClose(bare.stop)
  const processId = await findProcessId(db)

  const before = await countStored(db)
  let sent = 0
  const submissions = await compare('submissions', async (target) => {
    const load = await submitApplications(target === 'ours' ? ours.address : bare.address, processId)
    if (target === 'ours') sent += load.completed
    return load
  })
  const after = await countStored(db)
  for (const table of ['applications', 'documents'] as const) {
    const stored = after[table] - before[table]
    if (stored !== sent) throw new Error(`${sent} applications were confirmed, but there are ${stored} more ${table}`)
  }
  console.log(`All ${sent} confirmed applications and their documents are in the database, and no others.`)

  const lookUps = await compare('look-ups', (target) =>
    lookUpCodes((target === 'ours' ? ours.address : bare.address) + LOOK_UP),
  )
  const against = (value: number) => ({ name: 'bare Hono', value })
  bench.keep({
    submissions_per_second: figure(submissions.ours, 'per second', against(submissions.bare)),
    code_look_ups_per_second: figure(lookUps.ours, 'per second', against(lookUps.bare)),
  })
}

async function findProcessId(db: Db): Promise<string> {
  const [process] = await db
    .select({ id: applicationProcesses.id })
    .from(applicationProcesses)
    .where(eq(applicationProcesses.code, 'DEMADE'))
  return z.string().parse(process?.id)
}

const countStored = async (db: Db) => ({
  applications: await db.$count(applications),
  documents: await db.$count(documents, isNotNull(documents.storedAt)),
})

type Target = 'ours' | 'bare'

/** Medians of rates per second. Both take turns, so that what else this machine does meets both. */
async function compare(what: string, run: (target: Target) => Promise<GeneratedLoad>): Promise<Record<Target, number>> {
  const rates: Record<Target, number[]> = { ours: [], bare: [] }
  for (const target of ['ours', 'bare'] as const) await run(target) // the first one is slower: code is compiled
  for (let round = 0; round < RUNS; round += 1) {
    const order: Target[] = round % 2 === 0 ? ['ours', 'bare'] : ['bare', 'ours']
    for (const target of order) {
      const { completed, seconds, generatorShare } = await run(target)
      rates[target].push(completed / seconds)
      const warning = generatorShare > BUSY_GENERATOR ? ' – more than the generator can ask may be possible' : ''
      const share = `generator at ${Math.round(generatorShare * 100)} % of a core`
      console.log(`${what}, ${target}: ${(completed / seconds).toFixed(1)}/s (${share}${warning})`)
    }
  }
  return { ours: median(rates.ours), bare: median(rates.bare) }
}
