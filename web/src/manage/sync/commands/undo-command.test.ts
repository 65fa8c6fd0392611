import { expect, test } from 'vitest'
import { application, idOf } from '#shared/testing/rows.ts'
import { freshWorlds } from '#web/manage/sync/testing/fresh-worlds.ts'
import { PROTOCOL } from '#web/manage/sync/testing/handover-on-device.ts'
import {
  HALL,
  KITCHEN,
  offline,
  PHOTO,
  pdf,
  photo,
  protocolAt,
  signedOn,
  synced,
} from '#web/manage/sync/testing/handover-scene.ts'
import { ANNA, type Device, HOUSE, PROCESS, synced as syncedTab } from '#web/manage/sync/testing/world.ts'
import { canOverwrite, dismissCommand } from './change-command.ts'
import { readRecords } from './read-shown.ts'
import { undoCommand, undoingOf } from './undo-command.ts'

const world = freshWorlds()

const numberOf = async (device: Device, name: string) =>
  (await device.commands()).find((command) => command.name === name)?.n ?? 0
const of = (number: number, status?: 'rejected') => {
  const id = idOf(number)
  return { params: { id, ...(status && { status }) } as never, about: { entity: 'application' as const, id } }
}
const names = async (device: Device) => (await device.commands()).map(({ name }) => name)

test('no change that a signature was given to can be undone, nor the signing itself, nor what it all began with', async () => {
  const made = world()
  const anna = await offline(made)
  await signedOn(anna)
  const before = await anna.device.commands()
  expect(before.map(({ name }) => name)).toEqual([
    'createProtocol',
    'announceFile',
    'putRoom',
    'announceFile',
    'signProtocol',
  ])
  for (const { n } of before) expect(await undoCommand(anna.device.writer, n)).toBe('signed')
  expect(await anna.device.commands()).toEqual(before)
  await synced(made, anna.device)
  await made.time.advance(60_000)
  expect(protocolAt(made)?.status).toBe('signed')
  expect(made.server.feed.row('protocol_room', KITCHEN)).toMatchObject({ content: { name: 'Kitchen' } })
})

test('while people are signing, nothing that one of them has signed can be undone', async () => {
  const made = world()
  const anna = await offline(made)
  await anna.handover.begin()
  await anna.handover.putRoom(KITCHEN, { name: 'Kitchen' })
  const signatures = [{ partyId: 'a' }] as never // how it was signed is of no matter here
  await anna.device.database.signings.put({ protocolId: PROTOCOL, language: 'de', ticked: [], drafts: {}, signatures })
  expect(await undoCommand(anna.device.writer, await numberOf(anna.device, 'putRoom'))).toBe('signed')
  await anna.device.database.signings.delete(PROTOCOL)
  expect(await undoCommand(anna.device.writer, await numberOf(anna.device, 'putRoom'))).toBe('whole')
})

test('a protocol is undone as a whole: its rooms, its photos and their bytes go along', async () => {
  const made = world()
  const anna = await offline(made)
  await anna.handover.begin()
  await anna.handover.photo(PHOTO, photo)
  await anna.handover.putRoom(KITCHEN, { photoIds: [PHOTO] })
  await anna.handover.putRoom(HALL, {})
  expect(await undoCommand(anna.device.writer, await numberOf(anna.device, 'createProtocol'))).toBe('whole')
  expect(await names(anna.device)).toEqual([])
  expect(await anna.device.database.fileChunks.count()).toBe(0)
  expect(await readRecords(anna.device.database, 'protocol_room', PROTOCOL)).toEqual([])
})

test('a room is undone with the photos that only it shows, and a photo never without its room', async () => {
  const made = world()
  const anna = await offline(made)
  await anna.handover.begin()
  await anna.handover.photo(PHOTO, photo)
  await anna.handover.putRoom(HALL, {})
  await anna.handover.putRoom(KITCHEN, { photoIds: [PHOTO] })
  expect(await undoCommand(anna.device.writer, await numberOf(anna.device, 'announceFile'))).toBe('part')
  const kitchen = (await anna.device.commands()).at(-1)?.n ?? 0
  expect(await undoCommand(anna.device.writer, kitchen)).toBe('whole')
  expect(await names(anna.device)).toEqual(['createProtocol', 'putRoom'])
  expect(await anna.device.database.protocolFiles.count()).toBe(0)
})

test('a photo that another room shows as well stays', async () => {
  const made = world()
  const anna = await offline(made)
  await anna.handover.begin()
  await anna.handover.photo(PHOTO, photo)
  for (const room of [HALL, KITCHEN]) await anna.handover.putRoom(room, { photoIds: [PHOTO] })
  await undoCommand(anna.device.writer, (await anna.device.commands()).at(-1)?.n ?? 0)
  expect(await names(anna.device)).toEqual(['createProtocol', 'announceFile', 'putRoom'])
})

test('nothing can be done to a protocol that was signed here, before the server knows of it', async () => {
  const made = world()
  const anna = await offline(made)
  await signedOn(anna)
  const before = await anna.device.commands()
  const about = { entity: 'protocol' as const, id: PROTOCOL }
  const params = { id: PROTOCOL }
  const content = (await anna.handover.protocol())?.content
  if (!content) throw new Error('no protocol')
  const inRoom = { params: { ...params, roomId: KITCHEN }, body: undefined }
  for (const change of [
    () => anna.handover.putRoom(HALL, {}),
    () => anna.device.issue('changeProtocol', { params, body: { content }, about }),
    () => anna.device.issue('deleteProtocol', { params, body: undefined, about }),
    () => anna.device.issue('removeRoom', { ...inRoom, about: { entity: 'protocol_room', id: KITCHEN } }),
  ]) {
    await expect(change()).rejects.toMatchObject({ code: 'PROTOCOL_SIGNED' })
  }
  expect(await anna.device.commands()).toEqual(before)
})

test('what people signed is not given up for what a colleague typed meanwhile', async () => {
  const made = world()
  const [anna, ben] = [await offline(made), await offline(made, 'ben')]
  await anna.handover.begin()
  await anna.handover.putRoom(KITCHEN, { note: 'first' })
  ;(await synced(made, anna.device)).kill()
  ;(await synced(made, ben.device)).kill()
  await ben.handover.putRoom(KITCHEN, { note: 'of Ben' })
  await anna.handover.putRoom(KITCHEN, { note: 'signed' })
  await anna.handover.pdf(pdf)
  await anna.handover.sign(pdf)
  await synced(made, ben.device)
  await synced(made, anna.device)
  const card = (await anna.device.commands()).find(canOverwrite)
  expect(await dismissCommand(anna.device.database, card?.n ?? 0)).toBe(false)
  expect(await names(anna.device)).toEqual(['putRoom', 'signProtocol'])
})

test('what waits says which home, room and person it is about', async () => {
  const made = world()
  const anna = await offline(made)
  await signedOn(anna)
  await anna.device.issue('changeRent', {
    params: { id: HOUSE },
    body: { baseRent: 1, sideCosts: 1, reason: '' },
    about: { entity: 'property', id: HOUSE },
  })
  expect((await anna.device.commands()).map(({ base: { label, home } }) => [label, home])).toEqual([
    ['15.01.2027', 'House 1'],
    ['15.01.2027', 'House 1'],
    ['Kitchen', 'House 1'],
    ['15.01.2027', 'House 1'],
    ['15.01.2027', 'House 1'],
    ['House 1', undefined],
  ])
})

test('what was sent already cannot be undone', () => {
  const about = { entity: 'protocol_room', id: KITCHEN }
  const command = { n: 1, name: 'putRoom', about, state: 'waiting', attempts: 1 } as never // the rest is of no matter
  expect(undoingOf(command, [command], [])).toEqual({ kind: 'sent' })
})

test('what may have arrived is taken back by one more change, and once; a step with a mail is not, nor one that nothing leads back from', async () => {
  const made = world({ applications: 4 })
  const device = made.device()
  const tab = await syncedTab(made, device)
  device.line.state.isUp = false
  await device.decide('rejected', idOf(3))
  await device.decide('accepted', idOf(4))
  await device.issue('setStar', { ...of(5), body: { isStarred: true } })
  await device.issue('changeStatus', { ...of(6, 'rejected'), body: { reason: '', sendMail: true }, ifMatch: 1 })
  tab.sendNow()
  await made.time.advance(60_000)
  await device.database.commands.toCollection().modify({ attempts: 1 })
  const before = await device.commands()
  const kinds = await Promise.all(before.map(({ n }) => undoCommand(device.writer, n)))
  expect(kinds).toEqual(['back', 'sent', 'back', 'sent'])
  expect(await device.application(idOf(3))).toMatchObject({ status: 'submitted' })
  expect(await undoCommand(device.writer, before[0]?.n ?? 0)).toBe('undone')

  device.line.state.isUp = true
  await made.time.advance(10 * 60_000)
  expect(await device.commands()).toEqual([])
  expect(made.server.feed.row('application', idOf(3))).toMatchObject({ status: 'submitted', version: 3 })
  expect(made.server.feed.row('application', idOf(5))).toMatchObject({ isStarred: false })
})

test('a rejection that was resubmitted comes back with its reason', async () => {
  const made = world()
  const device = made.device()
  const row = { ...application(3, PROCESS), status: 'rejected' as const, rejectionReason: 'Zu laut' }
  made.server.feed.put('application', ANNA, row)
  await syncedTab(made, device)
  device.line.state.isUp = false
  const n = await device.decide('submitted')
  await device.database.commands.update(n, { attempts: 1 })
  expect(await undoCommand(device.writer, n)).toBe('back')
  expect(await device.application()).toMatchObject({ status: 'rejected', rejectionReason: 'Zu laut' })
})
