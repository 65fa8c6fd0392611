import { describe, expect, test } from 'vitest'
import { enginePoints } from '#web/apply/delivery/jobs/ports.ts'
import { freshWorlds } from '#web/apply/delivery/testing/fresh-worlds.ts'
import { routes } from '#web/apply/delivery/testing/model-server.ts'
import { CODE, PROCESS_ID } from '#web/apply/delivery/testing/sample.ts'
import { nextWakeUp } from './keep-delivering.ts'

const world = freshWorlds()
const MINUTES = 60_000
const DAYS = 24 * 60 * MINUTES

describe('fault:V1 fault:V2 phone and server die, each at every moment', () => {
  const crashes = routes.flatMap((route) =>
    (['drop-before', 'drop-after-commit'] as const).map((mode) => ({ route, mode })),
  )
  test.each(enginePoints)('the phone at "%s", the server before and after it wrote down each call', async (point) => {
    for (const { route, mode } of crashes) {
      const { net, phone, sealed, time, isThereOnce, server } = await world()
      const id = await sealed([1_000, 600_000], phone, { processId: '', code: CODE })
      net.arm({ mode }, route)
      phone.state.dieAt = { point, nth: 1 }
      phone.openPage()
      await time.advance(MINUTES)
      phone.openPage()
      await time.advance(10 * MINUTES)
      expect(await isThereOnce(id), `${route} ${mode}`).toBe(true)
      expect(server.applications.size).toBe(1)
    }
  })
})

test('fault:V9 fault:V10 documents that the server has lost are sent again', async () => {
  const { phone, sealed, time, isThereOnce, server, net } = await world()
  const id = await sealed([1_000, 600_000])
  net.network.draw = (route) => (route === 'submit' ? { mode: 'drop-before' } : undefined)
  const page = phone.openPage()
  await time.advance(MINUTES)
  page.kill()
  const documents = await phone.db.docs.toArray()
  expect(documents.every(({ transfer }) => transfer?.done)).toBe(true)
  server.documents.announced.clear()
  net.network.draw = undefined
  await time.advance(20 * DAYS)
  phone.openPage()
  await time.advance(MINUTES)
  expect(await isThereOnce(id)).toBe(true)
  const small = documents.find(({ size }) => size === 1_000)
  const calls = server.executions.filter((call) => call.id === small?.id).map(({ route }) => route)
  // The second time to the server itself, which says what is wrong with it: a bucket takes everything.
  expect(calls).toEqual(['put', 'head', 'patch'])
})

test('fault:V10 a server that never finds the documents: told after three rounds, not sent round for ever', async () => {
  const { phone, sealed, time, job, net, server } = await world()
  const id = await sealed([1_000])
  const headers = { 'x-app': 'einzug' }
  net.arm({ mode: 'status', status: 409, headers, body: '{"code":"DOCUMENTS_MISSING"}' }, 'submit', { times: 99 })
  phone.openPage()
  await time.advance(60 * MINUTES)
  expect(await job(id)).toMatchObject({ state: 'attention', lastError: { code: 'DOCUMENTS_MISSING' }, resends: 4 })
  expect(server.documents.counted.bytes).toBeLessThan(10_000)
})

test('fault:V11 an application that the server always fails on does not keep the others', async () => {
  const { phone, sealed, time, isThereOnce, job, net } = await world()
  const poison = await sealed()
  const { send } = net
  net.send = (input, init) =>
    typeof init?.body === 'string' && init.body.includes(poison)
      ? Promise.resolve(Response.json({ code: 'INTERNAL' }, { status: 500, headers: { 'x-app': 'einzug' } }))
      : send(input, init)
  const others = [await sealed([1_000]), await sealed()]
  phone.openPage()
  await time.advance(MINUTES)
  for (const id of others) expect(await isThereOnce(id)).toBe(true)
  expect(await job(poison)).toMatchObject({ state: 'backoff', lastError: { code: 'INTERNAL', http: 500 } })
})

test('fault:V14 the process closes between the documents and the application: refused, and the answers stay', async () => {
  const { phone, sealed, time, job, net, server } = await world()
  const id = await sealed([1_000])
  net.arm({ mode: 'status', status: 502 }, 'submit')
  phone.openPage()
  await time.advance(500)
  server.processes.set(PROCESS_ID, { code: CODE, isOpen: false })
  await time.advance(MINUTES)
  expect(await job(id)).toMatchObject({ state: 'rejected', lastError: { code: 'APPLICATION_CLOSED' }, draft: { id } })
  expect(await phone.db.chunks.count()).toBe(1)
  expect(await nextWakeUp({ db: phone.db, now: phone.now })).toBeUndefined()
})

test('fault:V15 accepted, answer lost, process closed, tried again: received', async () => {
  const { phone, sealed, time, isThereOnce, net, server } = await world()
  const id = await sealed([1_000])
  net.arm({ mode: 'drop-after-commit' }, 'submit')
  const page = phone.openPage()
  await time.advance(300)
  page.kill()
  expect(server.applications.size).toBe(1)
  server.processes.set(PROCESS_ID, { code: CODE, isOpen: false })
  phone.openPage()
  await time.advance(3 * MINUTES)
  expect(await isThereOnce(id)).toBe(true)
})

test('fault:V16 accepted, answer lost, erased, tried again: told that it was received and removed', async () => {
  const { phone, sealed, time, job, net, server } = await world()
  const id = await sealed()
  net.arm({ mode: 'drop-after-commit' }, 'submit')
  phone.openPage()
  await time.advance(100)
  server.applications.delete(id)
  server.erased.add(id)
  await time.advance(3 * MINUTES)
  expect(await job(id)).toMatchObject({ state: 'rejected', lastError: { code: 'APPLICATION_ERASED' } })
})

test('fault:V17 the server has other content under this id: told, with the receipt of what it has', async () => {
  const { phone, sealed, time, job, server } = await world()
  const id = await sealed()
  const [sent] = await phone.db.jobs.toArray()
  server.applications.set(id, {
    print: 'other',
    receipt: { id, reference: '7F3K-9QWM', receivedAt: '2027-01-01T00:00:00Z', status: 'submitted', isCompleted: true },
    secret: sent?.owner.secret,
    documents: [],
  })
  phone.openPage()
  await time.advance(MINUTES)
  expect(await job(id)).toMatchObject({
    state: 'attention',
    lastError: { code: 'IDEMPOTENCY_MISMATCH' },
    earlier: { reference: '7F3K-9QWM', receivedAt: '2027-01-01T00:00:00Z' },
  })
  expect(await phone.db.drafts.count()).toBe(0)
})
