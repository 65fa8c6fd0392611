import { describe, expect, test } from 'vitest'
import { decideAgain } from './decide-again.ts'
import { freshWorlds } from './testing/fresh-worlds.ts'
import { handoverOn } from './testing/handover-on-device.ts'
import { HALL, KITCHEN, offline, outcomes, pdf, protocolAt, roomAt, synced } from './testing/handover-scene.ts'
import { idOf } from './testing/model-rows.ts'
import { HOUSE, type World } from './testing/world.ts'

const world = freshWorlds()
const MINUTE = 60_000

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
