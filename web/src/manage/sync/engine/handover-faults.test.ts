import { describe, expect, test } from 'vitest'
import { idOf, property } from '#shared/testing/rows.ts'
import { readKeptFile } from '#web/manage/storage/protocol-files.ts'
import { dismissCommand, tryAgain } from '#web/manage/sync/commands/change-command.ts'
import { recordsPoints } from '#web/manage/sync/feed/ports.ts'
import { readFileStates } from '#web/manage/sync/files/read-protocol-files.ts'
import { tidyProtocolFiles } from '#web/manage/sync/files/tidy-protocol-files.ts'
import { freshWorlds } from '#web/manage/sync/testing/fresh-worlds.ts'
import { PDF, PROTOCOL, picture } from '#web/manage/sync/testing/handover-on-device.ts'
import {
  arrivedAt,
  KITCHEN,
  offline,
  outcomes,
  PHOTO,
  pdf,
  photo,
  protocolAt,
  signedOn,
  synced,
} from '#web/manage/sync/testing/handover-scene.ts'
import { refusal } from '#web/manage/sync/testing/model-refusal.ts'
import { HOUSE, type World } from '#web/manage/sync/testing/world.ts'

const world = freshWorlds()
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const done = ({ server }: World) => server.executions.map(({ name }) => name)

describe('a protocol of a cellar without a connection', () => {
  test('arrives whole, in order, and once, and its bytes are the same', async () => {
    const made = world()
    const anna = await offline(made)
    await signedOn(anna)
    expect(await anna.handover.protocol()).toMatchObject({ status: 'signed', waiting: 'waiting' })
    anna.device.openTab()
    await made.time.advance(MINUTE)
    expect(done(made)).toEqual(['createProtocol', 'announceFile', 'putRoom', 'announceFile', 'signProtocol'])
    expect(protocolAt(made)?.status).toBe('signed')
    expect(arrivedAt(made, PHOTO)).toEqual(photo)
    expect(arrivedAt(made, PDF)).toEqual(pdf)
    expect(await anna.device.commands()).toEqual([])
    expect(await anna.handover.protocol()).not.toHaveProperty('waiting')
    expect((await anna.device.database.protocolFiles.toCollection().primaryKeys()).toSorted()).toEqual(
      [PHOTO, PDF].toSorted(),
    )
    // The PDF stays for reading it without a connection; it shows the photos.
    await tidyProtocolFiles(anna.device.database, made.time.now() + 3 * DAY)
    expect(await readKeptFile(anna.device.database, PDF)).toEqual(pdf)
    expect(await anna.device.database.protocolFiles.toCollection().primaryKeys()).toEqual([PDF])
    expect(await anna.device.database.fileChunks.count()).toBe(2)
  })

  test('of a German property is signed under German law, which no change has to say first', async () => {
    const made = world()
    made.server.feed.put('property', HOUSE, property(1, { country: 'DE' }))
    const anna = await offline(made)
    await signedOn(anna)
    expect((await anna.handover.protocol())?.content.jurisdiction).toBe('DE')
    await synced(made, anna.device)
    await made.time.advance(MINUTE)
    expect(done(made)).not.toContain('changeProtocol')
    expect(protocolAt(made)).toMatchObject({ status: 'signed', content: { jurisdiction: 'DE' } })
  })

  test.each(recordsPoints)('killed again and again when it has %s, everything arrives once', async (point) => {
    for (let times = 1; times <= 3; times += 1) {
      const made = world()
      const anna = await offline(made)
      await signedOn(anna)
      for (let time = 0; time < times; time += 1) {
        anna.device.state.dieAt = point
        anna.device.openTab()
        await made.time.advance(time * 1_000)
      }
      anna.device.state.dieAt = undefined
      anna.device.killAll()
      anna.device.openTab()
      await made.time.advance(10 * MINUTE)
      expect(done(made)).toEqual(['createProtocol', 'announceFile', 'putRoom', 'announceFile', 'signProtocol'])
      expect([arrivedAt(made, PHOTO), arrivedAt(made, PDF)]).toEqual([photo, pdf])
      expect(await anna.device.commands()).toEqual([])
    }
  })

  test('goes on from where a part or its answer was lost', async () => {
    const made = world()
    const anna = await offline(made)
    await signedOn(anna)
    for (const fault of ['answer_lost', 'lost', 'answer_lost'] as const) anna.device.line.fail('bytes', fault)
    anna.device.line.fail('bytes', refusal('UNAVAILABLE'))
    anna.device.openTab()
    await made.time.advance(30 * MINUTE)
    expect(protocolAt(made)?.status).toBe('signed')
    expect([arrivedAt(made, PHOTO), arrivedAt(made, PDF)]).toEqual([photo, pdf])
  })

  test('sends 200 photos, the oldest first, and signs only when all are there', async () => {
    const made = world()
    const { device, handover } = await offline(made)
    await handover.begin()
    const ids = Array.from({ length: 200 }, (_, i) => idOf(1_000 + i))
    for (const [i, id] of ids.entries()) await handover.photo(id, picture(i))
    for (let i = 0; i < 10; i += 1) {
      await handover.putRoom(idOf(700 + i), { photoIds: ids.slice(i * 20, i * 20 + 20) })
    }
    await handover.pdf(pdf)
    await handover.sign(pdf)
    device.openTab()
    await made.time.advance(5 * MINUTE)
    expect(protocolAt(made)?.status).toBe('signed')
    for (const [i, id] of ids.entries()) expect(arrivedAt(made, id)).toEqual(picture(i))
    const sent = device.line.seen.filter(({ name }) => name.startsWith('PATCH')).map(({ name }) => name.slice(6))
    expect([...new Set(sent)]).toEqual([...ids, PDF])
    expect(device.line.count('signProtocol')).toBe(1)
  }, 60_000)
})

/** Signed, while the photo does not get through for some time yet. */
async function signedWithPhotoOnItsWay(made: World) {
  const anna = await offline(made)
  await signedOn(anna)
  for (let i = 0; i < 8; i += 1) anna.device.line.fail('bytes', 'lost')
  anna.device.openTab()
  await made.time.advance(5_000)
  return anna
}

test('a signature never overtakes a photo that does not get through', async () => {
  const made = world()
  const anna = await signedWithPhotoOnItsWay(made)
  expect(anna.device.line.count('signProtocol')).toBe(0)
  expect(await readFileStates(anna.device.database, PROTOCOL)).toEqual(
    new Map([
      [PHOTO, 'sending'],
      [PDF, 'on_device'],
    ]),
  )
  await made.time.advance(60 * MINUTE)
  expect(anna.device.line.count('signProtocol')).toBe(1)
  expect(protocolAt(made)?.status).toBe('signed')
})

test('a server that lost a photo before the signature is offered it again', async () => {
  const made = world()
  const { device, handover } = await offline(made)
  await handover.begin()
  await handover.photo(PHOTO, photo)
  await handover.putRoom(KITCHEN, { photoIds: [PHOTO] })
  await handover.pdf(pdf)
  ;(await synced(made, device)).kill()
  expect(await readFileStates(device.database, PROTOCOL)).toEqual(
    new Map([
      [PHOTO, 'sent'],
      [PDF, 'sent'],
    ]),
  )
  made.server.handover.files.lose(PHOTO)
  await handover.sign(pdf)
  device.openTab()
  await made.time.advance(30 * MINUTE)
  expect(protocolAt(made)?.status).toBe('signed')
  expect(arrivedAt(made, PHOTO)).toEqual(photo)
  expect(device.line.count('signProtocol')).toBe(2)
})

test('a server that was restored to before a photo was announced is told of it anew, and the signature follows', async () => {
  const made = world()
  await signedWithPhotoOnItsWay(made)
  expect(made.server.handover.files.files.delete(PHOTO)).toBe(true)
  await made.time.advance(60 * MINUTE)
  expect(protocolAt(made)?.status).toBe('signed')
  expect(arrivedAt(made, PHOTO)).toEqual(photo)
})

test('a photo of another device that is still on its way is waited for, and nobody is asked', async () => {
  const made = world()
  const [anna, ben] = [await offline(made), await offline(made, 'ben')]
  await anna.handover.begin()
  await anna.handover.putRoom(KITCHEN, { photoIds: [PHOTO] })
  await anna.handover.photo(PHOTO, photo)
  for (let i = 0; i < 4; i += 1) anna.device.line.fail('bytes', 'lost')
  ;(await synced(made, anna.device)).kill()
  ;(await synced(made, ben.device)).kill()
  await ben.handover.pdf(pdf)
  await ben.handover.sign(pdf)
  ben.device.openTab()
  await made.time.advance(10 * MINUTE)
  expect(await outcomes(ben.device)).toEqual(['waiting'])
  anna.device.openTab()
  await made.time.advance(30 * MINUTE)
  expect(protocolAt(made)?.status).toBe('signed')
})

test('fault:S5 a photo that was damaged on the device makes a card of the signature, and nothing is half', async () => {
  const made = world()
  const anna = await offline(made)
  await signedOn(anna)
  await anna.device.database.fileChunks.delete([PHOTO, 1])
  anna.device.openTab()
  await made.time.advance(10 * MINUTE)
  expect(await outcomes(anna.device)).toEqual(['FILES_MISSING'])
  expect(protocolAt(made)?.status).toBe('draft')
  expect((await readFileStates(anna.device.database, PROTOCOL))?.get(PHOTO)).toBe('missing')
})

test('a photo in which a virus is found is a card, its signature waits, and tried again it arrives', async () => {
  const made = world()
  const anna = await offline(made)
  await signedOn(anna)
  anna.device.line.fail('bytes', refusal('DOCUMENT_INFECTED'))
  anna.device.openTab()
  await made.time.advance(30 * MINUTE)
  expect(await outcomes(anna.device)).toEqual(expect.arrayContaining(['waiting', 'DOCUMENT_INFECTED']))
  expect(await readKeptFile(anna.device.database, PHOTO)).toEqual(photo)
  expect(protocolAt(made)?.status).toBe('draft')
  const card = (await anna.device.commands()).find(({ state }) => state === 'attention')
  await tryAgain(anna.device.database, card?.n ?? 0, made.time.now())
  anna.device.killAll()
  anna.device.openTab()
  await made.time.advance(30 * MINUTE)
  expect(protocolAt(made)?.status).toBe('signed')
  expect(arrivedAt(made, PHOTO)).toEqual(photo)
  expect(await anna.device.commands()).toEqual([])
})

describe('what was removed meanwhile', () => {
  test('a property: the protocol is a card, and stays readable with its photos until somebody has read it', async () => {
    const made = world()
    const anna = await offline(made)
    await signedOn(anna)
    made.server.feed.put('property', HOUSE, null)
    anna.device.openTab()
    await made.time.advance(10 * MINUTE)
    expect(await outcomes(anna.device)).toEqual(['ACCESS_DENIED', ...Array(4).fill('DEPENDS_ON_REJECTED')])
    expect(await anna.handover.protocol()).toMatchObject({ status: 'signed', waiting: 'attention' })
    expect((await anna.handover.rooms())?.map(({ content }) => content.name)).toEqual(['Kitchen'])
    expect(await readKeptFile(anna.device.database, PHOTO)).toEqual(photo)
    expect(await readKeptFile(anna.device.database, PDF)).toEqual(pdf)
    const [card] = await anna.device.commands()
    await dismissCommand(anna.device.database, card?.n ?? 0)
    expect([await anna.device.database.protocolFiles.count(), await anna.device.database.fileChunks.count()]).toEqual([
      0, 0,
    ])
  })

  test('a protocol, after its photo was announced: that is a card too, and its bytes stay', async () => {
    const made = world()
    const { device, handover } = await offline(made)
    await handover.begin()
    await handover.photo(PHOTO, photo)
    for (let i = 0; i < 4; i += 1) device.line.fail('bytes', 'lost')
    ;(await synced(made, device)).kill()
    expect(await device.commands()).toEqual([])
    made.server.feed.put('protocol', PROTOCOL, null)
    made.server.feed.put('protocol_file', PHOTO, null)
    device.openTab()
    await made.time.advance(60 * MINUTE)
    expect(await outcomes(device)).toEqual(['NOT_FOUND'])
    expect(await readKeptFile(device.database, PHOTO)).toEqual(photo)
  })

  test('a draft that the person deletes takes its bytes along', async () => {
    const made = world()
    const { device, handover } = await offline(made)
    await handover.begin()
    await handover.photo(PHOTO, photo)
    await device.issue('deleteProtocol', {
      params: { id: PROTOCOL },
      body: undefined,
      about: { entity: 'protocol', id: PROTOCOL },
    })
    device.openTab()
    await made.time.advance(10 * MINUTE)
    expect(await outcomes(device)).toEqual([])
    expect([await device.database.protocolFiles.count(), await device.database.fileChunks.count()]).toEqual([0, 0])
  })
})

test('fault:A2 another person who signs in on the device sends no bytes of it', async () => {
  const made = world()
  const { device, handover } = await offline(made)
  await handover.begin()
  await handover.photo(PHOTO, photo)
  device.line.fail('bytes', 'lost')
  ;(await synced(made, device)).kill()
  const seen = device.line.seen.length
  device.line.state.userId = 'ben'
  device.openTab('ben')
  await made.time.advance(10 * MINUTE)
  expect(device.line.seen.slice(seen).filter(({ route }) => route === 'bytes')).toEqual([])
})
