import { expect, test } from 'vitest'
import { idOf, property } from '#shared/testing/rows.ts'
import { readFeed } from '#web/manage/sync/feed/stored-feed.ts'
import { freshWorlds } from '#web/manage/sync/testing/fresh-worlds.ts'
import { HOUSE } from '#web/manage/sync/testing/world.ts'

const world = freshWorlds()
const MINUTE = 60_000

test('fault:B12 each call of the database fails in turn: nothing is lost, nothing is done twice', async () => {
  for (let calls = 1, hasFailed = true; hasFailed; calls += 1) {
    const made = world({ applications: 12 })
    const device = made.device('anna', 5)
    const tab = device.openTab()
    await made.time.advance(2_000)
    tab.kill()
    await device.decide('accepted')
    await device.decide('accepted', idOf(4))
    made.server.feed.put('property', HOUSE, property(1, { name: 'Other', version: 2 }))
    made.server.feed.put('application', idOf(5), null)
    device.failures.in = { kind: 'any', calls, name: 'UnknownError' }
    device.openTab()
    await made.time.advance(10 * MINUTE)
    hasFailed = device.failures.in === undefined
    device.failures.in = undefined
    expect(made.server.executions).toHaveLength(2)
    expect(await device.commands()).toEqual([])
    const { active } = await readFeed(device.database)
    const { digest, changes } = made.server.feed.pull(active.cursor, true, 500)
    expect(changes).toEqual([])
    expect(active.digest).toEqual(digest)
    expect(hasFailed || calls > 20).toBe(true)
  }
})

test('fault:B12 a change that the device cannot write down is not taken for done', async () => {
  for (let calls = 1, hasFailed = true; hasFailed; calls += 1) {
    const made = world()
    const device = made.device()
    const tab = device.openTab()
    await made.time.advance(2_000)
    tab.kill()
    device.failures.in = { kind: 'any', calls, name: 'UnknownError' }
    const kept = await device.decide('accepted').catch(() => 'failed' as const)
    hasFailed = device.failures.in === undefined
    device.failures.in = undefined
    expect(kept === 'failed').toBe(hasFailed)
    expect(await device.commands()).toHaveLength(hasFailed ? 0 : 1)
  }
})
