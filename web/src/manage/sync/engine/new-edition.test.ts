import { expect, test } from 'vitest'
import { idOf } from '#shared/testing/rows.ts'
import { StorageFullError } from '#web/kit/device/storage/device-full.ts'
import { readKeptFile } from '#web/manage/storage/protocol-files.ts'
import { RefusedHere } from '#web/manage/sync/commands/keep-command.ts'
import { readRecord, readRecords } from '#web/manage/sync/commands/read-shown.ts'
import { recordOf } from '#web/manage/sync/feed/read-changes.ts'
import { readShown } from '#web/manage/sync/feed/stored-feed.ts'
import { makingRoom, tidyProtocolFiles } from '#web/manage/sync/files/tidy-protocol-files.ts'
import { freshWorlds } from '#web/manage/sync/testing/fresh-worlds.ts'
import { handoverOn, PDF, PROTOCOL, picture } from '#web/manage/sync/testing/handover-on-device.ts'
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
import type { Device, World } from '#web/manage/sync/testing/world.ts'

const world = freshWorlds()
const [NEXT, NEXT_PDF] = [idOf(530), idOf(9_998)]
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

const begin = (device: Device) =>
  device.issue('newEdition', {
    params: { id: PROTOCOL },
    body: { id: NEXT },
    about: { entity: 'protocol', id: NEXT },
  })

const namesAt = ({ server }: World, id = NEXT) => server.handover.roomsOf(id).map(({ content }) => content.name)

/** Signed and delivered, with a kitchen and its photo; then there is no connection. */
async function deliveredThenOffline() {
  const made = world()
  const anna = await offline(made)
  await signedOn(anna)
  ;(await synced(made, anna.device)).kill()
  expect(protocolAt(made)?.status).toBe('signed')
  anna.device.line.state.isUp = false
  return { made, device: anna.device, next: handoverOn(anna.device, made, NEXT) }
}

async function online(made: World, device: Device) {
  device.line.state.isUp = true
  const tab = await synced(made, device)
  await made.time.advance(MINUTE)
  return tab
}

test('a new version that is made without a connection has every room at once, and the server’s are the same', async () => {
  const { made, device, next } = await deliveredThenOffline()
  await begin(device)
  const rooms = (await next.rooms()) ?? []
  expect(rooms).toMatchObject([{ protocolId: NEXT, content: { name: 'Kitchen', photoIds: [PHOTO] }, version: 1 }])
  expect(rooms[0]?.id).not.toBe(KITCHEN)
  await online(made, device)
  expect(made.server.handover.roomsOf(NEXT).map(({ id }) => id)).toEqual(rooms.map(({ id }) => id))
})

test('what is changed in it, added and signed without a connection is what the server holds, once, and nobody is asked', async () => {
  const { made, device, next } = await deliveredThenOffline()
  await begin(device)
  const [kitchen] = (await next.rooms()) ?? []
  await next.putRoom(kitchen?.id ?? '', { note: 'Repaired' })
  await next.putRoom(HALL, { name: 'Hall', position: 2 })
  await next.pdf(pdf, NEXT_PDF)
  await next.sign(pdf, NEXT_PDF)
  await online(made, device)
  expect(await device.commands()).toEqual([])
  expect(protocolAt(made, NEXT)).toMatchObject({ status: 'signed', edition: 2 })
  expect(namesAt(made).toSorted()).toEqual(['Hall', 'Kitchen'])
  expect(made.server.handover.roomsOf(NEXT).find(({ id }) => id === kitchen?.id)?.content.note).toBe('Repaired')
  expect((await next.rooms())?.length).toBe(2)
})

test('its rooms stay in sight between the answer and what the feed tells of them', async () => {
  const { made, device, next } = await deliveredThenOffline()
  await begin(device)
  device.line.state.isUp = true
  for (let i = 0; i < 5; i += 1) device.line.fail('pull', 'lost')
  await synced(made, device)
  expect(await device.commands()).toEqual([])
  expect(await next.rooms()).toMatchObject([{ content: { name: 'Kitchen' } }])
  await made.time.advance(10 * MINUTE)
  expect(await next.rooms()).toMatchObject([{ content: { name: 'Kitchen' } }])
})

test('one that an older version of the app left waiting is made as before', async () => {
  const { made, device, next } = await deliveredThenOffline()
  const n = await begin(device)
  await device.database.commands.update(n, { body: { id: NEXT } })
  expect(await readRecord(device.database, 'protocol', NEXT)).toMatchObject({ edition: 2 })
  expect(await next.rooms()).toEqual([])
  await online(made, device)
  expect(await next.rooms()).toMatchObject([{ content: { name: 'Kitchen' } }])
})

test('a device that has not read all of it makes no new version of what it has', async () => {
  const { device } = await deliveredThenOffline()
  const shown = await readShown(device.database)
  if (shown) await device.database.feed.put({ ...shown, isComplete: false })
  await expect(begin(device)).rejects.toThrow(RefusedHere)
  expect(await device.commands()).toEqual([])
})

test('nor one that cannot read one of its rooms', async () => {
  const { device } = await deliveredThenOffline()
  const row = { id: HALL, protocolId: PROTOCOL, content: 'of a later version' }
  await device.database.recordsA.put({ ...recordOf('protocol_room', row), seq: '1' })
  await device.database.recordsB.put({ ...recordOf('protocol_room', row), seq: '1' })
  await expect(begin(device)).rejects.toThrow(RefusedHere)
})

test('photos stay for two days after the signing, because that is when a mistake is found', async () => {
  const { made, device } = await deliveredThenOffline()
  await tidyProtocolFiles(device.database, made.time.now() + DAY)
  expect(await readKeptFile(device.database, PHOTO)).toEqual(photo)
  await tidyProtocolFiles(device.database, made.time.now() + 3 * DAY)
  expect(await readKeptFile(device.database, PHOTO)).toBeUndefined()
})

test('photos of a version stay while the signatures under the next one are on their way', async () => {
  const { made, device, next } = await deliveredThenOffline()
  await begin(device)
  await online(made, device)
  device.killAll()
  device.line.state.isUp = false
  await next.pdf(picture(7), NEXT_PDF)
  await next.sign(picture(7), NEXT_PDF)
  await tidyProtocolFiles(device.database, made.time.now() + 3 * DAY)
  expect(await readKeptFile(device.database, PHOTO)).toEqual(photo)
  expect(await readRecords(device.database, 'protocol_room', NEXT)).toHaveLength(1)
})

test('photos that stay for a while leave at once where a new one needs the room', async () => {
  const { device } = await deliveredThenOffline()
  const isFull = () => readKeptFile(device.database, PHOTO).then((bytes) => bytes !== undefined)
  const keep = async () => {
    if (await isFull()) throw new StorageFullError()
    return 'kept'
  }
  expect(await makingRoom(device.database, keep)).toBe('kept')
  expect(await readKeptFile(device.database, PDF)).toEqual(pdf)
  const broken = () => Promise.reject(new TypeError('broken'))
  await expect(makingRoom(device.database, broken)).rejects.toThrow(TypeError)
})
