import { mkdtempSync } from 'node:fs'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findChromium } from '#scripts/find/find-chromium.ts'
import type { ApplicationRow } from '#server/application/store.ts'
import { applications } from '#server/db/schema.ts'
import type { Db } from '#server/deps.ts'
import type { ProcessRow } from '#server/process/store.ts'
import { buildApplication, buildRenter } from '#server/testing/build/build.ts'
import { buildVariedApplication, insertManyApplications } from '#server/testing/build/many-applications.ts'
import type { ApplicationStatus } from '#shared/application/status.ts'
import { letAtMusterverwaltung } from './desk/many-applicants.ts'
import { growthOf, type MeasuredAt } from './growth/costs.ts'
import { measureDevice } from './growth/device-costs.ts'
import { type Asked, changeStatus, measureServer } from './growth/server-costs.ts'
import { startBuiltServer } from './start-built-server.ts'
import { startDatabase } from './start-database.ts'
import type { Bench } from './suite.ts'
import { signInManagers } from './sync/sign-in-managers.ts'

const SIZES = [1000, 10_000, 100_000]
const NAME = ['Watched', 'Person'] as const
const RARE_STATUS: ApplicationStatus = 'rejected'
const RARE = 10
/** Later than every other one, also of those that are sent meanwhile: it stands first. */
const LATER_MS = 60 * 60_000

/** One organization whose process gets ever more applications: what each thing costs among so many, and with which power that grows. */
export async function measureGrowth(bench: Bench): Promise<void> {
  const { db, databaseUrl } = await startDatabase(bench)
  const { address, pid } = await startBuiltServer(bench, { DATABASE_URL: databaseUrl })
  const executablePath = await findChromium()
  const agent = new Agent({ keepAlive: true })
  bench.onClose(() => agent.destroy())

  const process = await letAtMusterverwaltung(db, 'Many')
  const [headers] = await signInManagers(db, process.organizationId, 1)
  if (!headers) throw new Error('nobody signed in')
  const asked: Asked = { agent, address, pid, headers }
  const watched = await insertFirst(db, process)
  let there = 1 + RARE

  const measured: MeasuredAt[] = []
  for (const size of SIZES) {
    await insertManyApplications(db, process, size - there)
    there = size
    await db.execute('vacuum analyze') // as the database does by itself, some time after so many rows
    const many = { processId: process.id, size, applicationId: watched.id, rareStatus: RARE_STATUS }
    if (measured.length === 0) await measureServer(asked, many) // the first time is slower: code is compiled
    const serverCosts = await measureServer(asked, many)
    const profile = mkdtempSync(path.join(tmpdir(), 'einzug-bench-growth-'))
    bench.removeOnClose(profile)
    const deviceCosts = await measureDevice(
      { executablePath, profile, address },
      {
        processId: process.id,
        size,
        name: NAME.join(' '),
        changeStatus: (status) => changeStatus(asked, watched.id, status),
      },
    )
    measured.push({ size, costs: { ...serverCosts, ...deviceCosts } })
    console.log(`among ${size}:`, measured.at(-1)?.costs)
  }
  bench.keep(growthOf(measured))
}

/** The one that changes, and those of a status that no other has. */
async function insertFirst(db: Db, process: ProcessRow): Promise<ApplicationRow> {
  const [firstName, lastName] = NAME
  const rare = Array.from({ length: RARE }, () => buildVariedApplication(process))
  await db.insert(applications).values(rare.map((row) => ({ ...row, status: RARE_STATUS })))
  const createdAt = new Date(Date.now() + LATER_MS)
  return buildApplication(db, process, { createdAt, mainRenters: [buildRenter({ firstName, lastName })] })
}
