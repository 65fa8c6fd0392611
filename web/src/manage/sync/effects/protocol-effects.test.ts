import { expect, test } from 'vitest'
import { idOf, ORGANIZATION } from '#shared/testing/rows.ts'
import { readCommands, readRecord, readRecords } from '#web/manage/sync/commands/read-shown.ts'
import { tidyProtocolFiles } from '#web/manage/sync/files/tidy-protocol-files.ts'
import { freshWorlds } from '#web/manage/sync/testing/fresh-worlds.ts'
import { handoverOn, PDF, PROTOCOL, picture } from '#web/manage/sync/testing/handover-on-device.ts'
import { HOUSE } from '#web/manage/sync/testing/world.ts'

const world = freshWorlds()
const [HALL, PHOTO, NEXT] = [idOf(510), idOf(520), idOf(530)]

async function offline() {
  const made = world()
  const device = made.device()
  const tab = device.openTab()
  await made.time.advance(2_000)
  tab.kill()
  const handover = handoverOn(device, made)
  await handover.begin()
  return { device, handover }
}

test('a new protocol is a draft of its property with one party for each participant', async () => {
  const { device, handover } = await offline()
  expect(await handover.protocol()).toMatchObject({
    id: PROTOCOL,
    organizationId: ORGANIZATION,
    propertyId: HOUSE,
    status: 'draft',
    participants: ['Anna Alt'],
    content: { date: '2027-01-15', parties: [{ name: 'Anna Alt', isPresent: true }] },
    waiting: 'waiting',
  })
  expect(await readRecords(device.database, 'protocol', HOUSE)).toHaveLength(1)
})

test('rooms and photos are found by their protocol, and a removed room is gone', async () => {
  const { device, handover } = await offline()
  await handover.putRoom(HALL, { name: 'Hall' })
  await handover.photo(PHOTO, picture(1))
  expect(await handover.rooms()).toMatchObject([{ id: HALL, organizationId: ORGANIZATION, content: { name: 'Hall' } }])
  expect(await readRecords(device.database, 'protocol_file', PROTOCOL)).toMatchObject([
    { id: PHOTO, kind: 'photo', size: 3_000, storedAt: null },
  ])
  await device.issue('removeRoom', {
    params: { id: PROTOCOL, roomId: HALL },
    body: undefined,
    about: { entity: 'protocol_room', id: HALL },
  })
  expect(await handover.rooms()).toEqual([])
})

test('a signed protocol, its new version, and a void one say what they are', async () => {
  const { device, handover } = await offline()
  await handover.pdf(picture(2))
  await handover.sign(picture(2))
  const signed = await handover.protocol()
  expect(signed).toMatchObject({ status: 'signed', signedAt: '2027-01-15T09:00:00.000Z' })
  expect(signed?.contentHash).toMatch(/^[0-9a-f]{64}$/)
  await device.issue('newEdition', {
    params: { id: PROTOCOL },
    body: { id: NEXT },
    about: { entity: 'protocol', id: NEXT },
  })
  expect(await readRecord(device.database, 'protocol', NEXT)).toMatchObject({
    status: 'draft',
    edition: 2,
    supersedesId: PROTOCOL,
    contentHash: null,
  })
  await device.issue('voidProtocol', {
    params: { id: PROTOCOL },
    body: { reason: 'Wrong flat' },
    about: { entity: 'protocol', id: PROTOCOL },
  })
  expect(await handover.protocol()).toMatchObject({ status: 'void', voidedBecause: 'Wrong flat' })
})

test('the same photo again, after a kill in between, is kept once', async () => {
  const { device, handover } = await offline()
  await handover.photo(PHOTO, picture(1))
  await handover.photo(PHOTO, picture(1))
  expect((await readCommands(device.database)).map(({ name }) => name)).toEqual(['createProtocol', 'announceFile'])
})

test('nothing leaves the device while it waits', async () => {
  const { device, handover } = await offline()
  await handover.pdf(picture(2))
  await handover.photo(PHOTO, picture(1))
  await device.database.protocolFiles.toCollection().modify({ sentAt: 1 })
  await tidyProtocolFiles(device.database, Date.now())
  expect(await device.database.protocolFiles.toCollection().primaryKeys()).toEqual([PHOTO, PDF])
})
