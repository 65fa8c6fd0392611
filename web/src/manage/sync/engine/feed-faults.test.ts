import { describe, expect, test } from 'vitest'
import { application, idOf } from '#shared/testing/rows.ts'
import { readFeed, readShown } from '#web/manage/sync/feed/stored-feed.ts'
import { freshWorlds } from '#web/manage/sync/testing/fresh-worlds.ts'
import { ANNA, type Device, PROCESS, type World } from '#web/manage/sync/testing/world.ts'

const world = freshWorlds()
const MINUTE = 60_000

const shownIds = async (device: Device) => (await device.applications())?.map(({ id }) => id)

/** What is shown is what the server has, and the digest says so too. */
async function expectSame({ server }: World, device: Device) {
  const shown = await readShown(device.database)
  const stored = await device.database.records(shown?.generation ?? 'A').toArray()
  expect(stored.map(({ row }) => row).toSorted(byId)).toEqual(
    server.feed
      .rows()
      .map(({ row }) => row)
      .toSorted(byId),
  )
  const { active } = await readFeed(device.database)
  const { digest } = server.feed.pull(active.cursor, true, 500)
  expect(Object.fromEntries(Object.entries(active.digest).filter(([, { n }]) => n > 0))).toEqual(digest)
}
const byId = (a: { id: string } | null, b: { id: string } | null) => ((a?.id ?? '') < (b?.id ?? '') ? -1 : 1)

test('a first synchronization shows what it has as it goes, and says when it is through', async () => {
  const made = world({ applications: 20 })
  const device = made.device('anna', 7)
  const go = device.line.hold('pull')
  device.openTab()
  await made.time.settle()
  expect(await device.applications()).toBeUndefined()
  const goOn = device.line.hold('pull')
  go()
  await made.time.settle()
  expect(await shownIds(device)).toHaveLength(5)
  expect((await readShown(device.database))?.isComplete).toBe(false)
  goOn()
  await made.time.settle()
  expect(await shownIds(device)).toHaveLength(20)
  expect((await readShown(device.database))?.isComplete).toBe(true)
  await expectSame(made, device)
})

test('a first synchronization that is killed at any page goes on where it was', async () => {
  for (const point of ['pulled', 'applied'] as const) {
    const made = world({ applications: 20 })
    const device = made.device('anna', 7)
    for (let page = 0; page < 4; page += 1) {
      device.state.dieAt = point
      device.openTab()
      await made.time.settle()
    }
    made.server.feed.put('application', idOf(5), null)
    device.state.dieAt = undefined
    device.openTab()
    await made.time.advance(MINUTE)
    await expectSame(made, device)
    expect(device.line.count('pull')).toBeLessThan(12)
  }
})

test('a poke brings a change within a second, and many of them are one question', async () => {
  const made = world()
  const device = made.device()
  device.openTab()
  await made.time.advance(2_000)
  const before = device.line.count('pull')
  for (let i = 0; i < 20; i += 1) made.server.feed.put('application', idOf(50 + i), application(50 + i, PROCESS))
  await made.time.advance(1_000)
  expect(device.line.count('pull')).toBe(before + 1)
  await expectSame(made, device)
})

describe('what was pulled is of no use any more', () => {
  const faults: [string, (made: World) => void][] = [
    [
      'fault:T6 offline for 100 days: everything is read beside it, and what was removed is gone',
      ({ server }) => server.feed.purge(),
    ],
    [
      'fault:V8 a restored backup: what came after it is gone, and nothing of it stays',
      ({ server }) => {
        const saved = server.feed.backup()
        server.feed.put('application', idOf(90), application(90, PROCESS))
        server.feed.restore(saved)
      },
    ],
  ]
  test.each(faults)('%s', async (_, spoil) => {
    const made = world({ applications: 20 })
    const device = made.device('anna', 7)
    const tab = device.openTab()
    await made.time.advance(2_000)
    tab.kill()
    made.server.feed.put('application', idOf(7), null)
    spoil(made)
    const [go, goOn] = [device.line.hold('pull'), device.line.hold('pull')]
    device.openTab()
    await made.time.settle()
    go()
    await made.time.settle()
    // Nobody looks at half a list while the other generation fills.
    expect(await shownIds(device)).toHaveLength(20)
    goOn()
    await made.time.settle()
    await expectSame(made, device)
  })
})

test('fault:T6 a reset that is killed at any page ends well', async () => {
  const made = world({ applications: 20 })
  const device = made.device('anna', 7)
  const first = device.openTab()
  await made.time.advance(2_000)
  first.kill()
  made.server.feed.put('application', ANNA, null)
  made.server.feed.purge()
  for (let page = 0; page < 5; page += 1) {
    device.state.dieAt = 'applied'
    device.openTab()
    await made.time.settle()
    expect([19, 20]).toContain((await shownIds(device))?.length)
  }
  device.state.dieAt = undefined
  device.openTab()
  await made.time.advance(MINUTE)
  await expectSame(made, device)
})

test('a change that the feed never told of is found by the digest, with the next start', async () => {
  const made = world({ applications: 5 })
  const device = made.device()
  const tab = device.openTab()
  await made.time.advance(2_000)
  tab.kill()
  made.server.feed.put('application', ANNA, null)
  // As a bug on either side would leave it: the cursor is beyond something that never came.
  const { cursor } = made.server.feed.pull((await readFeed(device.database)).active.cursor, false, 500)
  const feed = await readFeed(device.database)
  await device.database.feed.put({ ...feed, active: { ...feed.active, cursor } })
  device.openTab()
  await made.time.advance(2_000)
  expect(await shownIds(device)).toHaveLength(4)
  await expectSame(made, device)
})

test('a record that this version cannot read is shown by no list, and costs nothing else', async () => {
  const made = world()
  const device = made.device()
  made.server.feed.put('application', idOf(8), { ...application(8, PROCESS), status: 'invented' } as { id: string })
  made.server.feed.put('invention', idOf(9), { id: idOf(9) })
  const tab = device.openTab()
  await made.time.advance(2_000)
  expect(await shownIds(device)).toEqual([ANNA])
  expect(await device.application(idOf(8))).toBeNull()
  const pulls = device.line.count('pull')
  tab.kill()
  device.openTab()
  await made.time.advance(2_000)
  expect(device.line.count('pull')).toBeLessThanOrEqual(pulls + 2)
})

test('without a connection it says since when, and goes on by itself', async () => {
  const made = world()
  const device = made.device()
  device.openTab()
  await made.time.advance(2_000)
  device.line.state.isUp = false
  const since = made.time.now()
  await made.time.advance(5 * MINUTE)
  device.line.state.isUp = true
  expect((await readFeed(device.database)).failure).toBeUndefined() // nothing was asked: the line says when there is something
  device.line.state.isUp = false
  made.server.feed.put('application', idOf(50), application(50, PROCESS))
  await made.time.advance(MINUTE)
  expect(await readFeed(device.database)).toMatchObject({ failure: 'no_connection' })
  expect((await readFeed(device.database)).failingSince).toBeGreaterThan(since)
  device.line.state.isUp = true
  await made.time.advance(10 * MINUTE)
  expect((await readFeed(device.database)).failure).toBeUndefined()
  await expectSame(made, device)
})
