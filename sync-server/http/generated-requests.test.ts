import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { sql } from 'drizzle-orm'
import * as fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { anyPlan, makeRequest, type Plan } from '#server/testing/arbitrary-request.ts'
import { buildOwner, buildUser } from '#server/testing/build/build-people.ts'
import { buildRecords, plantCanary } from '#server/testing/build-records.ts'
import { as } from '#server/testing/caller-in-header.ts'
import { createAnswerCheck } from '#server/testing/described-answers.ts'
import { setupSignIn } from '#server/testing/sign-in.ts'
import { newId } from '#shared/ids.ts'

/** A few hundred with every test; `GENERATED_REQUESTS=20000` and a `GENERATED_SEED` for a long run. */
const runs = Number(process.env['GENERATED_REQUESTS'] ?? 400)
const seed = Number(process.env['GENERATED_SEED'] ?? 20_270_115)
/** Records are used up by what is done to them: so many requests have the same ones. */
const ROUND = 400
const LONGEST_MS = 5_000

const { app, db, deps, directory, log, close } = await setupSignIn()
afterAll(close)
const checkAnswer = createAnswerCheck()

const OURS = 'Kanarienvogel'
const THEIRS = 'Wellensittich'
const callers = ['nobody', 'a stranger', 'a user', 'a manager', 'another manager', 'a platform owner'] as const
type CallerName = (typeof callers)[number]

/** What a caller may not get to read. */
const hidden: Record<CallerName, readonly string[]> = {
  nobody: [OURS, THEIRS],
  'a stranger': [OURS, THEIRS],
  'a user': [THEIRS],
  'a manager': [THEIRS],
  'another manager': [OURS],
  'a platform owner': [],
}

async function buildWorld() {
  const [ours, theirs] = [await buildRecords({ db, deps }), await buildRecords({ db, deps })]
  await plantCanary({ db, deps }, ours, OURS)
  await plantCanary({ db, deps }, theirs, THEIRS)
  const at = { organizationId: ours.organizationId }
  const headers: Record<CallerName, Record<string, string>> = {
    nobody: {},
    'a stranger': as({ id: newId() }),
    'a user': as(await buildUser(db, { ...at, role: 'user', lastName: OURS })),
    'a manager': as(await buildUser(db, { ...at, lastName: OURS })),
    'another manager': as(await buildUser(db, { organizationId: theirs.organizationId, lastName: THEIRS })),
    'a platform owner': as(await buildOwner(db)),
  }
  return { records: { ours, theirs }, headers }
}

const anyCall = fc.record({
  plan: anyPlan,
  // Who may do more gets further.
  caller: fc.oneof(
    { arbitrary: fc.constant<CallerName>('a manager'), weight: 4 },
    { arbitrary: fc.constant<CallerName>('a platform owner'), weight: 2 },
    fc.constantFrom(...callers),
  ),
  about: fc.oneof({ arbitrary: fc.constant('ours' as const), weight: 3 }, fc.constant('theirs' as const)),
})

const rounds = Array.from({ length: Math.ceil(runs / ROUND) }, (_, round) => round)
const answered = new Map<number, number>()
const kept: { heapMib: number; handles: number }[] = []
/** How often somebody read what is theirs to read: without that, nobody would find a leak either. */
let ownNamesRead = 0

test.each(rounds)(
  'whatever is asked, an answer comes soon, is as described, is no fault of ours and tells nobody another organization’s names (round %i)',
  async (round) => {
    const { records, headers } = await buildWorld()
    const property = fc.asyncProperty(anyCall, async ({ plan, caller, about }) => {
      const [url, init] = await makeRequest(app, plan, records[about])
      const faultsBefore = log.filter(({ level }) => level === 'error').length
      const response = await soon(app.request(url, { ...init, headers: { ...init.headers, ...headers[caller] } }))
      answered.set(response.status, (answered.get(response.status) ?? 0) + 1)
      const [wrong, text] = await soon(Promise.all([checkAnswer(plan.name, response.clone()), readText(response)]))
      const faults = log.filter(({ level }) => level === 'error').slice(faultsBefore)
      expect({ faults, wrong, status: isFault(response, plan) ? response.status : 'no fault' }).toEqual({
        faults: [],
        wrong: [],
        status: 'no fault',
      })
      if (caller === 'a manager' && text.includes(OURS)) ownNamesRead += 1
      for (const name of hidden[caller]) expect(text).not.toContain(name)
    })
    await fc.assert(property, { numRuns: Math.min(ROUND, runs), seed: seed + round, endOnFailure: true })
    log.length = 0
    kept.push({ heapMib: heapMib(), handles: process.getActiveResourcesInfo().length })
  },
  60_000 + ROUND * 500,
)

test('right and broken requests were among them', () => {
  const statuses = Object.fromEntries([...answered].toSorted(([a], [b]) => a - b))
  console.info(`Generated requests, by status: ${JSON.stringify(statuses)}`)
  expect(ownNamesRead).toBeGreaterThan(0)
  expect(Object.keys(statuses)).toEqual(expect.arrayContaining(['200', '201', '401', '403', '404', '422']))
})

test('nothing of them stays: no transaction, no half file, no handle and no memory', async () => {
  const open = await db.execute<{ state: string }>(sql`select state from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and state like '%transaction%'`)
  expect(open.rows).toEqual([])
  expect(await readdir(path.join(directory, '.partial'))).toEqual([])
  // The first rounds fill caches; a leak goes on.
  const after = kept.slice(Math.floor(kept.length / 4))
  const [first, last] = [after[0], after.at(-1)]
  console.info(`Kept after each round: ${kept.map(({ heapMib: mib, handles }) => `${mib} MiB ${handles}`).join(', ')}`)
  expect((last?.heapMib ?? 0) - (first?.heapMib ?? 0)).toBeLessThan(20)
  expect((last?.handles ?? 0) - (first?.handles ?? 0)).toBeLessThan(40)
})

function heapMib(): number {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  return Math.round(process.memoryUsage().heapUsed / 1024 / 1024)
}

/** A version of the questionnaire that only a later server knows is put off, and sent again by the device. */
const isFault = ({ status }: Response, { name }: Plan) =>
  status >= 500 && !(status === 503 && (name === 'submitApplication' || name === 'submitQuestionnaire'))

/** @throws when it takes longer */
async function soon<T>(work: T | Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('No answer came')), LONGEST_MS)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

/** Events go on for ever, and have nothing to hide. */
async function readText(response: Response): Promise<string> {
  if (response.headers.get('content-type') !== 'text/event-stream') return response.text()
  await response.body?.cancel()
  return ''
}
