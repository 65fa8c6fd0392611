import { expect, test } from 'vitest'
import { application, idOf, process } from '#shared/testing/rows.ts'
import { freshWorlds } from '#web/manage/sync/testing/fresh-worlds.ts'
import { ANNA, type Device, HOUSE, PROCESS, synced } from '#web/manage/sync/testing/world.ts'

const world = freshWorlds()
const BEN = idOf(4)
const OTHER_PROCESS = idOf(90)

const closed = Object.assign(process(2, HOUSE), { status: 'closed' })
const keep = ({ database }: Device, applicationId: string, processId = PROCESS) =>
  database.files.put({
    id: `document of ${applicationId}`,
    applicationId,
    processId,
    contentType: 'application/pdf',
    bytes: new ArrayBuffer(8),
  })
const keptOf = async ({ database }: Device) =>
  (await database.files.toArray()).map(({ applicationId }) => applicationId)

/** A device with the documents of two applications of one process, and of one of another process. */
async function withDocuments() {
  const made = world({ applications: 2 })
  made.server.feed.put('process', OTHER_PROCESS, process(90, HOUSE))
  made.server.feed.put('application', idOf(91), application(91, OTHER_PROCESS))
  const device = made.device()
  await synced(made, device)
  await keep(device, ANNA)
  await keep(device, BEN)
  await keep(device, idOf(91), OTHER_PROCESS)
  return { ...made, device }
}

test('an application that is erased takes its documents off the device, and no other’s', async () => {
  const { server, time, device } = await withDocuments()
  server.feed.put('application', ANNA, null)
  await time.advance(1_000)
  expect(await keptOf(device)).toEqual([BEN, idOf(91)])
})

test('a process that closes takes the documents of its applications with it, on whatever page somebody is', async () => {
  const { server, time, device } = await withDocuments()
  server.feed.put('process', PROCESS, closed)
  await time.advance(1_000)
  expect(await keptOf(device)).toEqual([idOf(91)])
})

test('a device that was away too long for the tombstone loses the documents when it begins anew', async () => {
  const { server, time, device } = await withDocuments()
  device.line.state.isUp = false
  server.feed.put('application', ANNA, null)
  server.feed.purge()
  await time.advance(1_000)
  expect(await keptOf(device)).toEqual([ANNA, BEN, idOf(91)])
  device.line.state.isUp = true
  await time.advance(120_000)
  expect(await keptOf(device)).toEqual([BEN, idOf(91)])
})

test('a document that arrives after its application was erased does not stay', async () => {
  const { server, time, device } = await withDocuments()
  server.feed.put('application', ANNA, null)
  await time.advance(1_000)
  await keep(device, ANNA)
  server.feed.put('application', BEN, application(4, PROCESS))
  await time.advance(1_000)
  expect(await keptOf(device)).toEqual([BEN, idOf(91)])
})

test('a process that this version cannot read keeps its documents', async () => {
  const { server, time, device } = await withDocuments()
  server.feed.put('process', PROCESS, { id: PROCESS })
  await time.advance(1_000)
  expect(await keptOf(device)).toEqual([ANNA, BEN, idOf(91)])
})

test('a note that was begun about an application goes when that is erased, and no other’s', async () => {
  const { server, time, device } = await withDocuments()
  for (const applicationId of [ANNA, BEN]) await device.database.noteDrafts.put({ applicationId, text: 'Ruft zurück' })
  server.feed.put('application', ANNA, null)
  await time.advance(1_000)
  expect((await device.database.noteDrafts.toArray()).map(({ applicationId }) => applicationId)).toEqual([BEN])
})
