import { expect, test } from 'vitest'
import { photosInOrder } from '#shared/property/photo/photo.ts'
import { idOf } from '#shared/testing/rows.ts'
import { readKeptFile } from '#web/manage/storage/protocol-files.ts'
import { readRecords } from '#web/manage/sync/commands/read-shown.ts'
import { undoCommand } from '#web/manage/sync/commands/undo-command.ts'
import { freshWorlds } from '#web/manage/sync/testing/fresh-worlds.ts'
import { picture } from '#web/manage/sync/testing/handover-on-device.ts'
import { offline, synced } from '#web/manage/sync/testing/handover-scene.ts'
import { type Device, HOUSE, type World } from '#web/manage/sync/testing/world.ts'
import { obtainFile } from './fetch-protocol-file.ts'
import { keepProtocolFile } from './keep-protocol-file.ts'
import { tidyProtocolFiles } from './tidy-protocol-files.ts'

const world = freshWorlds()
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const PHOTO = idOf(600)
/** More than one piece. */
const bytes = picture(3, 700_000)

const keep = ({ database, line }: Device, { time }: World) =>
  keepProtocolFile(
    { database, actorId: line.state.userId, actorName: 'Anna', now: time.now },
    { propertyId: HOUSE, id: PHOTO, kind: 'photo', bytes, takenAt: null, drawing: null },
  )
const change = (device: Device, body: { place?: number; isRemoved?: boolean }) =>
  device.issue('changePhoto', {
    params: { propertyId: HOUSE, photoId: PHOTO },
    body,
    about: { entity: 'property_photo', id: PHOTO },
  })
const shown = async ({ database }: Device) =>
  photosInOrder((await readRecords(database, 'property_photo', HOUSE)) ?? []).map(({ id }) => id)
const obtain = ({ database, line }: Device, { time }: World) =>
  obtainFile({ database, actorId: 'ben', call: line.call, now: time.now }, PHOTO)

test('a photo that is added without a connection is shown at once, arrives in pieces, and is the same on another device', async () => {
  const made = world()
  const { device } = await offline(made)
  await keep(device, made)
  expect(await shown(device)).toEqual([PHOTO])
  expect(await readKeptFile(device.database, PHOTO)).toEqual(bytes)
  await synced(made, device)
  await made.time.advance(MINUTE)
  expect(made.server.feed.row('property_photo', PHOTO)).toMatchObject({ propertyId: HOUSE, sha256: expect.any(String) })
  expect(made.server.handover.files.files.get(PHOTO)?.arrived).toEqual(bytes)
  expect((await device.database.protocolFiles.get(PHOTO))?.sentAt).toBeDefined()

  const { device: other } = await offline(made, 'ben')
  expect(await shown(other)).toEqual([PHOTO])
  expect(await obtain(other, made)).toEqual(bytes)
  other.line.state.isUp = false
  expect(await obtain(other, made), 'it stays there').toEqual(bytes)
  await tidyProtocolFiles(other.database, made.time.now() + 31 * DAY)
  expect(await readKeptFile(other.database, PHOTO), 'until nobody has looked for long').toBeUndefined()
})

test('a connection that breaks off again and again only makes it later', async () => {
  const made = world()
  const { device } = await offline(made)
  await keep(device, made)
  for (const fault of ['lost', 'answer_lost', 'lost', 'answer_lost'] as const) device.line.fail('bytes', fault)
  await synced(made, device)
  await made.time.advance(60 * MINUTE)
  expect(made.server.handover.files.files.get(PHOTO)?.arrived).toEqual(bytes)
})

test('a photo that was not sent yet can be taken back, with its bytes', async () => {
  const made = world()
  const { device } = await offline(made)
  await keep(device, made)
  const [command] = await device.commands()
  expect(await undoCommand(device.writer, command?.n ?? 0)).toBe('whole')
  expect([await device.database.protocolFiles.count(), await device.database.fileChunks.count()]).toEqual([0, 0])
  expect(await shown(device)).toEqual([])
})

test('one that is removed goes from every device, and comes back when that is undone', async () => {
  const made = world()
  const { device } = await offline(made)
  await keep(device, made)
  const tab = await synced(made, device)
  await made.time.advance(MINUTE)
  await change(device, { isRemoved: true })
  tab.sendNow()
  await made.time.advance(MINUTE)
  const { device: other } = await offline(made, 'ben')
  expect([await shown(device), await shown(other)]).toEqual([[], []])
  await change(device, { isRemoved: false })
  tab.sendNow()
  await made.time.advance(MINUTE)
  expect(await shown(device)).toEqual([PHOTO])
  expect(await obtain(device, made)).toEqual(bytes)
})

/** Announced, and nothing of its bytes arrived. */
async function onItsWay(made: World) {
  const { device } = await offline(made)
  await keep(device, made)
  for (let i = 0; i < 2; i += 1) device.line.fail('bytes', 'lost')
  ;(await synced(made, device)).kill()
  expect(made.server.feed.row('property_photo', PHOTO)).toMatchObject({ storedAt: null })
  return device
}

test('one that a colleague removed while it was on its way leaves the device', async () => {
  const made = world()
  const device = await onItsWay(made)
  const row = made.server.feed.row('property_photo', PHOTO)
  made.server.feed.put('property_photo', PHOTO, Object.assign({ id: PHOTO }, row, { isRemoved: true }))
  await synced(made, device)
  await made.time.advance(60 * MINUTE)
  expect(await shown(device)).toEqual([])
  expect(await device.database.protocolFiles.count()).toBe(0)
})

test('one that the server has given up waiting for is announced anew, and arrives', async () => {
  const made = world()
  const device = await onItsWay(made)
  made.server.feed.put('property_photo', PHOTO, null)
  await synced(made, device)
  await made.time.advance(60 * MINUTE)
  expect(await shown(device)).toEqual([PHOTO])
  expect(made.server.handover.files.files.get(PHOTO)?.arrived).toEqual(bytes)
  expect(await device.commands()).toEqual([])
})

test('a server that was restored to before a photo was announced is told of it anew, and gets it', async () => {
  const made = world()
  const before = made.server.feed.backup()
  const device = await onItsWay(made)
  made.server.feed.restore(before)
  await synced(made, device)
  await made.time.advance(60 * MINUTE)
  expect(await shown(device)).toEqual([PHOTO])
  expect(made.server.handover.files.files.get(PHOTO)?.arrived).toEqual(bytes)
  expect((await device.database.protocolFiles.get(PHOTO))?.sentAt).toBeDefined()
})
