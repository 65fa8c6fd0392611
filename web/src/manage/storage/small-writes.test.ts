import Dexie, { type BulkError, type EntityTable, liveQuery } from 'dexie'
import { expect, onTestFinished, test } from 'vitest'
import { newId } from '#shared/ids.ts'
import { ManagerDatabase } from './manager-database.ts'
import { smallWrites } from './small-writes.ts'

const COUNT = 137

function openManagerDatabase(): ManagerDatabase {
  const database = new ManagerDatabase(newId())
  onTestFinished(() => database.delete())
  return database
}

const recordOf = (at: number) => ({ key: `note:${at}`, entity: 'note', id: `${at}`, parent: 'p', seq: '1', row: null })

test('many records that are written at once are all there, in one transaction, and an open query hears of them', async () => {
  const database = openManagerDatabase()
  const all = Array.from({ length: COUNT }, (_, at) => recordOf(at))
  const seen = Promise.withResolvers<void>()
  const counts = new Set<number>()
  const watching = liveQuery(() => database.recordsA.where('[entity+parent]').equals(['note', 'p']).count()).subscribe(
    (count) => {
      counts.add(count)
      if (count === COUNT) seen.resolve()
    },
  )
  onTestFinished(() => watching.unsubscribe())
  expect(await database.recordsA.bulkPut(all)).toBe(`note:${COUNT - 1}`)
  await seen.promise
  expect([...counts].filter((count) => count !== 0)).toEqual([COUNT])
  expect(await database.recordsA.bulkPut(all, { allKeys: true })).toEqual(all.map(({ key }) => key))
})

test('of many records that are written at once, those that cannot be are named by their places', async () => {
  const database = new Dexie(newId()) as Dexie & { things: EntityTable<{ id: number; name: string }, 'id'> }
  database.version(1).stores({ things: 'id, &name' })
  database.use(smallWrites)
  onTestFinished(() => database.delete())
  const twice = new Set([3, 10, 136])
  const all = Array.from({ length: COUNT }, (_, id) => ({ id, name: twice.has(id) ? 'thing 0' : `thing ${id}` }))
  const failed = await database.things.bulkPut(all).catch((error: unknown) => error)
  expect(failed).toMatchObject({ name: 'BulkError' })
  expect(Object.keys((failed as BulkError).failuresByPos)).toEqual([...twice].map(String))
  expect(await database.things.count()).toBe(COUNT - twice.size)
})
