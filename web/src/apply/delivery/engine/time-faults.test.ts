import { expect, test } from 'vitest'
import { sendStale } from '#web/apply/delivery/seal/change-job.ts'
import { freshWorlds } from '#web/apply/delivery/testing/fresh-worlds.ts'

const world = freshWorlds()
const MINUTES = 60_000
const DAYS = 24 * 60 * MINUTES

test('fault:T1 a clock set back by a day while it waits: tried at once, then at its pace again', async () => {
  const { phone, sealed, time, net, isThereOnce, executionsOf } = await world()
  net.arm({ mode: 'status', status: 503 }, 'submit', { times: 12 })
  const id = await sealed()
  phone.openPage()
  await time.advance(MINUTES)
  phone.state.clockOff = -DAYS
  const before = executionsOf('submit')
  await time.advance(60 * MINUTES)
  expect(await isThereOnce(id)).toBe(true)
  expect(executionsOf('submit') - before).toBeLessThan(15)
})

test.each([-400 * DAYS, -2 * DAYS, -30 * MINUTES, 30 * MINUTES, 2 * DAYS])(
  'fault:T1 without a network, a clock that jumps by %i ms never makes it ask without a pause',
  async (jump) => {
    const { phone, sealed, time, net, isThereOnce } = await world()
    net.network.isUp = false
    const id = await sealed()
    const page = phone.openPage()
    await time.advance(MINUTES)
    phone.state.clockOff = jump
    const before = phone.failures.count
    void page.look()
    await time.advance(60 * MINUTES)
    expect(phone.failures.count - before).toBeLessThan(3_000)
    net.network.isUp = true
    void page.wake()
    await time.advance(10 * MINUTES)
    expect(await isThereOnce(id)).toBe(true)
  },
)

test('fault:T2 a clock that is a year ahead from the beginning changes nothing', async () => {
  const { phone, sealed, time, isThereOnce } = await world()
  phone.state.clockOff = 365 * DAYS
  const id = await sealed([1_000])
  phone.openPage()
  await time.advance(MINUTES)
  expect(await isThereOnce(id)).toBe(true)
})

test('fault:T2 a clock that jumps a year ahead makes it ask, and nothing is wiped; put right, it is sent without asking', async () => {
  const { phone, sealed, time, job, isThereOnce, server } = await world()
  const id = await sealed([1_000])
  phone.state.clockOff = 365 * DAYS
  const page = phone.openPage()
  await time.advance(MINUTES)
  expect(await job(id)).toMatchObject({ state: 'attention', lastError: { code: 'STALE' } })
  expect(server.executions).toEqual([])
  phone.state.clockOff = 0
  void page.wake()
  await time.advance(MINUTES)
  expect(await isThereOnce(id)).toBe(true)
})

test('fault:T4 an application that waited for 30 days is sent only when the person says so', async () => {
  const { phone, sealed, time, net, job, isThereOnce, server } = await world()
  net.network.isUp = false
  const id = await sealed([1_000])
  await time.advance(31 * DAYS)
  net.network.isUp = true
  const page = phone.openPage()
  await time.advance(MINUTES)
  expect(await job(id)).toMatchObject({ state: 'attention', lastError: { code: 'STALE' } })
  expect(server.executions).toEqual([])
  await sendStale(phone.db, id, phone.now())
  void page.look()
  await time.advance(MINUTES)
  expect(await isThereOnce(id)).toBe(true)
})

test('fault:T4 if it had arrived a month ago and only the answer was lost, its receipt is fetched without asking', async () => {
  const { phone, sealed, time, net, isThereOnce, executionsOf } = await world()
  net.arm({ mode: 'drop-after-commit' }, 'submit')
  const id = await sealed([1_000])
  const page = phone.openPage()
  await time.advance(300)
  page.kill()
  await time.advance(31 * DAYS)
  phone.openPage()
  await time.advance(MINUTES)
  expect(await isThereOnce(id)).toBe(true)
  expect(executionsOf('submit')).toBe(1)
})

test.each([
  ['put', 2, 500],
  ['patch', 2, 900],
  // A transfer that was cut waits a moment, and asks for its offset when it goes on.
  ['head', 3, 5_000],
] as const)(
  'fault:T5 the permission to send is refused at %s: asked for again at once, and nobody is bothered',
  async (route, presigns, ms) => {
    const { phone, sealed, time, net, isThereOnce, executionsOf } = await world()
    const headers = { 'x-app': 'einzug' }
    if (route === 'head') net.arm({ mode: 'drop-before' }, 'patch', { nth: 2 })
    net.arm({ mode: 'status', status: 403, headers, body: '{"code":"UPLOAD_URL_INVALID"}' }, route)
    const id = await sealed([route === 'put' ? 1_000 : 600_000])
    phone.openPage()
    await time.advance(ms)
    expect(await isThereOnce(id)).toBe(true)
    expect(executionsOf('presign')).toBe(presigns)
  },
)

test('fault:T5 a document that takes longer than a permission lasts arrives with several of them', async () => {
  const { phone, sealed, time, net, isThereOnce, executionsOf } = await world()
  Object.assign(net.network, { bytesPerMs: 20 / 8 })
  const id = await sealed([9_000_000])
  phone.openPage()
  await time.advance(70 * MINUTES)
  expect(await isThereOnce(id)).toBe(true)
  expect(executionsOf('presign')).toBeGreaterThan(3)
})
