import { describe, expect, test } from 'vitest'
import { newId } from '#shared/ids.ts'
import { readJobs } from '#web/apply/delivery/jobs/read-jobs.ts'
import type { Fault } from '#web/apply/delivery/testing/fake-network.ts'
import { freshWorlds } from '#web/apply/delivery/testing/fresh-worlds.ts'
import { routes } from '#web/apply/delivery/testing/model-server.ts'
import type { Job } from '#web/apply/storage/job.ts'
import { settleJob } from './settle-job.ts'

const world = freshWorlds()
const MINUTES = 60_000
/** Within this time every passing trouble is over. */
const SOON = 10 * MINUTES

test('fault:N2 the connection is lost between the permission and the bytes: asked again, one object', async () => {
  const { net, phone, sealed, time, isThereOnce, server } = await world()
  net.arm({ mode: 'drop-before' }, 'put')
  const id = await sealed([1_000])
  phone.openPage()
  await time.advance(SOON)
  expect(await isThereOnce(id)).toBe(true)
  expect(server.documents.announced.size).toBe(1)
})

test('fault:N3 a transfer that dies at 60 % goes on there: fewer than 1.2 times its bytes arrive', async () => {
  const { net, phone, sealed, time, isThereOnce, server } = await world()
  const size = 2_000_000
  net.arm({ mode: 'cut', bytes: 100_000 }, 'patch', { nth: 5 })
  const id = await sealed([size])
  phone.openPage()
  await time.advance(SOON)
  expect(await isThereOnce(id)).toBe(true)
  expect(server.documents.counted.bytes).toBeLessThan(1.2 * size)
})

test('fault:N4 the server has it and the answer is lost: the next try gets the same receipt', async () => {
  const { net, phone, sealed, time, isThereOnce, executionsOf } = await world()
  net.arm({ mode: 'drop-after-commit' }, 'submit')
  const id = await sealed([1_000])
  phone.openPage()
  await time.advance(SOON)
  expect(await isThereOnce(id)).toBe(true)
  expect(executionsOf('submit')).toBe(2)
})

test('fault:N5 a request that the browser sends twice by itself is one application', async () => {
  const { net, phone, sealed, time, isThereOnce, executionsOf } = await world()
  net.arm({ mode: 'duplicate' }, 'submit')
  const id = await sealed()
  phone.openPage()
  await time.advance(SOON)
  expect(await isThereOnce(id)).toBe(true)
  expect(executionsOf('submit')).toBe(2)
})

test.each(routes)('fault:N6 an answer that ends in the middle is none: %s', async (route) => {
  const { net, phone, sealed, time, isThereOnce } = await world()
  net.arm({ mode: 'truncate' }, route)
  const id = await sealed([1_000, 600_000])
  phone.openPage()
  await time.advance(SOON)
  expect(await isThereOnce(id)).toBe(true)
})

describe('a network that wants a login', () => {
  const portals: [string, Fault][] = [
    ['answers 200 with its page', { mode: 'html200' }],
    ['redirects to its page', { mode: 'redirect-to-login' }],
    ['refuses with a 403', { mode: 'status', status: 403, body: '{"code":"APPLICATION_CLOSED"}' }],
    ['refuses with a 404', { mode: 'status', status: 404 }],
    ['says that it is gone', { mode: 'status', status: 410, body: '{"code":"APPLICATION_ERASED"}' }],
    ['claims success with our shape', { mode: 'status', status: 201, body: '{"data":{"id":"other","reference":"X"}}' }],
    ['wants a proxy login', { mode: 'status', status: 407 }],
    ['asks for a login', { mode: 'status', status: 511 }],
  ]
  test.each(portals)('fault:N7 %s: never delivered, never refused, and sent when it is gone', async (_, fault) => {
    const { net, phone, sealed, time, job, isThereOnce, server } = await world()
    net.arm(fault, routes, { times: Number.POSITIVE_INFINITY })
    const id = await sealed([1_000])
    phone.openPage()
    await time.advance(SOON)
    expect(await job(id)).toMatchObject({ state: 'backoff', lastError: { code: 'NET' } })
    expect(server.applications.size).toBe(0)
    expect(net.network.leaks).toBe(0)
    net.disarm()
    await time.advance(SOON)
    expect(await isThereOnce(id)).toBe(true)
  })

  test('fault:N7 a receipt of another application is not ours', async () => {
    const { net, phone, sealed, time, job } = await world()
    const data = { id: 'other', reference: 'X', receivedAt: 'then', status: 'submitted', isCompleted: true }
    const headers = { 'x-app': 'einzug' }
    net.arm({ mode: 'status', status: 200, headers, body: JSON.stringify({ data }) }, 'submit', { times: 99 })
    const id = await sealed()
    phone.openPage()
    await time.advance(MINUTES)
    expect(await job(id)).toMatchObject({ state: 'backoff' })
  })
})

test('fault:N8 a line that never answers is given up after 30 s, and nothing is held meanwhile', async () => {
  const { net, phone, sealed, time, job, isThereOnce } = await world()
  net.arm({ mode: 'hang' }, 'submit')
  const id = await sealed()
  phone.openPage()
  await time.advance(29_000)
  expect(await job(id)).toMatchObject({ state: 'sending' })
  await time.advance(1_500)
  expect(await job(id)).not.toMatchObject({ state: 'sending', attempts: 0 })
  await time.advance(MINUTES)
  expect(await isThereOnce(id)).toBe(true)
})

test('fault:N10 1,000 phones that were sent away together wait as long as asked, and never come as one wave', async () => {
  const { phone, random, sealed } = await world()
  const jobs = new Map([[await sealed(), 0]])
  const [first] = await readJobs(phone.db)
  if (!first) throw new Error('Not sealed')
  const error = { code: 'UNAVAILABLE', http: 503 }
  for (let i = 0; i < 1_000; i += 1) {
    const holder = `phone-${i}`
    const records = { db: phone.db, random, now: phone.now, holder }
    const job: Job = { ...first, id: newId(), state: 'sending', lease: { holder, until: phone.now() + 90_000 } }
    await phone.db.jobs.put(job)
    await settleJob(records, job, { event: 'RETRYABLE', error, retryAfterMs: 30_000 })
    jobs.set(job.id, ((await phone.db.jobs.get(job.id))?.nextAt ?? 0) - phone.now())
  }
  const waits = [...jobs.values()].slice(1)
  expect(waits).toHaveLength(1_000)
  expect(Math.min(...waits)).toBeGreaterThanOrEqual(30_000)
  const seconds = Map.groupBy(waits, (wait) => Math.floor(wait / 1_000))
  expect(Math.max(...[...seconds.values()].map(({ length }) => length))).toBeLessThan(50)
})

test('fault:N10 a phone that was sent away comes back when it was asked to, and not earlier', async () => {
  const { net, phone, sealed, time, server, isThereOnce } = await world()
  const headers = { 'x-app': 'einzug', 'retry-after': '600' }
  net.arm({ mode: 'status', status: 503, headers, body: '{"code":"UNAVAILABLE"}' }, 'submit')
  const id = await sealed()
  const page = phone.openPage()
  await time.advance(5 * MINUTES)
  void page.wake()
  await time.advance(4 * MINUTES)
  expect(server.executions).toEqual([])
  await time.advance(3 * MINUTES)
  expect(await isThereOnce(id)).toBe(true)
})

test('fault:N11 at 50 kbit/s and 400 ms, killed every 20 s, a large document arrives, less than 10 % of it twice', async () => {
  const { net, phone, sealed, time, isThereOnce, server } = await world()
  const size = 1_500_000
  Object.assign(net.network, { latencyMs: 400, bytesPerMs: 50 / 8 })
  const id = await sealed([size])
  const offsets: number[] = []
  for (let wakeUps = 0; wakeUps < 200 && !server.applications.has(id); wakeUps += 1) {
    const worker = phone.wakeWorker()
    await time.advance(20_000)
    worker.kill()
    const [document] = await phone.db.docs.toArray()
    offsets.push(document?.transfer?.offset ?? size)
  }
  expect(await isThereOnce(id)).toBe(true)
  expect(offsets).toEqual(offsets.toSorted((a, b) => a - b))
  expect(server.documents.counted.bytes).toBeLessThan(1.1 * size)
})

test('fault:N13 an attempt that arrives after a later one has succeeded changes nothing', async () => {
  const { net, phone, sealed, time, isThereOnce, executionsOf } = await world()
  net.arm({ mode: 'delay', ms: 2 * MINUTES }, 'submit')
  const id = await sealed()
  phone.openPage()
  await time.advance(MINUTES)
  expect(await isThereOnce(id)).toBe(true)
  await time.advance(5 * MINUTES)
  expect(await isThereOnce(id)).toBe(true)
  expect(executionsOf('submit')).toBe(2)
})

describe('N14', () => {
  const errors = [
    new TypeError('Failed to fetch'),
    new TypeError('NetworkError when attempting to fetch resource.'),
    new TypeError('Load failed'),
    new DOMException('The operation was aborted.', 'AbortError'),
    new DOMException('The operation timed out.', 'TimeoutError'),
    new DOMException('The network is lost', 'NetworkError'),
    new Error('net::ERR_CERT_AUTHORITY_INVALID'),
    'a reason that is no error',
  ]
  test.each(errors)('fault:N14 however fetch fails, it is tried again: %s', async (error) => {
    const { net, phone, sealed, time, job, isThereOnce } = await world()
    const id = await sealed([1_000])
    const { send } = net
    net.send = async () => {
      throw error
    }
    phone.openPage()
    await time.advance(SOON)
    expect(await job(id)).toMatchObject({ state: 'backoff', lastError: { code: 'NET' } })
    net.send = send
    await time.advance(SOON)
    expect(await isThereOnce(id)).toBe(true)
  })
})

test('fault:N15 documents do not get through though the API answers: told after 5 tries, and tried again each hour', async () => {
  const { net, phone, sealed, time, job, isThereOnce } = await world()
  net.arm({ mode: 'drop-before' }, ['put', 'head', 'patch'], { times: Number.POSITIVE_INFINITY })
  const id = await sealed([1_000])
  phone.openPage()
  await time.advance(30 * MINUTES)
  expect(await job(id)).toMatchObject({ state: 'attention', lastError: { code: 'UPLOAD_BLOCKED' } })
  expect(await phone.db.chunks.count()).toBe(1)
  net.disarm()
  await time.advance(60 * MINUTES)
  expect(await isThereOnce(id)).toBe(true)
})
