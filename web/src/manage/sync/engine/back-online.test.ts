import { expect, test } from 'vitest'
import { NoConnectionError } from '#web/kit/api/call.ts'
import { idOf } from '#shared/testing/rows.ts'
import { freshWorlds } from '#web/manage/sync/testing/fresh-worlds.ts'
import { refusal } from '#web/manage/sync/testing/model-refusal.ts'
import { readFeed } from '#web/manage/sync/feed/stored-feed.ts'
import { undoCommand } from '#web/manage/sync/commands/undo-command.ts'
import { rent, synced, type World } from '#web/manage/sync/testing/world.ts'

const world = freshWorlds()
const MINUTE = 60_000
const MANY = 14
const ids = Array.from({ length: MANY }, (_, at) => idOf(3 + at))

/** So many decisions were made in nine minutes without a connection, and each was tried again and again. */
async function longOffline(made: World) {
  const device = made.device()
  ;(await synced(made, device)).kill()
  device.line.state.isUp = false
  const tab = device.openTab()
  for (const id of ids) {
    await device.decide('accepted', id)
    tab.sendNow()
    await made.time.advance(10_000)
  }
  for (let minute = 0; minute < 9; minute += 1) {
    tab.hurry()
    await made.time.advance(MINUTE)
  }
  expect(await device.commands()).toHaveLength(MANY)
  return { device, tab }
}

test('once something gets through, all that waits is sent at once and in its order, whatever back-off had grown', async () => {
  for (const seed of [1, 2]) {
    const made = world({ applications: MANY, seed })
    const { device } = await longOffline(made)
    device.line.state.isUp = true
    const before = device.line.seen.length
    while (device.line.seen.length === before) await made.time.advance(250)
    await made.time.advance(1_000)
    expect(await device.commands()).toEqual([])
    const sent = made.server.executions.map(({ params }) => params['id'])
    // The one that got through may be any of them.
    expect(sent.slice(1)).toEqual(ids.filter((id) => id !== sent[0]))
  }
})

test('a network that says too early that it is back keeps nothing waiting for minutes', async () => {
  for (const seed of [1, 2]) {
    const made = world({ applications: MANY, seed })
    const { device, tab } = await longOffline(made)
    tab.hurry()
    await made.time.advance(1_000)
    device.line.state.isUp = true
    await made.time.advance(6_000)
    expect(await device.commands()).toEqual([])
  }
})

test('an answer to anything else, such as to who this is, ends the waiting, and where all got through asks for nothing', async () => {
  const made = world({ applications: MANY, seed: 1 })
  const { device, tab } = await longOffline(made)
  device.line.state.isUp = true
  await tab.answered()
  await made.time.advance(1_000)
  expect(await device.commands()).toEqual([])
  const before = device.line.seen.length
  await tab.answered()
  await made.time.settle()
  expect(device.line.seen).toHaveLength(before)
})

test('the failure of one does not slow the others down, and what the server put off waits its time', async () => {
  const made = world({ applications: MANY })
  const { device, tab } = await longOffline(made)
  device.line.state.isUp = true
  device.line.fail('command', refusal('RATE_LIMITED', {}, { 'retry-after': '600' }))
  device.line.fail('command', 'lost')
  tab.hurry()
  await made.time.advance(1_000)
  expect((await device.commands()).map(({ about }) => about.id)).toEqual([ids[0]])
  await made.time.advance(5 * MINUTE)
  expect(await device.commands()).toHaveLength(1)
  await made.time.advance(10 * MINUTE)
  expect(await device.commands()).toEqual([])
})

test('what does not get through is known for the whole screen at once, and not by the next look for news', async () => {
  const made = world({ applications: MANY })
  const device = made.device()
  const tab = device.openTab()
  await made.time.advance(2_000)
  device.line.state.isUp = false
  expect((await readFeed(device.database)).failure).toBeUndefined()
  await device.decide('accepted', ids[0])
  tab.sendNow()
  await made.time.settle()
  expect((await readFeed(device.database)).failure).toBe('no_connection')
})

test('a live signal that cannot be opened again says that the server is out of reach', async () => {
  const made = world()
  const device = made.device()
  device.line.state.watchRefusal = new NoConnectionError('No connection')
  device.openTab()
  await made.time.settle()
  device.line.state.isUp = false
  await made.time.advance(5_000)
  expect((await readFeed(device.database)).failure).toBe('no_connection')
})

test('while nothing gets through few are tried, however many wait, and with a connection all are sent', async () => {
  const made = world({ applications: MANY })
  const device = made.device()
  ;(await synced(made, device)).kill()
  device.line.state.isUp = false
  for (const id of ids) await device.decide('accepted', id)
  const tab = device.openTab()
  await made.time.advance(10_000)
  const attempts = async () => (await device.commands()).reduce((sum, each) => sum + each.attempts, 0)
  expect(await attempts()).toBeGreaterThan(1)
  expect(await attempts()).toBeLessThan(MANY)
  await made.time.advance(5 * MINUTE)
  expect(await attempts()).toBeLessThan(5 * MANY)
  device.line.state.isUp = true
  tab.hurry()
  await made.time.advance(2_000)
  expect(await device.commands()).toEqual([])
})

test('of what is done while nothing gets through one is tried for all: the rest can be taken back as if it had never been', async () => {
  const made = world({ applications: MANY })
  const device = made.device()
  const tab = await synced(made, device)
  device.line.state.isUp = false
  for (const id of ids) {
    await device.decide('accepted', id)
    tab.sendNow()
    await made.time.advance(10_000)
  }
  const commands = await device.commands()
  expect(commands.filter(({ attempts }) => attempts > 0)).toHaveLength(1)
  const kinds = await Promise.all(commands.map(({ n }) => undoCommand(device.writer, n)))
  expect(kinds).toEqual(['sent', ...Array.from({ length: MANY - 1 }, () => 'whole')])
  device.line.state.isUp = true
  await made.time.advance(6 * MINUTE)
  expect(made.server.executions).toHaveLength(1)
  expect(await device.commands()).toEqual([])
})

test('of one decision about many several are on the way at a time once one got through, each arrives once, and what is no such decision goes by itself', async () => {
  const made = world({ applications: MANY })
  const device = made.device()
  const tab = await synced(made, device)
  device.line.state.isUp = false
  for (const id of ids) await device.decide('accepted', id)
  for (const baseRent of [1500, 1600]) await device.issue('changeRent', rent(baseRent))
  device.line.state.isUp = true
  const letGo = [device.line.hold('command'), device.line.hold('command')]
  const onTheWay: number[] = []
  tab.hurry()
  for (const next of letGo) {
    await made.time.advance(100)
    onTheWay.push(device.line.count('changeStatus') + device.line.count('changeRent'))
    next()
  }
  expect(onTheWay).toEqual([1, 1 + 6])
  await made.time.advance(1_000)
  expect(await device.commands()).toEqual([])
  const sent = made.server.executions.map(({ params }) => params['id'])
  expect(sent.slice(0, MANY)).toEqual(ids)
  expect(sent).toHaveLength(MANY + 2)
})

test('one that is kept from the server, where others get through, keeps none of them waiting', async () => {
  const made = world({ applications: MANY })
  const device = made.device()
  const tab = await synced(made, device)
  device.line.fail('command', 'lost')
  for (const id of ids) await device.decide('accepted', id)
  tab.sendNow()
  await made.time.advance(1_000)
  expect(await device.commands()).toEqual([])
})
