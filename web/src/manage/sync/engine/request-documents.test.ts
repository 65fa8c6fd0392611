import { expect, test } from 'vitest'
import type { DocumentType } from '#shared/document/document-kinds.ts'
import { requestsOf } from '#shared/document-request/document-request.ts'
import { application, idOf } from '#shared/testing/rows.ts'
import { dismissCommand } from '#web/manage/sync/commands/change-command.ts'
import { freshWorlds } from '#web/manage/sync/testing/fresh-worlds.ts'
import { ANNA, type Device, PROCESS, synced, type World } from '#web/manage/sync/testing/world.ts'

const world = freshWorlds()
const RENTER = idOf(900_003)

const requestFrom = (device: Device, types: DocumentType[]) =>
  device.issue('requestDocuments', {
    params: { id: ANNA },
    body: { mainRenterIds: [RENTER], types },
    about: { entity: 'application', id: ANNA },
  })
const shown = async (device: Device) => requestsOf((await device.application()) ?? {}).map(({ types }) => types)
const onServer = ({ server }: World) => server.feed.row('application', ANNA) as ReturnType<typeof application>

test('who is accepted without a connection can be asked at once, and the next step waits its turn', async () => {
  const made = world()
  const device = made.device()
  ;(await synced(made, device)).kill()
  await device.decide('accepted')
  await requestFrom(device, ['proof_of_income'])
  await device.decide('offer_sent')
  expect(await device.application()).toMatchObject({ status: 'offer_sent', version: 4, waiting: 'waiting' })
  expect(await shown(device)).toEqual([['proof_of_income']])
  device.openTab()
  await made.time.advance(2_000)
  expect(await device.commands()).toEqual([])
  expect(onServer(made)).toMatchObject({ status: 'offer_sent', version: 4 })
  expect(await device.application()).toEqual(onServer(made))
})

test('who is asked twice is asked for the newer list alone, however often the line breaks', async () => {
  const made = world()
  made.server.feed.put('application', ANNA, application(3, PROCESS, { status: 'accepted' }))
  const device = made.device()
  ;(await synced(made, device)).kill()
  await requestFrom(device, ['proof_of_income', 'debt_collection_certificate'])
  await requestFrom(device, ['other_document'])
  expect(await shown(device)).toEqual([['other_document']])
  device.line.fail('command', 'answer_lost')
  device.openTab()
  await made.time.advance(60_000)
  expect(made.server.executions.map(({ name }) => name)).toEqual(['requestDocuments', 'requestDocuments'])
  expect(onServer(made)).toMatchObject({ documentRequests: [{ types: ['other_document'] }], version: 3 })
  expect(await shown(device)).toEqual([['other_document']])
})

test('what a colleague has made impossible is not shown as requested, and waits for the person', async () => {
  const made = world()
  made.server.feed.put('application', ANNA, application(3, PROCESS, { status: 'accepted' }))
  const device = made.device()
  ;(await synced(made, device)).kill()
  await requestFrom(device, ['proof_of_income'])
  made.server.feed.put('application', ANNA, application(3, PROCESS, { status: 'rejected', version: 2 }))
  device.openTab()
  await made.time.advance(2_000)
  const [refused] = await device.commands()
  expect(refused).toMatchObject({ state: 'attention', outcome: { code: 'DOCUMENTS_NOT_REQUESTED' } })
  expect(await device.application()).toMatchObject({ status: 'rejected', waiting: 'attention' })
  expect(await shown(device)).toEqual([])
  await dismissCommand(device.database, refused?.n ?? 0)
  expect(await device.application()).not.toHaveProperty('waiting')
})

test('an application that a device kept from before there were requests is shown, and can be asked', async () => {
  const made = world()
  const device = made.device()
  ;(await synced(made, device)).kill()
  const { documentRequests: _, ...older } = application(3, PROCESS, { status: 'accepted' })
  await device.database.recordsA.update(`application:${ANNA}`, { row: older })
  expect(await shown(device)).toEqual([])
  await requestFrom(device, ['proof_of_income'])
  expect(await shown(device)).toEqual([['proof_of_income']])
})
