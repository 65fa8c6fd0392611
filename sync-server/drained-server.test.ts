import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { inArray } from 'drizzle-orm'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { applications } from './db/schema.ts'
import { buildProcess, buildSubmission } from './testing/build/build.ts'
import { createTestDatabase } from './testing/database.ts'
import { type ServerProcess, spawnServer } from './testing/outside/process.ts'
import { bucketVariables, objectStore } from './testing/storages.ts'

const database = await createTestDatabase()
const { process } = await buildProcess(database.db)
const directory = await mkdtemp(path.join(tmpdir(), 'einzug-drained-'))
const bucket = await bucketVariables()
const started: ServerProcess[] = []
afterEach(async () => {
  for (const server of started.splice(0)) {
    server.child.kill('SIGKILL')
    await server.ended
  }
})
afterAll(async () => {
  await database.close()
  await rm(directory, { recursive: true, force: true })
})

function start(name: string, variables: Record<string, string> = {}) {
  // Several servers share a bucket: without one only the first of them would be ready.
  const places = { DATA_DIR: path.join(directory, name), DATABASE_URL: database.url, ...bucket }
  const server = spawnServer({ ...places, ...variables })
  started.push(server)
  return server
}

/** Between two applications of one sender: so many come all the time that every moment of a restart meets one. */
const PAUSE_MS = 50

const isReady = async (url: string) => (await fetch(`${url}/ready`).catch(() => undefined))?.status === 200

const submit = (url: string, submission: unknown) =>
  fetch(`${url}/api/applications`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(submission),
  })

// With documents on disk only one of the two is ready.
describe.skipIf(!objectStore)('with documents in a bucket', () => {
  test('while one of two servers is restarted again and again no application fails, and every one that was acknowledged is there', async () => {
    const factor = { RATE_LIMIT_FACTOR: '1000' }
    const servers = [start('one', { ...factor, DRAIN_SECONDS: '1' }), start('two', factor)]
    const urls = await Promise.all(servers.map(({ running }) => running))
    const over = new AbortController()

    /** As a load balancer: to a server that is ready; when the connection is refused or breaks, to the other one. */
    async function balance(submission: unknown, turn: number): Promise<number> {
      const ready = await Promise.all(urls.map(isReady))
      const order = [urls[turn % 2], urls[(turn + 1) % 2]].filter((url) => ready[urls.indexOf(url ?? '')])
      for (const url of order) {
        const answer = await submit(url ?? '', submission).catch(() => undefined)
        if (answer) return answer.status
      }
      return 0
    }

    const statuses: number[] = []
    const acknowledged: string[] = []
    const senders = Array.from({ length: 8 }, async (_, sender) => {
      for (let turn = sender; !over.signal.aborted; turn += 1) {
        const submission = buildSubmission(process)
        const status = await balance(submission, turn)
        statuses.push(status)
        if (status === 201) acknowledged.push(submission.id)
        await wait(PAUSE_MS)
      }
    })
    for (let restart = 0; restart < 2; restart += 1) {
      servers[0]?.child.kill('SIGTERM')
      expect(await servers[0]?.ended).toBe(0)
      servers[0] = start('one', { ...factor, DRAIN_SECONDS: '1' })
      urls[0] = await servers[0].running
    }
    over.abort()
    await Promise.all(senders)

    expect(statuses.filter((status) => status !== 201)).toEqual([])
    expect(acknowledged.length).toBeGreaterThan(50)
    const { db } = database
    expect(await db.$count(applications, inArray(applications.id, acknowledged))).toBe(acknowledged.length)
  })
})

test('a server that is told to stop says so, answers meanwhile without keeping connections, and ends at once when told again', async () => {
  const server = start('three', { DRAIN_SECONDS: '60' })
  const url = await server.running
  expect(await isReady(url)).toBe(true)
  server.child.kill('SIGTERM')
  await expect.poll(async () => (await fetch(`${url}/ready`)).status).toBe(503)
  const answer = await fetch(`${url}/api/health`)
  expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close'])
  expect((await fetch(`${url}/live`)).status).toBe(200)

  const again = setInterval(() => server.child.kill('SIGTERM'), 200)
  expect(await server.ended).toBe(1)
  clearInterval(again)
})
