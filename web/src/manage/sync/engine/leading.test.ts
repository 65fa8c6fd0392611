import { expect, test } from 'vitest'
import { freshWorlds } from '#web/manage/sync/testing/fresh-worlds.ts'
import { refusal } from '#web/manage/sync/testing/model-refusal.ts'

const world = freshWorlds()
const MINUTE = 60_000

test('of several tabs one reads, listens and sends; when it goes another one takes its place', async () => {
  const made = world()
  const device = made.device()
  const tabs = [device.openTab(), device.openTab(), device.openTab()]
  await made.time.advance(2_000)
  expect(tabs.filter((tab) => tab.isLeading())).toEqual([tabs[0]])
  expect(device.line.state.watches).toBe(1)
  tabs[0]?.kill()
  await made.time.advance(2_000)
  expect(tabs[1]?.isLeading()).toBe(true)
  await device.decide('accepted')
  tabs[2]?.sendNow()
  await made.time.advance(1_000)
  expect(await device.commands()).toEqual([])
})

test('a leader that is put to sleep lets go, and stands in line again when it wakes', async () => {
  const made = world()
  const device = made.device()
  const [one, other] = [device.openTab(), device.openTab()]
  await made.time.advance(1_000)
  one.sleep()
  await made.time.settle()
  expect([one.isLeading(), other.isLeading()]).toEqual([false, true])
  one.wake()
  other.kill()
  await made.time.settle()
  expect(one.isLeading()).toBe(true)
})

test('without the browser’s locks every tab works for itself, and a change is done once', async () => {
  const made = world()
  const device = made.device()
  device.state.hasLocks = false
  const tabs = [device.openTab(), device.openTab()]
  await made.time.advance(2_000)
  expect(tabs.every((tab) => tab.isLeading())).toBe(true)
  await device.decide('accepted')
  for (const tab of tabs) tab.sendNow()
  await made.time.advance(MINUTE)
  expect(made.server.executions).toHaveLength(1)
  expect(await device.commands()).toEqual([])
  expect(await device.application()).toMatchObject({ status: 'accepted', version: 2 })
})

test('fault:A7 a live signal that is refused at once is asked for more and more slowly', async () => {
  const made = world()
  const device = made.device()
  device.line.state.watchRefusal = refusal('UNAUTHORIZED')
  device.openTab()
  await made.time.advance(60 * MINUTE)
  const { watches } = device.line.state
  expect(watches).toBeGreaterThan(5)
  expect(watches).toBeLessThan(60)
  // Without it, it asks once a minute.
  expect(device.line.count('pull')).toBeGreaterThan(55)
  expect(device.line.count('pull')).toBeLessThan(65)
})

test('a page that nobody looks at lets the live signal go, and takes it up again when somebody does', async () => {
  const made = world()
  const device = made.device()
  const tab = device.openTab()
  await made.time.advance(2_000)
  device.state.isSeen = false
  tab.look()
  await made.time.advance(10 * MINUTE)
  expect(made.server.feed.watchers.size).toBe(0)
  const before = device.line.count('pull')
  await made.time.advance(60 * MINUTE)
  expect(device.line.count('pull')).toBe(before)
  device.state.isSeen = true
  tab.look()
  await made.time.advance(1_000)
  expect(made.server.feed.watchers.size).toBe(1)
  expect(device.line.count('pull')).toBeGreaterThan(before)
})

test('a change that is refused brings what it was refused for, without a live signal and before it is asked for by the minute', async () => {
  const made = world()
  const [device, colleague] = [made.device(), made.device()]
  device.line.state.watchRefusal = refusal('UNAUTHORIZED')
  const tabs = [device.openTab(), colleague.openTab()]
  await made.time.advance(2_000)
  await colleague.decide('accepted')
  tabs[1]?.sendNow()
  await made.time.advance(1_000)
  expect(await device.application()).toMatchObject({ version: 1 })
  await device.decide('rejected')
  tabs[0]?.sendNow()
  await made.time.advance(1_000)
  expect(await device.commands()).toMatchObject([{ state: 'attention' }])
  expect(await device.application()).toMatchObject({ status: 'accepted', version: 2 })
})
