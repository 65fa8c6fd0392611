import { expect, onTestFinished, test } from 'vitest'
import type { Entity } from '#shared/feed/feed.ts'
import { newId } from '#shared/ids.ts'
import { application } from '#shared/testing/rows.ts'
import { ManagerDatabase } from '#web/manage/storage/manager-database.ts'
import { recordOf } from '#web/manage/sync/feed/read-changes.ts'
import { PROCESS } from '#web/manage/sync/testing/world.ts'
import { readEntries } from './read-entries.ts'
import { createRecordIndex } from './record-index.ts'

async function indexed() {
  const database = new ManagerDatabase(newId())
  onTestFinished(() => database.delete())
  await database.feed.put({ key: 'shown', generation: 'A', isComplete: true })
  return { database, index: createRecordIndex(() => readEntries(database)) }
}

const row = (n: number, firstName: string) => {
  const made = application(n, PROCESS)
  return { ...made, mainRenters: made.mainRenters.slice(0, 1).map((renter) => ({ ...renter, firstName })) }
}

const stored = (entity: Entity, record: ReturnType<typeof row>) => ({ ...recordOf(entity, record), seq: '1', h: '1' })

test('more people than are read at once are all found, and who is changed or erased meanwhile is found as they are now', async () => {
  const { database, index } = await indexed()
  await database.recordsA.bulkPut(Array.from({ length: 250 }, (_, n) => stored('application', row(n, `Nr${n}`))))
  await index.refresh()
  expect(index.state().isWhole).toBe(true)
  for (const n of [0, 99, 100, 249]) expect(index.find(`nr${n}`)[0]?.name).toMatch(`Nr${n} `)
  await database.recordsA.put(stored('application', row(100, 'Ludmilla')))
  await database.recordsA.delete(`application:${row(249, '').id}`)
  await index.refresh()
  expect(index.find('ludmilla')).toHaveLength(1)
  expect(index.find('nr249').filter(({ name }) => name.startsWith('Nr249'))).toEqual([])
})

test('a record that this version cannot read is not found', async () => {
  const { database, index } = await indexed()
  await database.recordsA.put({ ...stored('application', row(1, 'Ludmilla')), unread: 1 })
  await index.refresh()
  expect(index.find('ludmilla')).toEqual([])
})

test('before anything was read nothing is found', async () => {
  const database = new ManagerDatabase(newId())
  onTestFinished(() => database.delete())
  const index = createRecordIndex(() => readEntries(database))
  await index.refresh()
  expect(index.find('anna')).toEqual([])
})

test('somebody is found by a telephone number, with or without the country, and by the last digits of it', async () => {
  const { database, index } = await indexed()
  const called = (n: number, firstName: string, phone: string) => {
    const made = row(n, firstName)
    return { ...made, mainRenters: made.mainRenters.map((renter) => ({ ...renter, phone })) }
  }
  await database.recordsA.bulkPut([
    stored('application', called(1, 'Ludmilla', '+41 79 123 45 67')),
    stored('application', called(2, 'Béla', '+41 44 765 43 21')),
  ])
  await index.refresh()
  for (const typed of ['+41 79 123 45 67', '079 123 45 67', '0791234567', '123 45 67', '4567'])
    expect([typed, index.find(typed).map(({ name }) => name.split(' ')[0])]).toEqual([typed, ['Ludmilla']])
  await database.recordsA.delete(`application:${row(1, '').id}`)
  await index.refresh()
  expect(index.find('0791234567')).toEqual([])
})

test('what cannot be read is told and not taken for nothing, until it can be', async () => {
  const { database } = await indexed()
  await database.recordsA.put(stored('application', row(1, 'Ludmilla')))
  let isBroken = true
  const index = createRecordIndex(async function* () {
    if (isBroken) throw new DOMException('the disk does not answer', 'UnknownError')
    yield* readEntries(database)
  })
  const told: boolean[] = []
  index.watch(() => told.push(index.state().hasFailed))
  await index.refresh()
  expect(index.state()).toEqual({ isWhole: false, hasFailed: true })
  isBroken = false
  await index.refresh()
  expect(index.state()).toEqual({ isWhole: true, hasFailed: false })
  expect(index.find('ludmilla')).toHaveLength(1)
  // What was found before still is.
  isBroken = true
  await index.refresh()
  expect(index.state()).toEqual({ isWhole: true, hasFailed: true })
  expect(index.find('ludmilla')).toHaveLength(1)
  expect(told).toEqual([true, false, true])
})
