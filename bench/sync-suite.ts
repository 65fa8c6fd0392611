import { Agent } from 'node:http'
import { eq } from 'drizzle-orm'
import { applications } from '#server/db/schema.ts'
import type { Db } from '#server/deps.ts'
import { buildApplication, buildProcess, buildRenter, buildSubmission } from '#server/testing/build/build.ts'
import { insertManyApplications } from '#server/testing/build/many-applications.ts'
import { applicationContract } from '#shared/application/contract.ts'
import { newId } from '#shared/ids.ts'
import { figure } from './figure.ts'
import { median, percentile } from './median.ts'
import { send } from './server/send.ts'
import { startBuiltServer } from './start-built-server.ts'
import { startDatabase } from './start-database.ts'
import type { Bench } from './suite.ts'
import { type Pulled, pull, pullAll } from './sync/pull.ts'
import { type Headers, signInManagers } from './sync/sign-in-managers.ts'
import { cursorOf, type WatchingManager, watchAsManager } from './sync/watching-manager.ts'

const FIRST_SYNC = 5000
const SIZES = [1000, 10_000]
const REPEATS = 31
const MANAGERS = 200
const ARRIVALS_PER_SECOND = 50
const ARRIVING_SECONDS = 10
const LONGEST_WAIT_MS = 30_000

const goal = (value: number) => ({ name: 'goal', value })

/** What the feed costs: everything for the first time, one change among many, and a crowd that watches. */
export async function measureSync(bench: Bench): Promise<void> {
  const { db, databaseUrl } = await startDatabase(bench)
  const { address } = await startBuiltServer(bench, { DATABASE_URL: databaseUrl })
  const agent = new Agent({ keepAlive: true })
  bench.onClose(() => agent.destroy())

  await measureFirstSync(bench, db, agent, address)
  await measureOneChange(bench, db, agent, address)
  await measureCrowd(bench, db, address)
}

async function measureFirstSync({ keep }: Bench, db: Db, agent: Agent, address: string): Promise<void> {
  const { headers } = await buildOrganizationOf(db, FIRST_SYNC)
  await pullAll(agent, address, headers) // the first one is slower: code is compiled
  const runs: { seconds: number; pages: Pulled[] }[] = []
  for (let run = 0; run < 5; run += 1) {
    const began = performance.now()
    const pages = await pullAll(agent, address, headers)
    runs.push({ seconds: (performance.now() - began) / 1000, pages })
  }
  const pages = runs[0]?.pages ?? []
  const delivered = pages
    .flatMap(({ answer }) => answer.changes)
    .filter(({ entity }) => entity === 'application').length
  if (delivered !== FIRST_SYNC) throw new Error(`${FIRST_SYNC} applications were there, and ${delivered} came`)
  const bytes = pages.reduce((sum, page) => sum + page.bytes, 0)
  keep({
    first_sync_applications: figure(FIRST_SYNC / median(runs.map(({ seconds }) => seconds)), 'per second'),
    first_sync_application_bytes: figure(bytes / FIRST_SYNC, 'bytes', goal(600)),
    first_sync_pages: figure(pages.length, 'pages'),
  })
}

/** One change among few applications and among many: neither its bytes nor its time may grow with them. */
async function measureOneChange({ keep }: Bench, db: Db, agent: Agent, address: string): Promise<void> {
  const points: { size: number; cost: number; change: number; nothing: number }[] = []
  for (const size of SIZES) {
    const { headers, process } = await buildOrganizationOf(db, size)
    const changed = await buildApplication(db, process) // the same everywhere, so that its bytes can be compared
    await db.execute('analyze')
    let cursor = await cursorOf(address, headers)
    const pulls: Pulled[] = []
    for (let repeat = 0; repeat < REPEATS; repeat += 1) {
      const status = repeat % 2 === 0 ? 'accepted' : 'submitted'
      await db.update(applications).set({ status }).where(eq(applications.id, changed.id))
      const pulled = await pull(agent, address, headers, cursor)
      if (pulled.answer.changes.length !== 1) throw new Error('one change was to come')
      cursor = pulled.answer.cursor
      pulls.push(pulled)
    }
    const nothing = (await pull(agent, address, headers, cursor)).bytes
    points.push({
      size,
      cost: median(pulls.map(({ ms }) => ms)),
      change: median(pulls.map(({ bytes }) => bytes)),
      nothing,
    })
    console.log(`one change among ${size}: ${points.at(-1)?.cost.toFixed(1)} ms, ${points.at(-1)?.change} bytes`)
  }
  const [small, medium] = [points[0], points[1]]
  if (!small || !medium) throw new Error('nothing was measured')
  keep({
    pull_nothing_bytes: figure(medium.nothing, 'bytes', goal(300)),
    pull_one_change_bytes: figure(medium.change, 'bytes', { name: `among ${small.size}`, value: small.change }),
    pull_one_change_time: figure(medium.cost, 'ms', { name: `among ${small.size}`, value: small.cost }),
  })
}

/** Many managers of one organization whose applications arrive all the time (V19). */
async function measureCrowd({ keep, onClose }: Bench, db: Db, address: string): Promise<void> {
  const { process, organizationId } = await buildOrganizationOf(db, 100)
  const people = await signInManagers(db, organizationId, MANAGERS)
  const crowd: WatchingManager[] = []
  for (const headers of people) crowd.push(await watchAsManager(address, headers, await cursorOf(address, headers)))
  const sent = new Map<string, number>()
  const answers: number[] = []
  const agent = new Agent({ keepAlive: true })
  onClose(() => agent.destroy())

  const submit = async () => {
    const mainRenters = [buildRenter({ email: `${newId()}@renter.test` })]
    const submission = buildSubmission(process, { mainRenters })
    const began = performance.now()
    const body = Buffer.from(JSON.stringify(submission))
    const url = new URL(applicationContract.submitApplication.path, address)
    const { status, text } = await send(agent, 'POST', url, { 'Content-Type': 'application/json' }, body)
    if (status !== 201) throw new Error(`answered with ${status}: ${text}`)
    answers.push(performance.now() - began)
    sent.set(submission.id, performance.now())
  }
  const began = performance.now()
  const sending: Promise<void>[] = []
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      const due = Math.min(ARRIVING_SECONDS, (performance.now() - began) / 1000) * ARRIVALS_PER_SECOND
      while (sending.length < due) sending.push(submit())
      if (sending.length < ARRIVALS_PER_SECOND * ARRIVING_SECONDS) return
      clearInterval(timer)
      resolve()
    }, 5)
  })
  await Promise.all(sending)
  const deadline = performance.now() + LONGEST_WAIT_MS
  const hasAll = () => crowd.every(({ arrived }) => arrived.size >= sent.size)
  while (!hasAll() && performance.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 50))
  const seconds = (performance.now() - began) / 1000
  for (const manager of crowd) await manager.leave()
  if (!hasAll()) throw new Error('not every manager has every application')

  const delays = crowd.flatMap(({ arrived }) => [...sent].map(([id, at]) => (arrived.get(id) ?? Infinity) - at))
  keep({
    crowd_submission_p95: figure(percentile(answers, 0.95), 'ms', goal(100)),
    crowd_pull_p95: figure(
      percentile(
        crowd.flatMap(({ pulls }) => pulls),
        0.95,
      ),
      'ms',
    ),
    crowd_arrival_p95: figure(percentile(delays, 0.95), 'ms'),
    crowd_pulls_per_second: figure(crowd.flatMap(({ pulls }) => pulls).length / seconds, 'per second'),
  })
}

/** An organization of its own, with so many applications for one process and somebody who manages them. */
async function buildOrganizationOf(db: Db, count: number) {
  const { process } = await buildProcess(db)
  const { organizationId } = process
  await insertManyApplications(db, process, count)
  const [headers] = await signInManagers(db, organizationId, 1)
  if (!headers) throw new Error('nobody signed in')
  return { process, organizationId, headers: headers satisfies Headers }
}
