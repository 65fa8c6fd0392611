import { expect, test } from 'vitest'
import { enginePoints } from '#web/apply/delivery/jobs/ports.ts'
import { freshWorlds } from '#web/apply/delivery/testing/fresh-worlds.ts'
import { addDocument, addDraft, CODE } from '#web/apply/delivery/testing/sample.ts'
import { createDelivery } from './create-delivery.ts'

const world = freshWorlds()
const MINUTES = 60_000

test.each(enginePoints)('fault:B1 a page that is closed at "%s": the next one goes on', async (point) => {
  const { phone, sealed, time, isThereOnce } = await world()
  const id = await sealed([1_000, 700_000], phone, { processId: '', code: CODE })
  phone.state.dieAt = { point, nth: 1 }
  phone.openPage()
  await time.advance(MINUTES)
  expect(await isThereOnce(id)).toBe(point === 'settled')
  phone.openPage()
  await time.advance(MINUTES)
  expect(await isThereOnce(id)).toBe(true)
})

test('fault:B2 a worker that is stopped while it posts: the application is still there, and sent again', async () => {
  const { net, phone, sealed, time, isThereOnce, executionsOf, job } = await world()
  net.arm({ mode: 'hang-after-commit' }, 'submit')
  const id = await sealed()
  const worker = phone.wakeWorker()
  await time.advance(5_000)
  worker.kill()
  expect(await job(id)).toMatchObject({ state: 'sending', postAttempted: true })
  phone.wakeWorker()
  await time.advance(MINUTES)
  expect(await isThereOnce(id)).toBe(true)
  expect(executionsOf('submit')).toBe(2)
})

test('fault:B3 a page that is frozen while it sends keeps the lock: after its lease another one takes it', async () => {
  const { net, phone, sealed, time, isThereOnce, job } = await world()
  net.arm({ mode: 'hang' }, 'submit')
  const id = await sealed()
  const frozen = phone.openPage()
  await time.advance(5_000)
  frozen.freeze()
  phone.openPage()
  await time.advance(MINUTES)
  expect(await job(id)).toMatchObject({ state: 'sending', lease: { holder: frozen.ports.holder } })
  await time.advance(3 * MINUTES)
  expect(await isThereOnce(id)).toBe(true)
  frozen.thaw()
  await time.advance(MINUTES)
  expect(await isThereOnce(id)).toBe(true)
})

test('fault:B3 a page that is frozen between two applications keeps the lock, too, and loses it', async () => {
  const { net, phone, sealed, time, isThereOnce } = await world()
  const frozen = phone.openPage()
  net.arm({ mode: 'hang' }, 'put')
  const draft = await addDraft(phone.db, { sendsEarly: true })
  await addDocument(phone.db, draft, 1_000)
  void frozen.look()
  await time.advance(5_000)
  frozen.freeze()
  const id = await sealed()
  phone.openPage()
  await time.advance(5 * MINUTES)
  expect(await isThereOnce(id)).toBe(true)
})

test('fault:B3 who lost the lock stops, and its answer still counts when it is a receipt', async () => {
  const { net, phone, sealed, time, isThereOnce, server, executionsOf } = await world()
  const id = await sealed()
  const frozen = phone.openPage()
  frozen.freeze()
  await time.advance(5_000)
  net.network.isUp = false
  const other = phone.openPage()
  await time.advance(4 * MINUTES)
  other.kill()
  frozen.thaw()
  net.network.isUp = true
  phone.openPage()
  await time.advance(MINUTES)
  expect(await isThereOnce(id)).toBe(true)
  expect(server.mails).toEqual([id])
  expect(executionsOf('submit')).toBeLessThan(3)
})

test('fault:B4 a page, the worker and three tabs at once: one of them sends', async () => {
  const { phone, sealed, time, isThereOnce, executionsOf } = await world()
  const ids = [await sealed([1_000]), await sealed([600_000]), await sealed()]
  for (let i = 0; i < 4; i += 1) phone.openPage()
  phone.wakeWorker()
  await time.advance(MINUTES)
  for (const id of ids) expect(await isThereOnce(id)).toBe(true)
  expect(executionsOf('submit')).toBe(3)
})

test('fault:B4 the same without locks: the lease alone keeps them apart', async () => {
  const { phone, sealed, time, isThereOnce, executionsOf } = await world()
  phone.state.hasLocks = false
  const ids = [await sealed([1_000]), await sealed([600_000]), await sealed()]
  for (let i = 0; i < 4; i += 1) phone.openPage()
  phone.wakeWorker()
  await time.advance(MINUTES)
  for (const id of ids) expect(await isThereOnce(id)).toBe(true)
  expect(executionsOf('submit')).toBe(3)
})

test('fault:B4 who cannot send because another one does asks again from time to time, and not all the time', async () => {
  const { net, phone, sealed, time } = await world()
  Object.assign(net.network, { bytesPerMs: 1 })
  await sealed([400_000])
  await sealed()
  phone.openPage()
  await time.advance(1_000)
  const before = phone.failures.count
  phone.openPage()
  await time.advance(30_000)
  // Each look is a handful of reads; without a pause there would be thousands.
  expect(phone.failures.count - before).toBeLessThan(400)
})

test('fault:B4 a browser that refuses its locks delivers without them', async () => {
  const { phone, sealed, time, isThereOnce } = await world()
  const id = await sealed()
  const { ports } = phone.wakeWorker()
  ports.locks = { request: () => Promise.reject(new DOMException('Not allowed', 'SecurityError')) }
  await createDelivery({ ...ports, holder: 'refused' }).run()
  await time.advance(MINUTES)
  expect(await isThereOnce(id)).toBe(true)
})

test('fault:B8 the last event of a background sync fails: a new one is asked for', async () => {
  const { net, phone, sealed, time, isThereOnce } = await world()
  net.arm({ mode: 'status', status: 503 }, 'submit', { times: 99 })
  const id = await sealed()
  const first = phone.wakeWorker()
  await time.advance(4 * MINUTES)
  expect(await first.event).toBe('failed')
  expect(phone.state.isSyncAsked).toBe(false)
  const last = phone.wakeWorker(true)
  await time.advance(4 * MINUTES)
  expect(await last.event).toBe('done')
  expect(phone.state.isSyncAsked).toBe(true)
  net.disarm()
  phone.wakeWorker()
  await time.advance(6 * MINUTES)
  expect(await isThereOnce(id)).toBe(true)
})

test('fault:B8 an event ends before the browser ends it, and has let go of what it was sending', async () => {
  const { net, phone, sealed, time, job } = await world()
  Object.assign(net.network, { bytesPerMs: 2 })
  const id = await sealed([2_000_000])
  const worker = phone.wakeWorker()
  await time.advance(2.6 * MINUTES)
  expect(await worker.event).toBe('failed')
  expect(await job(id)).toMatchObject({ state: 'queued' })
})

test('a page that is put to sleep lets go at once, and goes on when it is woken', async () => {
  const { net, phone, sealed, time, job, isThereOnce } = await world()
  net.arm({ mode: 'hang' }, 'submit')
  const id = await sealed()
  const page = phone.openPage()
  await time.advance(5_000)
  page.sleep()
  void page.wake()
  await time.advance(5_000)
  expect(await job(id)).toBeUndefined()
  expect(await isThereOnce(id)).toBe(true)
})
