import { expect, onTestFinished, test } from 'vitest'
import { newId } from '#shared/ids.ts'
import { seededRandom } from '#web/apply/delivery/testing/virtual-time.ts'
import { openFixture } from '#web/apply/storage/fixtures/open-fixture.ts'
import type { StoredRecord } from '#web/manage/storage/feed.ts'
import { ManagerDatabase } from '#web/manage/storage/manager-database.ts'
import { listRecords } from '#web/manage/storage/stored-records.ts'
import { aroundRecords } from '#web/manage/sync/testing/around-records.ts'
import { type KeptList, readList } from './kept-list.ts'
import { inOrder, readFeed } from './stored-feed.ts'

const LIST = { generation: 'A', entity: 'note', parentId: 'p' } as const

test('of a list in which one record changed only that one is read, and every other one is the same as before', async () => {
  const database = openManagerDatabase()
  const read = countRead(database)
  await write(
    database,
    Array.from({ length: 250 }, (_, at) => noteOf(at)),
  )
  const before = await readList(database, LIST, undefined)
  expect(read.records).toBe(250)
  await write(database, [noteOf(7, 'changed')])
  const after = await readList(database, LIST, before)
  expect(read.records).toBe(251)
  expect(after.rows[7]).toMatchObject({ text: 'changed' })
  expect(after.rows.filter((row, at) => row !== before.rows[at])).toHaveLength(1)
  await write(database, [{ ...noteOf(1), key: 'note:elsewhere', parent: 'q' }])
  expect(await readList(database, LIST, after)).toBe(after)
})

test('whatever is written, taken away, or written by an older version, a list that is read on says what lies there', async () => {
  const random = seededRandom(7)
  const database = openManagerDatabase()
  const lists = [LIST, { generation: 'A', entity: 'note' } as const]
  const kept: (KeptList | undefined)[] = []
  const some = () => Array.from({ length: 1 + Math.floor(random() * 4) }, () => noteOf(Math.floor(random() * 12)))
  const events = [
    () =>
      write(
        database,
        some().map((note) => ({ ...note, row: { id: note.id, text: String(random()) } })),
      ),
    () =>
      write(
        database,
        some().map((note) => ({ ...note, parent: random() < 0.5 ? 'p' : 'q' })),
      ),
    () => write(database, some().map(hidden)),
    () => database.recordsA.bulkDelete(some().map(({ key }) => key)),
    // As an older version does that a tab is still showing.
    () => database.recordsA.bulkPut(some()),
    () => (random() < 0.1 ? database.recordsA.clear() : Promise.resolve()),
  ]
  for (let step = 0; step < 400; step += 1) {
    await events[Math.floor(random() * events.length)]?.()
    for (const [at, of] of lists.entries()) {
      if (random() < 0.5) continue
      kept[at] = await readList(database, of, kept[at])
      const there = (await listRecords(database, of).toArray()).toSorted((a, b) => (a.key < b.key ? -1 : 1))
      expect(kept[at].rows).toEqual(there.map(({ row }) => row))
    }
  }
})

test('of a long list a change is told first, and what was taken away with it right after', async () => {
  const database = openManagerDatabase()
  const all = Array.from({ length: 20 }, (_, at) => noteOf(at))
  await write(database, all)
  const begun = await readList(database, LIST, undefined, 10)
  expect(begun).toMatchObject({ isUnchecked: true, rows: all.map(({ row }) => row) })
  const before = await readList(database, LIST, begun, 10)
  expect(before.isUnchecked).toBe(false)
  expect(before.rows, 'nothing is drawn anew for it').toBe(begun.rows)
  await write(database, [noteOf(7, 'changed')])
  await database.recordsA.delete('note:0003')
  const told = await readList(database, LIST, before, 10)
  expect(told.rows[7]).toMatchObject({ text: 'changed' })
  expect(told).toMatchObject({ isUnchecked: true })
  const after = await readList(database, LIST, told, 10)
  expect(after.rows).toHaveLength(19)
  expect(after.rows).not.toContainEqual(noteOf(3).row)
  expect(await readList(database, LIST, after, 10)).toBe(after)
})

test('of thousands what comes is written down while they are read, and not after it', async () => {
  const database = openManagerDatabase()
  const all = Array.from({ length: 4_200 }, (_, at) => noteOf(at))
  await write(database, all)
  const ended: string[] = []
  const reading = readList(database, LIST, undefined, 10_000).then((list) => {
    ended.push('read')
    return list
  })
  const written = write(database, [noteOf(7, 'changed')]).then(() => ended.push('written'))
  const [list] = await Promise.all([reading, written])
  expect(ended).toEqual(['written', 'read'])
  expect(list.rows).toHaveLength(all.length)
  expect(list.rows[7]).toMatchObject({ text: 'changed' })
})

test('applications are in the order in which they came, also one that comes later', async () => {
  const database = openManagerDatabase()
  const of = { generation: 'A', entity: 'application', parentId: 'p' } as const
  const cameAt = (minute: number) => {
    const id = `a${9 - minute}`
    const row = { id, createdAt: `2026-11-27T10:0${minute}:00.000Z` }
    return { ...noteOf(minute), key: `application:${id}`, entity: 'application', id, row }
  }
  await write(database, [cameAt(3), cameAt(1)])
  const before = await readList(database, of, undefined)
  await write(database, [cameAt(2)])
  const after = await readList(database, of, before)
  expect([before, after].map(({ rows }) => rows.map((row) => row?.id))).toEqual([
    ['a8', 'a6'],
    ['a8', 'a7', 'a6'],
  ])
})

test('a device that an older version has filled shows what it has, and begins anew beside it', async () => {
  const id = newId()
  const records = 'key, [entity+parent], unread'
  const feed = {
    key: 'feed',
    active: { into: 'A', cursor: 'c', digest: {} },
    pullsSinceDigest: 0,
    pulls: 3,
    untold: [],
  }
  const old = await openFixture(`desk-${id}`, {
    version: 5,
    stores: { recordsA: records, recordsB: records, feed: 'key', commands: '++n' },
    rows: { recordsA: [{ ...noteOf(1) }], recordsB: [{ ...noteOf(2) }], feed: [feed] },
  })
  old.close()
  const database = openManagerDatabase(id)
  expect((await readList(database, LIST, undefined)).rows).toEqual([noteOf(1).row])
  expect(await readFeed(database)).toEqual({ ...feed, filling: { into: 'B', digest: {} } })
  expect(await database.recordsB.count()).toBe(0)
})

function openManagerDatabase(id = newId()): ManagerDatabase {
  const database = new ManagerDatabase(id)
  onTestFinished(() => database.delete())
  return database
}

const noteOf = (at: number, text = ''): StoredRecord => {
  const id = String(at).padStart(4, '0')
  return { key: `note:${id}`, entity: 'note', id, parent: 'p', seq: '1', row: { id, text } as StoredRecord['row'] }
}

/** Shown by no list. */
function hidden(note: StoredRecord): StoredRecord {
  const { parent: _, ...rest } = note
  return rest
}

/** As the feed and the answers to changes are written. */
const write = (database: ManagerDatabase, some: StoredRecord[]) =>
  database.transaction('rw', database.recordsA, database.feed, async () => {
    const feed = await readFeed(database)
    const { records, writes } = inOrder(feed, some)
    await database.recordsA.bulkPut(records)
    await database.feed.put({ ...feed, writes })
  })

/** How many records were taken from the database. */
function countRead(database: ManagerDatabase): { records: number } {
  const read = { records: 0 }
  aroundRecords(database, (table) => ({
    query: async (request) => {
      const found = await table.query(request)
      if (request.values) read.records += found.result.length
      return found
    },
  }))
  return read
}
