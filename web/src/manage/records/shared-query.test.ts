import { afterEach, beforeEach, expect, test } from 'vitest'
import { newId } from '#shared/ids.ts'
import { ManagerDatabase } from '#web/manage/storage/manager-database.ts'
import { sharedQuery } from './shared-query.ts'

let database: ManagerDatabase
let reads = 0
const readNames = async ({ lists }: ManagerDatabase) => {
  reads += 1
  return (await lists.toArray()).map(({ key }) => key)
}
const heard: string[][] = []
const hear = () => sharedQuery(database, readNames).subscribe((names) => heard.push(names ?? []))

beforeEach(async () => {
  database = new ManagerDatabase(newId())
  // One that is still being opened is read once more when it is.
  await database.open()
  reads = 0
  heard.length = 0
})
afterEach(() => database.delete())

test('what many parts of a screen show is read once for all of them, and whoever comes later has it at once', async () => {
  const first = [hear(), hear()]
  await expect.poll(() => heard).toEqual([[], []])
  expect(reads).toBe(1)
  expect(sharedQuery(database, readNames).getValue()).toEqual([])
  const late = hear()
  expect(heard).toHaveLength(3)
  expect(reads).toBe(1)
  for (const each of [...first, late]) each.unsubscribe()
})

test('a change is told to all who are still there', async () => {
  const [gone, here] = [hear(), hear()]
  await expect.poll(() => heard).toHaveLength(2)
  gone.unsubscribe()
  await database.lists.put({ key: 'users', readAt: 1 })
  await expect.poll(() => heard.slice(2)).toEqual([['users']])
  here.unsubscribe()
})

test('what nobody watches is not known any more, and is read anew', async () => {
  const before = hear()
  await expect.poll(() => reads).toBe(1)
  before.unsubscribe()
  await database.lists.put({ key: 'users', readAt: 1 })
  expect(sharedQuery(database, readNames).hasValue()).toBe(false)
  heard.length = 0
  const after = hear()
  await expect.poll(() => heard).toEqual([['users']])
  after.unsubscribe()
})
