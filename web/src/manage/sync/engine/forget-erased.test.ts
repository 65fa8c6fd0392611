import { expect, onTestFinished, test } from 'vitest'
import type { Activity } from '#shared/activity/activity.ts'
import { newId } from '#shared/ids.ts'
import { idOf, resident } from '#shared/testing/rows.ts'
import type { ManagerDatabase } from '#web/manage/storage/manager-database.ts'
import { ANNA, createWorld, PROCESS, synced } from '#web/manage/sync/testing/world.ts'

const BERTA = idOf(4)

async function deviceWithKeptFiles() {
  const world = createWorld({ applications: 2 })
  onTestFinished(world.end)
  const device = world.device()
  const tab = await synced(world, device)
  for (const applicationId of [ANNA, BERTA]) {
    const file = { id: newId(), applicationId, processId: PROCESS, contentType: 'application/pdf' }
    await device.database.files.add({ ...file, bytes: new ArrayBuffer(8) })
    await device.database.activities.add(lineAbout(applicationId))
  }
  return { world, device, tab }
}

const lineAbout = (applicationId: string): Activity => ({
  id: newId(),
  organizationId: idOf(5),
  kind: 'application_rejected',
  at: '2027-01-05T09:00:00.000Z',
  actor: { id: idOf(6), name: 'Mona Mustermann' },
  record: { type: 'application', id: applicationId, name: 'Anna Müller' },
})

async function leftOf(database: ManagerDatabase, id: string) {
  const files = await database.files.where('applicationId').equals(id).count()
  const named = (await database.activities.toArray()).filter(({ record }) => record?.id === id && record.name !== '')
  const rows = await Promise.all([
    database.recordsA.get(`application:${id}`),
    database.recordsB.get(`application:${id}`),
  ])
  return { files, names: named.length, rows: rows.filter(Boolean).length }
}

const nothing = { files: 0, names: 0, rows: 0 }
const everything = { files: 1, names: 1, rows: 1 }

test('what is erased goes from this device with the documents kept here and the name in the log; nothing else does', async () => {
  const { world, device } = await deviceWithKeptFiles()
  world.server.feed.put('application', ANNA, null)
  await world.time.advance(120_000)
  expect(await leftOf(device.database, ANNA)).toEqual(nothing)
  expect(await leftOf(device.database, BERTA)).toEqual(everything)
  const lines = await device.database.activities.toArray()
  expect(lines.map(({ kind }) => kind)).toEqual(['application_rejected', 'application_rejected'])
})

test('a device that was away until the removal was forgotten loses it too, once everything was read anew', async () => {
  const { world, device, tab } = await deviceWithKeptFiles()
  tab.kill()
  world.server.feed.put('application', ANNA, null)
  world.server.feed.purge()
  device.openTab()
  await world.time.advance(120_000)
  expect(await leftOf(device.database, ANNA)).toEqual(nothing)
  expect(await leftOf(device.database, BERTA)).toEqual(everything)
})

test('the name of somebody who lived in a home goes from the log, too', async () => {
  const { world, device } = await deviceWithKeptFiles()
  const ben = idOf(40)
  world.server.feed.put('resident', ben, resident(40))
  const record = { type: 'resident', id: ben, name: 'Ben Muster' } as const
  await device.database.activities.add({ ...lineAbout(ben), kind: 'resident_changed', record })
  await world.time.advance(120_000)
  expect(await device.database.activities.toArray()).toContainEqual(expect.objectContaining({ record }))
  world.server.feed.put('resident', ben, null)
  await world.time.advance(120_000)
  expect(JSON.stringify(await device.database.activities.toArray())).not.toContain(record.name)
  expect(await leftOf(device.database, BERTA)).toEqual(everything)
})
