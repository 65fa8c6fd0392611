import { expect, test } from 'vitest'
import { idOf } from '#shared/testing/rows.ts'
import { readKeptFile } from '#web/manage/storage/protocol-files.ts'
import { changedSince } from '#web/manage/sync/commands/changed-since.ts'
import { freshWorlds } from '#web/manage/sync/testing/fresh-worlds.ts'
import { PDF } from '#web/manage/sync/testing/handover-on-device.ts'
import {
  HALL,
  KITCHEN,
  offline,
  PHOTO,
  pdf,
  photo,
  protocolAt,
  roomAt,
  synced,
} from '#web/manage/sync/testing/handover-scene.ts'
import type { World } from '#web/manage/sync/testing/world.ts'
import { applySigned, giveUpSigned, refusedSignings, sendSignedAgain } from './refused-signing.ts'

const world = freshWorlds()
const MINUTE = 60_000
const [BATH, CELLAR] = [idOf(512), idOf(513)]

type Person = Awaited<ReturnType<typeof offline>>

/** Both have the draft; Anna records and has it signed in a cellar, while Ben does what he does. */
async function signedWhile(made: World, bens: (ben: Person['handover']) => Promise<unknown>) {
  const [anna, ben] = [await offline(made), await offline(made, 'ben')]
  await anna.handover.begin()
  await anna.handover.putRoom(HALL, { name: 'Hall' })
  for (const { device } of [anna, ben]) (await synced(made, device)).kill()
  await anna.handover.photo(PHOTO, photo)
  await anna.handover.putRoom(KITCHEN, { name: 'Kitchen', photoIds: [PHOTO] })
  await anna.handover.putRoom(HALL, { note: 'Scratch' })
  await anna.handover.pdf(pdf)
  await anna.handover.sign(pdf)
  await bens(ben.handover)
  ;(await synced(made, ben.device)).kill()
  const tab = await synced(made, anna.device)
  await made.time.advance(MINUTE)
  const found = async () => refusedSignings(await anna.device.commands())
  const decide = async (how: typeof applySigned) => {
    await how(anna.device.database, (await found())[0]?.signing.n ?? 0, made.time.now())
    tab.sendNow()
    await made.time.advance(2 * MINUTE)
  }
  return { anna, ben, tab, found, decide }
}
const roomsOf = async ({ handover }: Person) => (await handover.rooms())?.map(({ content }) => content.name)

test('a room that a colleague adds to what is being signed keeps nobody from what was signed', async () => {
  const made = world()
  const { anna, ben, found, decide } = await signedWhile(made, (his) => his.putRoom(BATH, { name: 'Bath' }))
  const [refused, ...others] = await found()
  expect(others).toEqual([])
  expect(refused).toMatchObject({ canApply: true, cause: { outcome: { code: 'CONTENT_CHANGED' } } })
  expect(await readKeptFile(anna.device.database, PDF), 'the document stays at hand').toEqual(pdf)
  expect(protocolAt(made)?.status).toBe('draft')

  await decide(applySigned)
  expect(protocolAt(made)).toMatchObject({ status: 'signed', seal: { pdfId: PDF } })
  expect(roomAt(made, BATH)).toBeNull()
  expect(await anna.device.commands()).toEqual([])
  await synced(made, ben.device)
  for (const person of [anna, ben]) expect(await roomsOf(person)).toEqual(['Hall', 'Kitchen'])
})

test('before the server has answered, the device shows what was signed, without the colleague’s rooms', async () => {
  const made = world()
  const { anna, tab, found } = await signedWhile(made, (his) => his.putRoom(BATH, { name: 'Bath' }))
  tab.kill()
  await applySigned(anna.device.database, (await found())[0]?.signing.n ?? 0, made.time.now())
  expect(await anna.handover.protocol()).toMatchObject({ status: 'signed', seal: { pdfId: PDF } })
  expect(await roomsOf(anna)).toEqual(['Hall', 'Kitchen'])
})

test('a room that both wrote into and one that was removed are decided about with the signing, as one', async () => {
  const made = world()
  const { anna, found, decide } = await signedWhile(made, async (his) => {
    await his.putRoom(HALL, { note: 'His' })
    await his.putRoom(BATH, { name: 'Bath' })
  })
  expect(await found()).toHaveLength(1)
  const [refused] = await found()
  expect(refused?.parts.map(({ name }) => name)).toEqual(['putRoom', 'signProtocol'])
  expect(refused?.canApply).toBe(true)
  await decide(applySigned)
  expect(roomAt(made, HALL)?.content.note).toBe('Scratch')
  expect(roomAt(made, BATH)).toBeNull()
  expect(protocolAt(made)?.status).toBe('signed')
  expect(await anna.device.commands()).toEqual([])
})

test('a room that a colleague removed comes back with what was signed in it', async () => {
  const made = world()
  const { found, decide } = await signedWhile(made, (his) => his.removeRoom(HALL))
  expect((await found())[0]).toMatchObject({ canApply: true, cause: { outcome: { code: 'NOT_FOUND' } } })
  await decide(applySigned)
  expect(roomAt(made, HALL)?.content.note).toBe('Scratch')
  expect(protocolAt(made)?.status).toBe('signed')
})

test('of a draft that a colleague deleted the document stays until it is given up, and nothing goes with a single tap', async () => {
  const made = world()
  const { anna, found, decide } = await signedWhile(made, (his) => his.remove())
  const [refused] = await found()
  expect(refused).toMatchObject({ canApply: false, cause: { outcome: { code: 'NOT_FOUND' } } })
  expect(refused?.parts, 'its photos and its document too').toEqual(await anna.device.commands())
  await made.time.advance(10 * MINUTE)
  expect(await readKeptFile(anna.device.database, PDF)).toEqual(pdf)
  await decide(applySigned)
  expect(await found(), 'it cannot be sent').toHaveLength(1)
  await decide(giveUpSigned)
  expect(await anna.device.commands()).toEqual([])
  expect(await readKeptFile(anna.device.database, PDF)).toBeUndefined()
})

test('giving it up leaves the colleague’s draft, to be signed anew', async () => {
  const made = world()
  const { anna, decide } = await signedWhile(made, (his) => his.putRoom(BATH, { name: 'Bath' }))
  await decide(giveUpSigned)
  expect(await anna.device.commands()).toEqual([])
  await synced(made, anna.device)
  expect(await roomsOf(anna)).toEqual(['Hall', 'Kitchen', 'Bath'])
  expect(protocolAt(made)?.status).toBe('draft')
})

test('a signing of which an older version did not keep what was signed is decided about as before', async () => {
  const made = world()
  const { anna, found, decide } = await signedWhile(made, (his) => his.putRoom(BATH, { name: 'Bath' }))
  const [refused] = await found()
  if (!refused) throw new Error('it was refused')
  const { asSigned: _, ...older } = refused.signing
  await anna.device.database.commands.put(older)
  expect(await found()).toMatchObject([{ canApply: false }])
  await decide(sendSignedAgain)
  expect(protocolAt(made)?.status).toBe('draft')
  const conflict = { ...older, n: older.n - 1, name: 'putRoom', outcome: conflicting }
  expect(refusedSignings([conflict, older]), 'where it can be written over, room by room').toEqual([])
})
const conflicting = { code: 'EDIT_CONFLICT', current: { version: 2, by: 'Ben', at: '' }, at: 0 }

test('what differs is named', async () => {
  const made = world()
  const { anna, found } = await signedWhile(made, async (his) => {
    await his.putRoom(BATH, { name: 'Bath' })
    await his.putRoom(CELLAR, { name: 'Cellar' })
    await his.putRoom(HALL, { note: 'His' })
  })
  const { asSigned } = (await found())[0]?.signing ?? {}
  const protocol = await anna.handover.protocol()
  if (!asSigned || !protocol) throw new Error('both are here')
  const now = { content: { ...protocol.content, remarks: 'More' }, rooms: (await anna.handover.rooms()) ?? [] }
  expect(changedSince(asSigned, now)).toEqual({
    added: ['Bath', 'Cellar'],
    changed: ['Hall'],
    removed: [],
    isAppointmentChanged: true,
  })
  expect(changedSince(asSigned, { ...asSigned, rooms: [] }).removed).toEqual(['Hall', 'Kitchen'])
})
