import { describe, expect, test } from 'vitest'
import { idOf } from '#shared/testing/rows.ts'
import { readKeptFile } from '#web/manage/storage/protocol-files.ts'
import { decideAgain } from '#web/manage/sync/conflicts/decide-again.ts'
import { keepTheirs } from '#web/manage/sync/conflicts/merge-apart.ts'
import { freshWorlds } from '#web/manage/sync/testing/fresh-worlds.ts'
import { handoverOn, PDF, picture } from '#web/manage/sync/testing/handover-on-device.ts'
import {
  arrivedAt,
  HALL,
  KITCHEN,
  offline,
  outcomes,
  PHOTO,
  pdf,
  photo,
  protocolAt,
  roomAt,
  synced,
} from '#web/manage/sync/testing/handover-scene.ts'
import { HOUSE, type World } from '#web/manage/sync/testing/world.ts'

const world = freshWorlds()
const MINUTE = 60_000
const key = {
  id: idOf(602),
  kind: 'house' as const,
  serialNumber: '',
  handedOver: 2,
  returned: 2,
  needsNewLock: false,
  note: '',
}

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
    const issuer = { database: ben.device.database, actorId: 'ben', actorName: 'Ben', now: made.time.now }
    await decideAgain(issuer, card?.n ?? 0)
    tab.sendNow()
    expect(await ben.handover.room(HALL)).toMatchObject({ content: { note: 'His' }, waiting: 'waiting' })
    await made.time.advance(2 * MINUTE)
    expect(roomAt(made, HALL)?.content.note).toBe('His')
    expect(await ben.device.commands()).toEqual([])
    await synced(made, anna.device)
    for (const { handover } of [anna, ben]) expect((await handover.room(HALL))?.content.note).toBe('His')
  })

  test('in the same room, and different things of it: what the second did not touch stays as the first has it', async () => {
    const made = world()
    const { anna, ben } = await both(made)
    const part = { id: idOf(601), type: 'Walls', works: null, installedYear: null, note: '', photoIds: [] }
    await anna.handover.putRoom(HALL, { coverage: 'inspected', components: [{ ...part, condition: 'worn' }] })
    await ben.handover.putRoom(HALL, { coverage: null, note: 'His' })
    await synced(made, anna.device)
    await synced(made, ben.device)
    await made.time.advance(2 * MINUTE)
    expect(roomAt(made, HALL)?.content).toMatchObject({
      coverage: null,
      note: 'His',
      components: [{ condition: 'worn' }],
    })
    expect(await ben.device.commands(), 'nobody is asked').toEqual([])
  })

  test('different things of the appointment get both, and nobody is asked', async () => {
    const made = world()
    const { anna, ben } = await both(made)
    await anna.handover.change({ remarks: 'Hers' })
    await ben.handover.change({ place: 'Zürich', keys: [key] })
    await synced(made, anna.device)
    await synced(made, ben.device)
    await made.time.advance(2 * MINUTE)
    expect(await outcomes(ben.device)).toEqual([])
    await synced(made, anna.device)
    for (const { handover } of [anna, ben]) {
      const { content } = (await handover.protocol()) ?? {}
      expect(content).toMatchObject({ remarks: 'Hers', place: 'Zürich', keys: [key] })
    }
  })

  test.each(['mine', 'theirs'])(
    'what both changed of the appointment is asked, and what one changed alone stays: %s',
    async (choice) => {
      const made = world()
      const { anna, ben } = await both(made)
      await anna.handover.change({ remarks: 'Hers', keys: [key] })
      await ben.handover.change({ remarks: 'His', place: 'Zürich' })
      await synced(made, anna.device)
      const tab = await synced(made, ben.device)
      await made.time.advance(MINUTE)
      expect(await outcomes(ben.device)).toEqual(['EDIT_CONFLICT'])
      const [card] = await ben.device.commands()
      const issuer = { database: ben.device.database, actorId: 'ben', actorName: 'Ben', now: made.time.now }
      await (choice === 'mine' ? decideAgain : keepTheirs)(issuer, card?.n ?? 0)
      tab.sendNow()
      await made.time.advance(2 * MINUTE)
      expect(await ben.device.commands()).toEqual([])
      expect(protocolAt(made)?.content).toMatchObject({
        remarks: choice === 'mine' ? 'His' : 'Hers',
        place: 'Zürich',
        keys: [key],
      })
    },
  )

  describe('of whom one removes the room in which the other records', () => {
    async function removed() {
      const made = world()
      const { anna, ben } = await both(made)
      await anna.handover.removeRoom(HALL)
      await ben.handover.photo(PHOTO, photo)
      await ben.handover.putRoom(HALL, { note: 'Stain', photoIds: [PHOTO] })
      await synced(made, anna.device)
      const tab = await synced(made, ben.device)
      await made.time.advance(MINUTE)
      expect(await outcomes(ben.device)).toEqual(['NOT_FOUND'])
      const [card] = await ben.device.commands()
      return { made, anna, ben, tab, n: card?.n ?? 0 }
    }

    test('the other can put it back with what was recorded, once, for both', async () => {
      const { made, anna, ben, tab, n } = await removed()
      const issuer = { database: ben.device.database, actorId: 'ben', actorName: 'Ben', now: made.time.now }
      await decideAgain(issuer, n)
      await decideAgain(issuer, n)
      tab.sendNow()
      await made.time.advance(2 * MINUTE)
      expect(await ben.device.commands()).toEqual([])
      await synced(made, anna.device)
      for (const { handover } of [anna, ben]) {
        const rooms = (await handover.rooms()) ?? []
        expect(rooms.map(({ id, content }) => [id, content.note])).toEqual([
          [HALL, 'Stain'],
          [KITCHEN, ''],
        ])
        expect(rooms[0]?.content.photoIds).toEqual([PHOTO])
      }
      expect(arrivedAt(made, PHOTO)).toEqual(photo)
    })

    test('the other can let go of it: the room stays away from both', async () => {
      const { made, anna, ben, n } = await removed()
      await keepTheirs({ database: ben.device.database, now: made.time.now }, n)
      await synced(made, anna.device)
      for (const { device, handover } of [anna, ben]) {
        expect(await device.commands()).toEqual([])
        expect((await handover.rooms())?.map(({ id }) => id)).toEqual([KITCHEN])
      }
    })
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
    const issuer = { database: ben.device.database, actorId: 'ben', actorName: 'Ben', now: made.time.now }
    await decideAgain(issuer, card?.n ?? 0)
    tab.sendNow()
    await made.time.advance(2 * MINUTE)
    expect(protocolAt(made)?.status).toBe('signed')
    expect(roomAt(made, HALL)?.content.note).toBe('His')
  })

  test('sign at once, each with a document: the first is what was signed, on both; the other is told, and loses nothing', async () => {
    const made = world()
    const { anna, ben } = await both(made)
    const his = idOf(9_990)
    await anna.handover.pdf(pdf)
    await anna.handover.sign(pdf)
    await ben.handover.pdf(picture(98), his)
    await ben.handover.sign(picture(98), his)
    expect((await ben.handover.protocol())?.seal?.pdfId).toBe(his)
    await synced(made, anna.device)
    await made.time.advance(MINUTE)
    await synced(made, ben.device)
    await made.time.advance(MINUTE)
    expect(await outcomes(anna.device)).toEqual([])
    expect(await outcomes(ben.device)).toEqual(['PROTOCOL_SIGNED'])
    expect(protocolAt(made)?.seal?.pdfId).toBe(PDF)
    for (const { handover } of [anna, ben]) expect((await handover.protocol())?.seal?.pdfId).toBe(PDF)
    expect(await readKeptFile(ben.device.database, his)).toEqual(picture(98))
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
