import Dexie from 'dexie'
import { expect, onTestFinished, test, vi } from 'vitest'
import { newId } from '#shared/ids.ts'
import { application } from '#shared/testing/rows.ts'
import { otherGeneration } from '#web/manage/storage/feed.ts'
import { ManagerDatabase } from '#web/manage/storage/manager-database.ts'
import { countUnanswered, processesWithSettled, readSettled } from '#web/manage/sync/commands/read-settled.ts'
import { countByParent, readRecord, readRecords, readWithStatus } from '#web/manage/sync/commands/read-shown.ts'
import { readTags } from '#web/manage/sync/commands/read-tags.ts'
import { tidySignings } from '#web/manage/sync/files/keep-sending-files.ts'
import { freshWorlds } from '#web/manage/sync/testing/fresh-worlds.ts'
import { PROTOCOL } from '#web/manage/sync/testing/handover-on-device.ts'
import { offline, synced } from '#web/manage/sync/testing/handover-scene.ts'
import { ANNA, PROCESS } from '#web/manage/sync/testing/world.ts'
import { recordOf } from './read-changes.ts'
import { readShown } from './stored-feed.ts'

const world = freshWorlds()

const reads = {
  'a record': async (database: ManagerDatabase) => (await readRecord(database, 'application', ANNA))?.id,
  'a list': async (database: ManagerDatabase) => (await readRecords(database, 'application', PROCESS))?.length,
  'those of a status': async (database: ManagerDatabase) =>
    (await readWithStatus(database, 'application', ['rejected']))?.length,
  'how many a parent has': async (database: ManagerDatabase) =>
    (await countByParent(database, 'application'))?.get(PROCESS),
  tags: async (database: ManagerDatabase) => (await readTags(database)).join(),
  'where something is to be erased': async (database: ManagerDatabase) => (await processesWithSettled(database)).size,
  'what is to be erased': async (database: ManagerDatabase) =>
    (await readSettled(database, new Map([[PROCESS, '2999']]))).length,
  'how many wait for a word': async (database: ManagerDatabase) =>
    (await countUnanswered(database, [PROCESS])).get(PROCESS),
}

test.each(Object.entries(reads))(
  '%s does not seem to be gone while what was read anew takes its place',
  async (_, read) => {
    const database = new ManagerDatabase(newId())
    onTestFinished(() => database.delete())
    await database.feed.put({ key: 'shown', generation: 'A', isComplete: true })
    const rows = [application(3, PROCESS, { status: 'rejected', tags: ['Garten'] }), application(4, PROCESS)]
    await database.recordsA.bulkPut(rows.map((row) => ({ ...recordOf('application', row), seq: '1', h: '1' })))
    const before = await read(database)
    const isSwapped = swapAfter(database, 1)
    expect(await read(database)).toEqual(before)
    expect(isSwapped()).toBe(true)
    expect(before).toBeTruthy()
  },
)

test('what people have signed here stays while what was read anew takes the place of their protocol', async () => {
  const made = world()
  const { device, handover } = await offline(made)
  await handover.begin()
  await synced(made, device)
  const { database } = device
  expect((await readRecord(database, 'protocol', PROTOCOL))?.status).toBe('draft')
  for (const at of [1, 2, 3]) {
    await database.signings.put({ protocolId: PROTOCOL, language: 'de', ticked: [], drafts: {}, signatures: [] })
    const isSwapped = swapAfter(database, at)
    await tidySignings(database)
    expect(await database.signings.count(), `${at}`).toBe(1)
    expect(isSwapped()).toBe(true)
  }
})

/** Shows the other generation, and empties the one before, once it was looked up so many times which one is shown. */
function swapAfter(database: ManagerDatabase, times: number): () => boolean {
  vi.restoreAllMocks()
  const get = database.feed.get.bind(database.feed) as (key: string) => Promise<unknown>
  let looked = 0
  const spy = vi.spyOn(database.feed, 'get')
  spy.mockImplementation((async (key: string) => {
    const row = await get(key)
    if (key === 'shown') looked += 1
    if (key !== 'shown' || looked !== times) return row
    const swapping = Dexie.ignoreTransaction(() => swap(database))
    // What reads in one transaction keeps it waiting.
    if (!Dexie.currentTransaction) await swapping
    return row
  }) as never) // Dexie's own promise
  return () => looked >= times
}

const swap = (database: ManagerDatabase) =>
  database.transaction('rw', database.changeTables, async () => {
    const shown = await readShown(database)
    if (!shown) throw new Error('nothing is shown')
    const next = otherGeneration(shown.generation)
    await database.records(next).bulkPut(await database.records(shown.generation).toArray())
    await database.records(shown.generation).clear()
    await database.feed.put({ ...shown, generation: next })
  })
