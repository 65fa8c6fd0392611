import { eq, sql } from 'drizzle-orm'
import { daysFrom } from '#server/db/demo/add-application.ts'
import { addProcess, type DemoProcess } from '#server/db/demo/add-property.ts'
import type { DemoDeps } from '#server/db/demo/demo-deps.ts'
import { lockNumbers } from '#server/db/lock-numbers.ts'
import { applicationProcesses, organizations, properties, users } from '#server/db/schema.ts'
import type { Deps, Queryable } from '#server/deps.ts'
import { StartError } from '#server/start-error.ts'
import { type Author, addApplications } from './add-applications.ts'
import { addHomes, homeDice } from './add-homes.ts'
import { createDice } from './dice.ts'

/** So many in one transaction: each change moves the counter of its organization, whose row grows until the commit. */
const BATCH = 500

export interface Many {
  homes: number
  applications: number
  /** Another one means other homes and people. */
  seed: number
}

/** How many were not there yet, and the process that all of the applications are for. */
export interface Added {
  homes: number
  applications: number
  process: DemoProcess['process']
  /** Who works in the organization. */
  manager: Author & { email: string }
}

/**
 * Has the demo's organization let so many homes, one of them to so many who apply. What is there already counts: after an
 * interruption it goes on.
 * @throws StartError where there is no demo
 */
export async function addMany(
  { db, storage, now }: Pick<Deps, 'db' | 'storage' | 'now'>,
  { homes, applications, seed }: Many,
): Promise<Added> {
  const { organizationId, ...manager } = await findManager(db)
  const inTurn = (work: (demo: DemoDeps) => Promise<number>) =>
    db.transaction(async (transaction) => {
      await transaction.execute(sql`select pg_advisory_xact_lock(${lockNumbers.demo})`)
      return work({ transaction, storage, now: now() })
    })
  let addedHomes = 0
  for (const numbers of batches(homes))
    addedHomes += await inTurn((demo) => addHomes(demo, { seed, organizationId, numbers }))
  await inTurn((demo) => letFirst(demo, seed))
  const process = await findProcess(db, seed)
  let addedApplications = 0
  for (const numbers of batches(applications))
    addedApplications += await inTurn((demo) =>
      addApplications(demo, { process, author: manager }, { seed, organizationId, numbers }),
    )
  return { homes: addedHomes, applications: addedApplications, process: process.process, manager }
}

async function findManager(db: Queryable): Promise<Added['manager'] & { organizationId: string }> {
  const [manager] = await db.select().from(users).where(eq(users.email, 'manager@demo.test'))
  if (manager?.organizationId) return { ...manager, organizationId: manager.organizationId }
  throw new StartError(
    'There is no demo in this database: others work in it. ' +
      'Please set DATA_DIR to an empty directory, or DATABASE_URL to an empty database.',
  )
}

const processDice = (seed: number) => createDice(`${seed} process`)
const processIdOf = (seed: number) => processDice(seed).id()

/** @returns how many processes were not there yet */
async function letFirst(demo: DemoDeps, seed: number): Promise<number> {
  const { transaction, now } = demo
  const id = processIdOf(seed)
  const [there] = await transaction.select().from(applicationProcesses).where(eq(applicationProcesses.id, id))
  if (there) return 0
  const [home] = await transaction
    .select()
    .from(properties)
    .where(eq(properties.id, homeDice(seed, 1).id()))
  if (!home) throw new Error('the first home is not there')
  await addProcess(demo, home, {
    id,
    code: processDice(seed).code(),
    name: `${home.name}, Neuvermietung`,
    status: 'open',
    startDate: daysFrom(now, 60),
    startDateType: 'fixed_date',
    sendsStatusMails: true,
  })
  return 1
}

async function findProcess(db: Queryable, seed: number): Promise<DemoProcess> {
  const [found] = await db
    .select({ process: applicationProcesses, property: properties, organization: organizations })
    .from(applicationProcesses)
    .innerJoin(properties, eq(properties.id, applicationProcesses.propertyId))
    .innerJoin(organizations, eq(organizations.id, applicationProcesses.organizationId))
    .where(eq(applicationProcesses.id, processIdOf(seed)))
  if (!found) throw new Error('the process is not there')
  return found
}

function* batches(count: number): Generator<number[]> {
  for (let done = 0; done < count; done += BATCH)
    yield Array.from({ length: Math.min(BATCH, count - done) }, (_, index) => done + index + 1)
}
