import { describe, expect, test } from 'vitest'
import type { HandoverProtocol } from '#shared/handover/protocol.ts'
import type { ProtocolRoom } from '#shared/handover/room.ts'
import { readKeptFile } from '#web/local/protocol-files.ts'
import { StorageFullError } from '#web/local/device-full.ts'
import { dismissCommand } from './change-command.ts'
import { decideAgain } from './decide-again.ts'
import { recordsPoints } from './ports.ts'
import { readFileStates } from './read-file-states.ts'
import { freshWorlds } from './testing/fresh-worlds.ts'
import { handoverOn, PDF, picture, PROTOCOL } from './testing/handover-on-device.ts'
import { refusal } from './testing/model-refusal.ts'
import { idOf } from './testing/model-rows.ts'
import { type Device, HOUSE, type World } from './testing/world.ts'

const world = freshWorlds()
const MINUTE = 60_000
const [HALL, KITCHEN, PHOTO] = [idOf(510), idOf(511), idOf(520)]
const pdf = picture(99, 700_000)
const photo = picture(1, 600_000)

async function synced(made: World, device: Device) {
  const tab = device.openTab()
  await made.time.advance(2_000)
  return tab
}

async function offline(made: World, userId = 'anna') {
  const device = made.device(userId)
  ;(await synced(made, device)).kill()
  return { device, handover: handoverOn(device, made) }
}

/** A protocol with a room, a photo in it, a PDF and a signature. */
async function signedOn({ handover }: Awaited<ReturnType<typeof offline>>) {
  await handover.begin()
  await handover.photo(PHOTO, photo)
  await handover.putRoom(KITCHEN, { name: 'Kitchen', photoIds: [PHOTO] })
  await handover.pdf(pdf)
  await handover.sign(pdf)
}

const protocolAt = ({ server }: World, id = PROTOCOL) => server.feed.row('protocol', id) as HandoverProtocol | undefined
const roomAt = ({ server }: World, id: string) => server.feed.row('protocol_room', id) as ProtocolRoom | undefined
const arrivedAt = ({ server }: World, id: string) => server.handover.files.files.get(id)?.arrived
const done = ({ server }: World) => server.executions.map(({ name }) => name)
const outcomes = async (device: Device) => (await device.commands()).map(({ state, outcome }) => outcome?.code ?? state)

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
    // The PDF stays for reading it without a connection; it shows the photos.
    expect(await readKeptFile(anna.device.desk, PDF)).toEqual(pdf)
    expect(await anna.device.desk.protocolFiles.toCollection().primaryKeys()).toEqual([PDF])
    expect(await anna.device.desk.fileChunks.count()).toBe(2)
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

test('a signature never overtakes a photo that does not get through', async () => {
  const made = world()
  const anna = await offline(made)
  await signedOn(anna)
  for (let i = 0; i < 8; i += 1) anna.device.line.fail('bytes', 'lost')
  anna.device.openTab()
  await made.time.advance(5_000)
  expect(anna.device.line.count('signProtocol')).toBe(0)
  expect(await readFileStates(anna.device.desk, PROTOCOL)).toEqual(
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
  const anna = await offline(made)
  await signedOn(anna)
  anna.device.line.fail('command', 'lost')
  const tab = await synced(made, anna.device)
  tab.kill()
  // Everything but the signature went through.
  const file = made.server.handover.files.files.get(PHOTO)
  if (file && protocolAt(made)?.status === 'draft') {
    file.arrived = new Uint8Array(0)
    file.record = { ...file.record, storedAt: null }
  }
  anna.device.openTab()
  await made.time.advance(30 * MINUTE)
  expect(protocolAt(made)?.status).toBe('signed')
  expect(arrivedAt(made, PHOTO)).toEqual(photo)
})

test('fault:S5 a photo that was damaged on the device makes a card of the signature, and nothing is half', async () => {
  const made = world()
  const anna = await offline(made)
  await signedOn(anna)
  await anna.device.desk.fileChunks.delete([PHOTO, 1])
  anna.device.openTab()
  await made.time.advance(10 * MINUTE)
  expect(await outcomes(anna.device)).toEqual(['FILES_MISSING'])
  expect(protocolAt(made)?.status).toBe('draft')
  expect((await readFileStates(anna.device.desk, PROTOCOL))?.get(PHOTO)).toBe('missing')
})

describe('two who record one protocol', () => {
  async function both(made: World) {
    const [anna, ben] = [await offline(made), await offline(made, 'ben')]
    await anna.handover.begin()
    await anna.handover.putRoom(HALL, { name: 'Hall' })
    await anna.handover.putRoom(KITCHEN, { name: 'Kitchen' })
    const tabs = [await synced(made, anna.device), await synced(made, ben.device)]
    for (const tab of tabs) tab.kill()
    return { anna, ben }
  }

  test('in different rooms get both', async () => {
    const made = world()
    const { anna, ben } = await both(made)
    await anna.handover.putRoom(HALL, { note: 'Scratch' })
    await ben.handover.putRoom(KITCHEN, { note: 'Stain' })
    await synced(made, anna.device)
    await synced(made, ben.device)
    await made.time.advance(2_000)
    expect([roomAt(made, HALL)?.content.note, roomAt(made, KITCHEN)?.content.note]).toEqual(['Scratch', 'Stain'])
    for (const { device, handover } of [anna, ben]) {
      expect(await device.commands()).toEqual([])
      expect((await handover.rooms())?.map(({ content }) => content.note)).toEqual(['Scratch', 'Stain'])
    }
  })

  test('in the same room: the second decides, and the other room goes on', async () => {
    const made = world()
    const { anna, ben } = await both(made)
    await anna.handover.putRoom(HALL, { note: 'Hers' })
    await ben.handover.putRoom(HALL, { note: 'His' })
    await ben.handover.putRoom(KITCHEN, { note: 'Stain' })
    await synced(made, anna.device)
    const tab = await synced(made, ben.device)
    await made.time.advance(2_000)
    expect(await outcomes(ben.device)).toEqual(['EDIT_CONFLICT'])
    expect(roomAt(made, KITCHEN)?.content.note).toBe('Stain')
    expect(await ben.handover.room(HALL)).toMatchObject({ content: { note: 'Hers' }, waiting: 'attention' })
    const [card] = await ben.device.commands()
    const issuer = { desk: ben.device.desk, actorId: 'ben', actorName: 'Ben', now: made.time.now }
    await decideAgain(issuer, card?.n ?? 0)
    tab.sendNow()
    expect(await ben.handover.room(HALL)).toMatchObject({ content: { note: 'His' }, waiting: 'waiting' })
    await made.time.advance(2 * MINUTE)
    expect(roomAt(made, HALL)?.content.note).toBe('His')
    expect(await ben.device.commands()).toEqual([])
  })

  test('a signature that was made over a conflict waits for the decision', async () => {
    const made = world()
    const { anna, ben } = await both(made)
    await anna.handover.putRoom(HALL, { note: 'Hers' })
    await ben.handover.putRoom(HALL, { note: 'His' })
    await ben.handover.pdf(pdf)
    await ben.handover.sign(pdf)
    await synced(made, anna.device)
    const tab = await synced(made, ben.device)
    await made.time.advance(MINUTE)
    expect(await outcomes(ben.device)).toEqual(['EDIT_CONFLICT', 'DEPENDS_ON_REJECTED'])
    const [card] = await ben.device.commands()
    const issuer = { desk: ben.device.desk, actorId: 'ben', actorName: 'Ben', now: made.time.now }
    await decideAgain(issuer, card?.n ?? 0)
    tab.sendNow()
    await made.time.advance(2 * MINUTE)
    expect(protocolAt(made)?.status).toBe('signed')
    expect(roomAt(made, HALL)?.content.note).toBe('His')
  })

  test('fault:M6 two protocols of one property are both kept', async () => {
    const made = world()
    const [anna, ben] = [await offline(made), await offline(made, 'ben')]
    const other = idOf(501)
    await anna.handover.begin()
    await handoverOn(ben.device, made, other).begin()
    await synced(made, anna.device)
    await synced(made, ben.device)
    expect([protocolAt(made)?.propertyId, protocolAt(made, other)?.propertyId]).toEqual([HOUSE, HOUSE])
  })
})

describe('storage that is full', () => {
  test('fault:S1 keeps no half photo, says so, and what was there stays', async () => {
    for (let calls = 1, hasFailed = true; hasFailed; calls += 1) {
      const made = world()
      const { device, handover } = await offline(made)
      await handover.begin()
      await handover.photo(idOf(521), picture(2))
      const before = await device.commands()
      device.failures.in = { kind: 'write', calls, name: 'QuotaExceededError' }
      const kept = await handover.photo(PHOTO, photo).catch((error: unknown) => error)
      hasFailed = device.failures.in === undefined
      device.failures.in = undefined
      expect(kept instanceof StorageFullError).toBe(hasFailed)
      expect(await device.desk.protocolFiles.count()).toBe(hasFailed ? 1 : 2)
      expect(await device.desk.fileChunks.count()).toBe(hasFailed ? 1 : 3)
      expect(await device.commands()).toHaveLength(before.length + (hasFailed ? 0 : 1))
      expect(await readKeptFile(device.desk, idOf(521))).toEqual(picture(2))
      // There is room again: the same photo once more.
      if (hasFailed) await handover.photo(PHOTO, photo)
      device.openTab()
      await made.time.advance(MINUTE)
      expect(arrivedAt(made, PHOTO)).toEqual(photo)
    }
  })

  test('fault:B12 while it sends, each call of the database failing in turn, everything arrives once', async () => {
    for (let calls = 1, hasFailed = true; hasFailed; calls += 3) {
      const made = world()
      const anna = await offline(made)
      await signedOn(anna)
      anna.device.failures.in = { kind: 'any', calls, name: 'UnknownError' }
      anna.device.openTab()
      await made.time.advance(10 * MINUTE)
      hasFailed = anna.device.failures.in === undefined
      anna.device.failures.in = undefined
      expect(made.server.executions).toHaveLength(5)
      expect([arrivedAt(made, PHOTO), arrivedAt(made, PDF)]).toEqual([photo, pdf])
      expect(await anna.device.commands()).toEqual([])
    }
  }, 60_000)
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
    expect(await readKeptFile(anna.device.desk, PHOTO)).toEqual(photo)
    expect(await readKeptFile(anna.device.desk, PDF)).toEqual(pdf)
    const [card] = await anna.device.commands()
    await dismissCommand(anna.device.desk, card?.n ?? 0)
    expect([await anna.device.desk.protocolFiles.count(), await anna.device.desk.fileChunks.count()]).toEqual([0, 0])
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
    expect(await readKeptFile(device.desk, PHOTO)).toEqual(photo)
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
    expect([await device.desk.protocolFiles.count(), await device.desk.fileChunks.count()]).toEqual([0, 0])
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
