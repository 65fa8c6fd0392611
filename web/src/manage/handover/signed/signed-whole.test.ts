import { setupI18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { hashOf } from '#web/kit/device/storage/hash.ts'
import { changeSigning, readSigning } from '#web/manage/handover/draft/use-kept-signing.ts'
import type { KeptSigning } from '#web/manage/storage/kept-signing.ts'
import { readRecord, readRecords } from '#web/manage/sync/commands/read-shown.ts'
import { applySigned, refusedSignings } from '#web/manage/sync/conflicts/refused-signing.ts'
import { freshWorlds } from '#web/manage/sync/testing/fresh-worlds.ts'
import { PDF, PROTOCOL } from '#web/manage/sync/testing/handover-on-device.ts'
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
import { HOUSE, type World } from '#web/manage/sync/testing/world.ts'
import { contentToSign, fingerprintOf } from './freeze.ts'
import { signedWhole } from './signed-whole.ts'
import { signersOf } from './statements.ts'

const world = freshWorlds()
const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
const blank: KeptSigning = { protocolId: PROTOCOL, language: 'en', ticked: [], drafts: {}, signatures: [] }
const AT = '2027-01-15T09:00:00.000Z'

type Manager = Awaited<ReturnType<typeof offline>>['device']['database']

/** As the page reads it from the device. */
async function walkOn(database: Manager) {
  const [protocol, property] = [
    await readRecord(database, 'protocol', PROTOCOL),
    await readRecord(database, 'property', HOUSE),
  ]
  if (!protocol || !property) throw new Error('both are here')
  const rooms = (await readRecords(database, 'protocol_room', PROTOCOL)) ?? []
  const files = (await readRecords(database, 'protocol_file', PROTOCOL)) ?? []
  return { protocol, rooms, files, property, baseline: null }
}
type ProtocolDraft = Awaited<ReturnType<typeof walkOn>>

async function hashOfAll(draft: ProtocolDraft): Promise<string> {
  const content = contentToSign(draft, blank, i18n)
  if (!content) throw new Error('every photo is known')
  return fingerprintOf(content)
}

/** Anna asks all to sign, and the page is killed when they have, before the document is made. */
async function killedWhenAllHadSigned(made: World) {
  const [anna, ben] = [await offline(made), await offline(made, 'ben')]
  await anna.handover.begin()
  await anna.handover.putRoom(HALL, { name: 'Hall', note: 'Scratch' })
  await anna.handover.photo(PHOTO, photo)
  await anna.handover.putRoom(KITCHEN, { name: 'Kitchen', photoIds: [PHOTO] })
  for (const { device } of [anna, ben]) (await synced(made, device)).kill()
  const { database } = anna.device
  const draft = await walkOn(database)
  const content = contentToSign(draft, blank, i18n)
  if (!content) throw new Error('every photo is known')
  const contentHash = await fingerprintOf(content)
  const asSigned = {
    content: content.protocol.content,
    rooms: content.rooms.map(({ id, content: said }) => ({ id, content: said })),
  }
  const { property, photoHashes } = content
  const strokes = [[{ x: 0, y: 0, t: 0 }]]
  const said = { outcome: 'signed' as const, reason: '', witness: '', strokes, picture: 'iVBORw0KGgo=', signedAt: AT }
  const signatures = signersOf(asSigned.content).map(({ id, name }) => ({ ...said, partyId: id, name, contentHash }))
  const frozen = { contentHash, property: { ...property }, statements: [], photoHashes, pdfId: PDF, asSigned }
  await changeSigning(database, blank, (before) => ({ ...before, frozen, signatures }))
  return { anna, ben, database, contentHash }
}

test('what all have signed is finished as they signed it, whatever a colleague changed before the document was made', async () => {
  const made = world()
  const { anna, ben, database, contentHash } = await killedWhenAllHadSigned(made)
  await ben.handover.putRoom(HALL, { note: 'Two scratches' })
  await ben.handover.removeRoom(KITCHEN)
  for (const { device } of [ben, anna]) (await synced(made, device)).kill()

  const signing = await readSigning(database, PROTOCOL)
  const now = await walkOn(database)
  expect(now.rooms.map(({ content: { name, note } }) => `${name} ${note}`)).toEqual(['Hall Two scratches'])
  expect(await hashOfAll(now), 'the draft is no longer what was signed').not.toBe(contentHash)
  const whole = signedWhole(now, signing ?? blank)
  if (!whole || !signing?.frozen) throw new Error('all have signed')
  expect(await hashOfAll(whole)).toBe(contentHash)

  await anna.handover.pdf(pdf)
  const { pdfId, asSigned, ...signed } = signing.frozen
  const sha256 = (await hashOf(pdf)) ?? ''
  await anna.device.issue('signProtocol', {
    params: { id: PROTOCOL },
    body: { ...signed, signatures: signing.signatures, pdf: { id: pdfId, sha256, size: pdf.length } },
    about: { entity: 'protocol', id: PROTOCOL },
    ...(asSigned && { asSigned }),
  })
  const tab = await synced(made, anna.device)
  await made.time.advance(60_000)
  const [refused] = refusedSignings(await anna.device.commands())
  await applySigned(database, refused?.signing.n ?? 0, made.time.now())
  tab.sendNow()
  await made.time.advance(120_000)
  expect(protocolAt(made)).toMatchObject({ status: 'signed', contentHash })
  expect(roomAt(made, HALL)?.content.note).toBe('Scratch')
})

test('as long as somebody has not signed, nothing is finished', async () => {
  const { database } = await killedWhenAllHadSigned(world())
  const signing = await readSigning(database, PROTOCOL)
  const draft = await walkOn(database)
  if (!signing) throw new Error('it is kept')
  expect(signedWhole(draft, { ...signing, signatures: [] })).toBeUndefined()
  expect(signedWhole(draft, blank)).toBeUndefined()
})
