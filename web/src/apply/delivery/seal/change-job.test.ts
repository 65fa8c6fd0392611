import { describe, expect, test } from 'vitest'
import { createRequests } from '#web/apply/delivery/engine/create-delivery.ts'
import { resolveCode } from '#web/apply/delivery/send/resolve-code.ts'
import { freshWorlds } from '#web/apply/delivery/testing/fresh-worlds.ts'
import { addDraft, CODE, seal } from '#web/apply/delivery/testing/sample.ts'
import type { World } from '#web/apply/delivery/testing/world.ts'
import { correctCode, releaseHeldForUpdate, tryNow } from './change-job.ts'
import { takeBack } from './take-back.ts'

const world = freshWorlds()
const MINUTES = 60_000
/** Asks, while time goes on for the answer. */
const takeBackOn = async ({ phone, net, time }: World, id: string) => {
  const taken = takeBack(phone.db, id, net.send, phone.now())
  await time.advance(31_000)
  return taken
}
const headers = { 'x-app': 'einzug' }

describe('taking back', () => {
  test('what was never posted is a draft again, with its documents, and goes as one application later', async () => {
    const made = await world()
    const { phone, net, sealed, time, isThereOnce } = made
    net.network.isUp = false
    const id = await sealed([1_000])
    const page = phone.openPage()
    await time.advance(MINUTES)
    expect(await takeBackOn(made, id)).toBe('draft')
    const draft = await phone.db.drafts.get(id)
    expect(draft).toMatchObject({ id, rev: 2 })
    expect(await phone.db.jobs.count()).toBe(0)
    net.network.isUp = true
    await seal(phone.db, draft ?? { id, rev: 0 }, phone.now())
    void page.look()
    await time.advance(MINUTES)
    expect(await isThereOnce(id)).toBe(true)
  })

  test('what had arrived without an answer is received', async () => {
    const made = await world()
    const { phone, net, sealed, time, isThereOnce } = made
    net.arm({ mode: 'hang-after-commit' }, 'submit')
    const id = await sealed([1_000])
    phone.openPage()
    await time.advance(5_000)
    expect(await takeBackOn(made, id)).toBe('received')
    expect(await isThereOnce(id)).toBe(true)
    expect(await phone.db.drafts.count()).toBe(0)
  })

  test('what may have arrived is not known without a connection, and stays as it is', async () => {
    const made = await world()
    const { phone, net, sealed, time, job } = made
    net.arm({ mode: 'drop-before' }, 'submit', { times: 99 })
    const id = await sealed()
    phone.openPage()
    await time.advance(5_000)
    net.network.isUp = false
    expect(await takeBackOn(made, id)).toBe('unknown')
    expect(await job(id)).toMatchObject({ postAttempted: true })
  })

  test('a portal that answers the question decides nothing', async () => {
    const made = await world()
    const { phone, net, sealed, time } = made
    net.arm({ mode: 'drop-before' }, 'submit', { times: 99 })
    const id = await sealed()
    phone.openPage()
    await time.advance(5_000)
    net.arm({ mode: 'status', status: 404, body: '{"code":"NOT_FOUND"}' }, 'receipt')
    expect(await takeBackOn(made, id)).toBe('unknown')
  })

  test('what is being posted at this moment is not known', async () => {
    const made = await world()
    const { phone, net, sealed, time } = made
    net.arm({ mode: 'delay', ms: 20_000 }, 'submit')
    const id = await sealed()
    phone.openPage()
    await time.advance(5_000)
    expect(await takeBackOn(made, id)).toBe('unknown')
  })

  test('an attempt that arrives after that is told, and the draft never becomes a second application', async () => {
    const made = await world()
    const { phone, net, sealed, time, receipt, server, job } = made
    net.arm({ mode: 'delay', ms: 5 * MINUTES }, 'submit')
    net.arm({ mode: 'status', status: 503, headers: { ...headers, 'retry-after': '3000' } }, 'submit')
    const id = await sealed()
    const page = phone.openPage()
    await time.advance(2 * MINUTES)
    expect(await takeBackOn(made, id)).toBe('draft')
    await time.advance(10 * MINUTES)
    expect(server.applications.size).toBe(1)
    await phone.db.drafts.update(id, (draft) => {
      draft.answers.generalInfo.pets = true
    })
    const draft = await phone.db.drafts.get(id)
    await seal(phone.db, draft ?? { id, rev: 0 }, phone.now())
    void page.look()
    await time.advance(MINUTES)
    // The secret went along with the draft: so the phone may ask what the server has.
    expect(await job(id)).toMatchObject({
      state: 'attention',
      earlier: { reference: server.applications.get(id)?.receipt.reference },
    })
    expect(server.applications.size).toBe(1)
    expect(await takeBackOn(made, id)).toBe('received')
    expect(await receipt(id)).toMatchObject({ id })
  })

  test('a receipt that comes after it was taken back is kept', async () => {
    const made = await world()
    const { phone, net, sealed, time, receipt } = made
    const id = await sealed()
    net.arm({ mode: 'delay', ms: 10_000 }, 'submit')
    phone.openPage()
    await time.advance(5_000)
    const job = await phone.db.jobs.get(id)
    await phone.db.jobs.delete(id)
    await phone.db.drafts.put(job?.draft ?? (await addDraft(phone.db)))
    await time.advance(20_000)
    expect(await receipt(id)).toMatchObject({ id, address: 'Musterstrasse 5' })
    expect(await phone.db.drafts.get(id)).toBeDefined()
  })

  test('what was refused is a draft again without asking', async () => {
    const made = await world()
    const { phone, net, sealed, time, job } = made
    const id = await sealed()
    net.arm({ mode: 'status', status: 409, headers, body: '{"code":"APPLICATION_CLOSED"}' }, 'submit')
    phone.openPage()
    await time.advance(5_000)
    expect(await job(id)).toMatchObject({ state: 'rejected' })
    net.network.isUp = false
    expect(await takeBackOn(made, id)).toBe('draft')
  })

  test('what is gone is gone', async () => {
    expect(await takeBackOn(await world(), 'nothing')).toBe('gone')
  })
})

describe('a body that was posted never changes', () => {
  test('another code comes too late', async () => {
    const { phone, net, sealed, time } = await world()
    net.arm({ mode: 'status', status: 422, headers, body: '{"code":"IDEMPOTENCY_MISMATCH"}' }, 'submit')
    const id = await sealed()
    phone.openPage()
    await time.advance(5_000)
    const before = await phone.db.jobs.get(id)
    expect(before).toMatchObject({ state: 'attention', postAttempted: true })
    expect(await correctCode(phone.db, id, 'OTHER2', phone.now())).toBe(false)
    expect(await phone.db.jobs.get(id)).toEqual(before)
  })

  test('a code that was checked once is not put in a second time', async () => {
    const { phone, sealed, time } = await world()
    const id = await sealed([], phone, { processId: '', code: CODE })
    const { ports } = phone.wakeWorker()
    await time.settle()
    const unchecked = await phone.db.jobs.get(id)
    if (!unchecked) throw new Error('Not sealed')
    const posted = { ...unchecked, code: undefined, body: `${unchecked.body} `, postAttempted: true }
    await phone.db.jobs.put({
      ...posted,
      state: 'sending',
      lease: { holder: ports.holder, until: phone.now() + 90_000 },
    })
    const resolving = resolveCode(ports, createRequests(ports, new AbortController().signal), unchecked)
    await time.advance(1_000)
    expect(await resolving).toMatchObject({ body: posted.body })
  })

  test('every attempt sends the same bytes', async () => {
    const { phone, net, sealed, time, server } = await world()
    const bodies: unknown[] = []
    const { send } = net
    net.send = (input, init) => {
      if (input === '/api/applications') bodies.push(init?.body)
      return send(input, init)
    }
    net.arm({ mode: 'drop-before' }, 'submit', { times: 4 })
    await sealed([1_000], phone, { processId: '', code: CODE })
    phone.openPage()
    await time.advance(10 * MINUTES)
    expect(server.applications.size).toBe(1)
    expect(bodies).toHaveLength(5)
    expect(new Set(bodies).size).toBe(1)
  })

  test('only a refusal of these very bytes opens them again', async () => {
    const { phone, net, sealed, time, job } = await world()
    net.arm({ mode: 'status', status: 422, headers, body: '{"code":"VALIDATION_FAILED"}' }, 'submit')
    const id = await sealed()
    phone.openPage()
    await time.advance(5_000)
    expect(await job(id)).toMatchObject({ state: 'attention', postAttempted: false })
  })

  test('a refused document says nothing about it', async () => {
    const { phone, net, sealed, time, job, server } = await world()
    net.arm({ mode: 'drop-after-commit' }, 'submit')
    const id = await sealed([1_000])
    phone.openPage()
    await time.advance(300)
    server.applications.clear()
    server.documents.announced.clear()
    net.arm({ mode: 'status', status: 413, headers, body: '{"code":"PAYLOAD_TOO_LARGE"}' }, ['put', 'patch', 'head'])
    await time.advance(MINUTES)
    expect(await job(id)).toMatchObject({ state: 'attention', postAttempted: true })
  })
})

test('a wrong code is asked for again, and with the right one it goes', async () => {
  const { phone, sealed, time, job, isThereOnce } = await world()
  const id = await sealed([], phone, { processId: '', code: 'WRONG2' })
  const page = phone.openPage()
  await time.advance(5_000)
  expect(await job(id)).toMatchObject({ state: 'attention', lastError: { code: 'CODE_UNKNOWN' } })
  expect(await correctCode(phone.db, id, CODE, phone.now())).toBe(true)
  void page.look()
  await time.advance(5_000)
  expect(await isThereOnce(id)).toBe(true)
})

test('what only a newer version can send waits for it', async () => {
  const { phone, net, sealed, time, job, isThereOnce } = await world()
  net.arm({ mode: 'status', status: 426, headers, body: '{"code":"CLIENT_TOO_OLD"}' }, 'submit')
  const id = await sealed()
  const page = phone.openPage()
  await time.advance(10 * MINUTES)
  expect(await job(id)).toMatchObject({ state: 'hold_update' })
  await releaseHeldForUpdate(phone.db, phone.now())
  void page.look()
  await time.advance(MINUTES)
  expect(await isThereOnce(id)).toBe(true)
})

test('what nobody can explain is tried three times, then a person decides', async () => {
  const { phone, net, sealed, time, job, isThereOnce, executionsOf } = await world()
  net.arm({ mode: 'status', status: 418, headers }, 'submit', { times: 3 })
  const id = await sealed()
  const page = phone.openPage()
  await time.advance(10 * MINUTES)
  expect(await job(id)).toMatchObject({ state: 'attention', lastError: { code: 'HTTP_418' } })
  expect(executionsOf('submit')).toBe(0)
  expect(await tryNow(phone.db, id, phone.now())).toBe(true)
  void page.look()
  await time.advance(MINUTES)
  expect(await isThereOnce(id)).toBe(true)
})
