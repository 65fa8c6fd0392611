import { expect, onTestFinished, test } from 'vitest'
import { newId } from '#shared/ids.ts'
import { DeskDatabase } from '#web/local/desk-database.ts'
import type { StoredRecord } from '#web/local/desk-feed.ts'
import { listRecords } from '#web/local/desk-records.ts'
import { openFixture } from '#web/local/fixtures/open-fixture.ts'
import { seededRandom } from '#web/sync/testing/virtual-time.ts'
import { type KeptList, readList } from './kept-list.ts'
import { inOrder, readFeed } from './stored-feed.ts'
import { aroundRecords } from './testing/around-records.ts'

const LIST = { generation: 'A', entity: 'note', parentId: 'p' } as const

test('of a list in which one record changed only that one is read, and every other one is the same as before', async () => {
  const desk = openDesk()
  const read = countRead(desk)
  await write(
    desk,
    Array.from({ length: 250 }, (_, at) => noteOf(at)),
  )
  const before = await readList(desk, LIST, undefined)
  expect(read.records).toBe(250)
  await write(desk, [noteOf(7, 'changed')])
  const after = await readList(desk, LIST, before)
  expect(read.records).toBe(251)
  expect(after.rows[7]).toMatchObject({ text: 'changed' })
  expect(after.rows.filter((row, at) => row !== before.rows[at])).toHaveLength(1)
  await write(desk, [{ ...noteOf(1), key: 'note:elsewhere', parent: 'q' }])
  expect(await readList(desk, LIST, after)).toBe(after)
})

test('whatever is written, taken away, or written by an older version, a list that is read on says what lies there', async () => {
  const random = seededRandom(7)
  const desk = openDesk()
  const lists = [LIST, { generation: 'A', entity: 'note' } as const]
  const kept: (KeptList | undefined)[] = []
  const some = () => Array.from({ length: 1 + Math.floor(random() * 4) }, () => noteOf(Math.floor(random() * 12)))
  const events = [
    () =>
      write(
        desk,
        some().map((note) => ({ ...note, row: { id: note.id, text: String(random()) } })),
      ),
    () =>
      write(
        desk,
        some().map((note) => ({ ...note, parent: random() < 0.5 ? 'p' : 'q' })),
      ),
    () => write(desk, some().map(hidden)),
    () => desk.recordsA.bulkDelete(some().map(({ key }) => key)),
    // As an older version does that a tab is still showing.
    () => desk.recordsA.bulkPut(some()),
    () => (random() < 0.1 ? desk.recordsA.clear() : Promise.resolve()),
  ]
  for (let step = 0; step < 400; step += 1) {
    await events[Math.floor(random() * events.length)]?.()
    for (const [at, of] of lists.entries()) {
      if (random() < 0.5) continue
      kept[at] = await readList(desk, of, kept[at])
      const there = (await listRecords(desk, of).toArray()).toSorted((a, b) => (a.key < b.key ? -1 : 1))
      expect(kept[at].rows).toEqual(there.map(({ row }) => row))
    }
  }
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
  const desk = openDesk(id)
  expect((await readList(desk, LIST, undefined)).rows).toEqual([noteOf(1).row])
  expect(await readFeed(desk)).toEqual({ ...feed, filling: { into: 'B', digest: {} } })
  expect(await desk.recordsB.count()).toBe(0)
})

function openDesk(id = newId()): DeskDatabase {
  const desk = new DeskDatabase(id)
  onTestFinished(() => desk.delete())
  return desk
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
const write = (desk: DeskDatabase, some: StoredRecord[]) =>
  desk.transaction('rw', desk.recordsA, desk.feed, async () => {
    const feed = await readFeed(desk)
    const { records, writes } = inOrder(feed, some)
    await desk.recordsA.bulkPut(records)
    await desk.feed.put({ ...feed, writes })
  })

/** How many records were taken from the database. */
function countRead(desk: DeskDatabase): { records: number } {
  const read = { records: 0 }
  aroundRecords(desk, (table) => ({
    query: async (request) => {
      const found = await table.query(request)
      if (request.values) read.records += found.result.length
      return found
    },
  }))
  return read
}
