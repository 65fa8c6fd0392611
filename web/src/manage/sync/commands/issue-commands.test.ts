import { expect, test } from 'vitest'
import { idOf } from '#shared/testing/rows.ts'
import { freshWorlds } from '#web/manage/sync/testing/fresh-worlds.ts'
import { refusal } from '#web/manage/sync/testing/model-refusal.ts'
import { type Device, synced, type World } from '#web/manage/sync/testing/world.ts'
import { awaitRest, issueCommands, takeBackCommands } from './issue-commands.ts'
import type { Issuer } from './keep-command.ts'

const world = freshWorlds()
const MANY = 200
/** Enough to die in the midst of. */
const DYING = 40

type Made = Awaited<ReturnType<typeof ready>>

async function ready(applications = MANY) {
  const made = world({ applications })
  const device = made.device()
  const tab = await synced(made, device)
  return { made, device, tab, issuer: issuerOf(made, device, tab.sendNow) }
}

const issuerOf = ({ time }: World, { database }: Device, sendNow: () => void): Issuer => ({
  database,
  actorId: 'anna',
  actorName: 'Anna',
  now: time.now,
  after: time.after,
  isOnline: () => true,
  sendNow,
})

const change = (id: string, status: 'rejected' | 'submitted', ifMatch: number) => ({
  params: { id, status },
  body: { reason: '', sendMail: false },
  about: { entity: 'application' as const, id },
  ifMatch,
})

const ids = (count = MANY) => Array.from({ length: count }, (_, i) => idOf(3 + i))
const reject = (each: string[]) => each.map((id) => change(id, 'rejected', 1))

const statuses = async (device: Device) => {
  const rows = (await device.applications()) ?? []
  return Object.fromEntries(
    [...Map.groupBy(rows, ({ status }) => status)].map(([status, { length }]) => [status, length]),
  )
}

const executed = ({ made }: Made) => made.server.executions.filter(({ name }) => name === 'changeStatus')

test('a decision about 200 is 200 changes, each sent once', async () => {
  const scene = await ready()
  const issued = issueCommands(scene.issuer, 'changeStatus', reject(ids()))
  await scene.made.time.advance(30_000)
  await issued
  expect(executed(scene)).toHaveLength(MANY)
  expect(new Set(executed(scene).map(({ headers }) => headers['idempotency-key'])).size).toBe(MANY)
  expect(await statuses(scene.device)).toEqual({ rejected: MANY })
  expect(await scene.device.commands()).toEqual([])
})

test('what is confirmed, and what needs a decision, is told when all have an answer', async () => {
  const scene = await ready(5)
  scene.device.line.fail('command', refusal('INVALID_TRANSITION'))
  const issued = issueCommands(scene.issuer, 'changeStatus', reject(ids(5)))
  await scene.made.time.advance(3_000)
  expect(await issued).toMatchObject({ confirmed: 4, refused: 1 })
})

test('what is still on its way when somebody was told is told once it is all confirmed', async () => {
  const scene = await ready(5)
  const goOn = scene.device.line.hold('command')
  const issued = issueCommands(scene.issuer, 'changeStatus', reject(ids(5)))
  await scene.made.time.advance(4_000)
  const { numbers, confirmed } = await issued
  expect(confirmed).toBe(0)
  const rest = awaitRest(scene.issuer, numbers)
  goOn()
  await scene.made.time.advance(1_000)
  expect(await rest).toEqual({ numbers, confirmed: 5, refused: 0 })
})

test('what takes longer than a minute is not waited for', async () => {
  const scene = await ready(5)
  scene.device.line.state.isUp = false
  const { numbers } = await issueCommands({ ...scene.issuer, isOnline: () => false }, 'changeStatus', reject(ids(5)))
  const rest = awaitRest(scene.issuer, numbers)
  await scene.made.time.advance(60_000)
  expect(await rest).toBeUndefined()
})

test('one of them that a colleague changed before is a conflict, and the others are done', async () => {
  const scene = await ready(5)
  const [first = ''] = ids(1)
  const other = scene.made.device('berta')
  const { sendNow } = await synced(scene.made, other)
  scene.device.line.state.isUp = false
  await other.decide('accepted', first)
  sendNow()
  await scene.made.time.advance(1_000)
  scene.device.line.state.isUp = true
  const issued = issueCommands(scene.issuer, 'changeStatus', reject(ids(5)))
  await scene.made.time.advance(5_000)
  expect(await issued).toMatchObject({ confirmed: 4, refused: 1 })
  expect(await scene.device.commands()).toMatchObject([{ outcome: { code: 'STATUS_CONFLICT' }, about: { id: first } }])
})

test('a device that cannot keep one of them keeps none', async () => {
  const { issuer, device } = await ready(5)
  device.failures.in = { kind: 'write', calls: 3, name: 'QuotaExceededError' }
  await expect(issueCommands(issuer, 'changeStatus', reject(ids(5)))).rejects.toThrow('disk is full')
  expect(await device.commands()).toEqual([])
})

test('taken back without a connection, none of them was ever sent, and all are as they were', async () => {
  const scene = await ready(20)
  const { made, device, issuer } = scene
  device.line.state.isUp = false
  const offline = { ...issuer, isOnline: () => false, sendNow: () => {} }
  const { numbers } = await issueCommands(offline, 'changeStatus', reject(ids(20)))
  expect(await statuses(device)).toEqual({ rejected: 20 })
  const ways = numbers.map((n, at) => ({ n, back: change(idOf(3 + at), 'submitted', 2) }))
  await takeBackCommands(issuer, 'changeStatus', ways)
  expect(await device.commands()).toEqual([])
  expect(await statuses(device)).toEqual({ submitted: 20 })
  device.line.state.isUp = true
  await made.time.advance(60_000)
  expect(executed(scene)).toEqual([])
})

test('taken back while they are on their way, what was sent is changed back, and the rest is struck out', async () => {
  const scene = await ready(20)
  const { made, device, issuer } = scene
  const go = device.line.hold('command')
  const issued = issueCommands(issuer, 'changeStatus', reject(ids(20)))
  await made.time.advance(4_000)
  const { numbers } = await issued
  const ways = numbers.map((n, at) => ({ n, back: change(idOf(3 + at), 'submitted', 2) }))
  await takeBackCommands(issuer, 'changeStatus', ways)
  go()
  await made.time.advance(30_000)
  expect(executed(scene).map(({ params }) => params['status'])).toEqual(['rejected', 'submitted'])
  expect(await device.commands()).toEqual([])
  expect(await statuses(device)).toEqual({ submitted: 20 })
})

test('what a colleague did meanwhile is not taken back with what was refused because of it', async () => {
  const scene = await ready(3)
  const [first = ''] = ids(1)
  const other = scene.made.device('berta')
  const { sendNow } = await synced(scene.made, other)
  scene.device.line.state.isUp = false
  await other.decide('withdrawn', first)
  sendNow()
  await scene.made.time.advance(1_000)
  scene.device.line.state.isUp = true
  const issued = issueCommands(scene.issuer, 'changeStatus', reject(ids(3)))
  await scene.made.time.advance(5_000)
  const { numbers } = await issued
  const ways = numbers.map((n, at) => ({ n, back: change(idOf(3 + at), 'submitted', 2) }))
  await takeBackCommands(scene.issuer, 'changeStatus', ways)
  scene.tab.sendNow()
  await scene.made.time.advance(5_000)
  expect((await other.application(first))?.status).toBe('withdrawn')
  expect(await statuses(scene.device)).toMatchObject({ withdrawn: 1, submitted: 2 })
})

test('nothing is said to be confirmed when what became of it cannot be read', async () => {
  const { issuer, device, made } = await ready(3)
  const issued = issueCommands({ ...issuer, sendNow: () => device.database.close() }, 'changeStatus', reject(ids(3)))
  await made.time.advance(4_000)
  expect(await issued).toMatchObject({ confirmed: 0, refused: 0 })
})

for (const point of ['noted', 'answered', 'settled'] as const) {
  test(`a page that dies seven times, each when one of many is ${point}, sends each of them once`, async () => {
    const scene = await ready(DYING)
    const { made, device } = scene
    void issueCommands(scene.issuer, 'changeStatus', reject(ids(DYING)))
    for (let kill = 0; kill < 7; kill += 1) {
      device.state.dieAt = point
      await made.time.advance(200)
      device.killAll()
      device.openTab()
      await made.time.advance(1_000)
    }
    device.state.dieAt = undefined
    await made.time.advance(120_000)
    expect(executed(scene)).toHaveLength(DYING)
    expect(new Set(executed(scene).map(({ params }) => params['id'])).size).toBe(DYING)
    expect(await device.commands()).toEqual([])
  })
}
