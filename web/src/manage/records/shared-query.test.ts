import { afterEach, beforeEach, expect, test } from 'vitest'
import { newId } from '#shared/ids.ts'
import { ManagerDatabase } from '#web/manage/storage/manager-database.ts'
import { watchQuery } from '#web/manage/storage/watch-query.ts'
import { sharedQuery } from './shared-query.ts'

let database: ManagerDatabase
let reads = 0
/** How many of the next readings the browser fails. */
let failing = 0
const readNames = async ({ lists }: ManagerDatabase) => {
  reads += 1
  failing -= 1
  if (failing >= 0) {
    await lists.count()
    throw new DOMException('the connection was lost', 'InvalidStateError')
  }
  return (await lists.toArray()).map(({ key }) => key)
}
const heard: string[][] = []
const hear = () => sharedQuery(database, readNames).subscribe((names) => heard.push(names))

beforeEach(async () => {
  database = new ManagerDatabase(newId())
  // One that is still being opened is read once more when it is.
  await database.open()
  reads = 0
  failing = 0
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

test('a reading that the browser fails once is tried again, at first and later', async () => {
  failing = 1
  const here = hear()
  await expect.poll(() => heard).toEqual([[]])
  failing = 1
  await database.lists.put({ key: 'users', readAt: 1 })
  await expect.poll(() => heard).toEqual([[], ['users']])
  here.unsubscribe()
})

test('what the browser fails to read again stays as it was told, and what comes next is told', async () => {
  const here = hear()
  await expect.poll(() => heard).toEqual([[]])
  const before = reads
  failing = 2
  await database.lists.put({ key: 'users', readAt: 1 })
  await expect.poll(() => reads - before).toBe(2)
  await database.lists.put({ key: 'organizations', readAt: 1 })
  await expect.poll(() => heard).toEqual([[], ['organizations', 'users']])
  here.unsubscribe()
})

test('what was closed is not opened anew by who still watches it', async () => {
  let asked = 0
  const afterClosing = async () => {
    asked += 1
    database.close()
    return database.lists.count()
  }
  await new Promise<void>((failed) => {
    watchQuery(afterClosing).subscribe(() => expect.unreachable(), failed)
  })
  expect([asked, database.isOpen()]).toEqual([1, false])
})
