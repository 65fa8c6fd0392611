import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { handoverProtocols, protocolFiles, protocolRooms } from '#server/db/handover-schema.ts'
import { activities } from '#server/db/schema.ts'
import { mails } from '#server/db/server-schema.ts'
import { deleteAs, getAs, postAs, putAs, readData, sortedStatuses } from '#server/testing/admin-requests.ts'
import { buildProcess } from '#server/testing/build/build.ts'
import { buildAnnouncement, buildDraft, buildReadyToSign, buildSigning } from '#server/testing/build/build-handover.ts'
import { buildUser } from '#server/testing/build/build-people.ts'
import { jpegBytes } from '#server/testing/build/files.ts'
import { readError } from '#server/testing/requests.ts'
import { setupTestApp } from '#server/testing/test-app.ts'
import { protocolOnWire } from '#shared/handover/contract.ts'
import { protocolContent } from '#shared/handover/protocol.ts'
import { roomContent } from '#shared/handover/room/room.ts'
import type { Signing } from '#shared/handover/sign/signing.ts'
import { buildDefect, buildParty } from '#shared/handover/testing/build-protocol.ts'
import { newId } from '#shared/ids.ts'

const now = new Date('2027-01-15T10:05:00Z')
const { app, db, deps, close } = await setupTestApp({ now: () => now })
afterAll(close)
const { property } = await buildProcess(db)
const manager = await buildUser(db, { organizationId: property.organizationId })

let ready: Awaited<ReturnType<typeof buildReadyToSign>>
beforeEach(async () => {
  ready = await buildReadyToSign(deps, property)
})

const pathOf = (id: string) => `/api/abnahmeprotokolle/${id}`
const sign = (body: unknown = ready.signing, id = ready.protocol.id) =>
  postAs(app, manager, `${pathOf(id)}/signature`, body)
const read = async (id = ready.protocol.id) => readData(protocolOnWire, await getAs(app, manager, pathOf(id)))
/** The same, but what one party said. */
const saying = (changes: Record<string, unknown>): unknown => ({
  ...ready.signing,
  signatures: ready.signing.signatures.map((signature) => ({ ...signature, ...changes })),
})

test('a protocol is frozen with what its parties said, under the server’s own hash and time', async () => {
  const protocol = await readData(protocolOnWire, await sign())
  const { contentHash } = ready.signing
  expect(protocol).toMatchObject({ status: 'signed', contentHash, signedAt: now.toISOString() })
  expect(await db.$count(activities, eq(activities.recordId, protocol.id))).toBe(1)
})

test('the same signing again is answered alike', async () => {
  const first = await readData(protocolOnWire, await sign())
  const again = await sign()
  expect(again.status).toBe(200)
  expect(await readData(protocolOnWire, again)).toEqual(first)
})

test('of two devices that sign at once one wins, and the other is told', async () => {
  const other = saying({ picture: 'iVBORw0KGgoAAAA=' })
  expect(sortedStatuses(await Promise.all([sign(), sign(other)]))).toEqual([200, 409])
})

test('fault:T3 the time of a device whose clock is years behind is kept, and so is that it cannot be', async () => {
  const signedAt = '2025-01-15T11:00:00+01:00'
  expect((await sign(saying({ signedAt }))).status).toBe(200)
  const partyIds = ready.protocol.content.parties.map(({ id }) => id)
  expect((await read()).seal).toEqual({
    pdfId: ready.pdf.id,
    receivedAt: now.toISOString(),
    signatures: partyIds.map((partyId) => ({ partyId, outcome: 'signed', signedAt })),
    timesApart: partyIds,
    property: ready.signing.property,
  })
})

test('a signature of minutes ago is nothing to wonder about', async () => {
  await sign()
  expect((await read()).seal).toMatchObject({ timesApart: [] })
})

test('what a colleague wrote into a room meanwhile was not signed', async () => {
  const { id, content } = ready.room
  await putAs(app, manager, `${pathOf(ready.protocol.id)}/rooms/${id}`, { ...content, note: 'Fleck' })
  expect(await readError(await sign())).toMatchObject({ status: 409, code: 'CONTENT_CHANGED' })
  expect(await read()).toMatchObject({ status: 'draft' })
})

test.each<[string, (signing: Signing) => unknown]>([
  ['of all', (signing) => ({ ...signing, contentHash: 'a'.repeat(64) })],
  ['of one signature', () => saying({ contentHash: 'a'.repeat(64) })],
  ['of a photo', (signing) => ({ ...signing, photoHashes: { [ready.photo.id]: 'a'.repeat(64) } })],
])('a wrong hash %s is no signing', async (_, change) => {
  expect(await readError(await sign(change(ready.signing)))).toMatchObject({ code: 'CONTENT_CHANGED' })
})

test('hashes are those of the photos that the protocol shows, and of no others', async () => {
  const { protocol, room, photo, pdf } = ready
  const none = buildSigning(protocol, [room], [{ ...photo, sha256: 'a'.repeat(64) }, pdf])
  expect(await readError(await sign(none))).toMatchObject({ code: 'CONTENT_CHANGED' })
  const other = buildSigning(protocol, [room], [photo, { ...pdf, sha256: 'a'.repeat(64) }])
  expect(await readError(await sign(other))).toMatchObject({ code: 'CONTENT_CHANGED' })
})

test.each(['photo', 'pdf'] as const)('while the %s is on its way nothing is signed', async (kind) => {
  await db.update(protocolFiles).set({ storedAt: null }).where(eq(protocolFiles.id, ready[kind].id))
  expect(await readError(await sign())).toMatchObject({ status: 409, code: 'FILES_MISSING' })
  await db.update(protocolFiles).set({ storedAt: now }).where(eq(protocolFiles.id, ready[kind].id))
  expect((await sign()).status).toBe(200)
})

test.each([
  ['is empty', { strokes: [], picture: null }, 'signatures.0.strokes'],
  ['is a dot', { strokes: [[{ x: 0.5, y: 0.5, t: 0 }]] }, 'signatures.0.strokes'],
  ['has a reservation that nobody wrote', { outcome: 'with_reservation' }, 'signatures.0.reason'],
  ['has a picture that is none', { picture: 'AAAA' }, 'signatures.0.picture'],
  ['was refused before no witness', { outcome: 'refused', reason: 'Bestreitet alles' }, 'signatures.0.witness'],
  ['is somebody else’s', { partyId: newId() }, 'signatures'],
  ['says another name than the party has', { name: 'Jemand Anders' }, 'signatures.0.name'],
])('a signature that %s is none', async (_, changes, path) => {
  const error = await readError(await sign(saying(changes)))
  expect(error).toMatchObject({ status: 422, code: 'VALIDATION_FAILED' })
  expect(error.paths).toContain(path)
})

test('refusing to sign is an outcome like the others', async () => {
  const refused = {
    outcome: 'refused',
    reason: 'Bestreitet alles',
    witness: 'Walter Zeuge',
    strokes: [],
    picture: null,
  }
  expect((await sign(saying(refused))).status).toBe(200)
})

test('nobody who has to sign is left out, and no room that nobody looked at', async () => {
  const content = protocolContent.parse({
    date: '2027-01-15',
    parties: [buildParty(), buildParty({ role: 'landlord' })],
  })
  const { protocol, room, photo, pdf, signing } = await buildReadyToSign(deps, property, { content })
  const one = { ...signing, signatures: signing.signatures.slice(1) }
  expect(await readError(await sign(one, protocol.id))).toMatchObject({ paths: ['signatures'] })
  const unseen = { ...room, content: roomContent.parse({ ...room.content, coverage: null }) }
  await db.update(protocolRooms).set({ content: unseen.content }).where(eq(protocolRooms.id, room.id))
  const answer = await sign(buildSigning(protocol, [unseen], [photo, pdf]), protocol.id)
  expect(await readError(answer)).toMatchObject({ paths: ['room_not_covered'] })
})

test('a witness who was asked to sign is not left out either', async () => {
  const content = protocolContent.parse({
    date: '2027-01-15',
    parties: [buildParty(), buildParty({ role: 'witness', signs: true })],
  })
  const { protocol, signing } = await buildReadyToSign(deps, property, { content })
  const one = { ...signing, signatures: signing.signatures.slice(0, 1) }
  expect(await readError(await sign(one, protocol.id))).toMatchObject({ paths: ['signatures'] })
  expect((await sign(signing, protocol.id)).status).toBe(200)
})

test('what was signed takes no change by any call, also once it is void', async () => {
  await sign()
  const { protocol, room, photo } = ready
  const path = pathOf(protocol.id)
  const signed = await read()
  const changes = () => [
    putAs(app, manager, path, { content: { ...protocol.content, remarks: 'Doch nicht' } }),
    putAs(app, manager, path, { content: protocol.content }),
    putAs(app, manager, `${path}/rooms/${room.id}`, { ...room.content, note: 'Fleck' }),
    putAs(app, manager, `${path}/rooms/${newId()}`, room.content),
    deleteAs(app, manager, `${path}/rooms/${room.id}`, undefined),
    deleteAs(app, manager, path, undefined),
    postAs(app, manager, `${path}/files`, buildAnnouncement('photo', jpegBytes())),
    postAs(app, manager, `${path}/files`, { ...announced(photo), drawing: [] }),
    sign(saying({ picture: 'iVBORw0KGgoAAAA=' })),
  ]
  const refusals = async () =>
    (await Promise.all((await Promise.all(changes())).map(readError))).map(({ code }) => code)
  expect(new Set(await refusals())).toEqual(new Set(['PROTOCOL_SIGNED']))
  expect(await read()).toEqual(signed)
  await postAs(app, manager, `${path}/void`, { reason: 'Falsche Wohnung' })
  expect(new Set(await refusals())).toEqual(new Set(['PROTOCOL_SIGNED']))
  const rooms = await db.select().from(protocolRooms).where(eq(protocolRooms.protocolId, protocol.id))
  expect(rooms.map(({ content }) => content)).toEqual([room.content])
})

const announced = ({ id, kind, size, sha256, takenAt }: (typeof ready)['photo']) => ({
  id,
  kind,
  size,
  sha256,
  takenAt,
})

test('a void protocol says why, stays readable, and is void once', async () => {
  await sign()
  const { id } = ready.protocol
  const makeVoid = (reason: string) => postAs(app, manager, `${pathOf(id)}/void`, { reason })
  expect(await readError(await makeVoid('  '))).toMatchObject({ paths: ['reason'] })
  const voided = await readData(protocolOnWire, await makeVoid('Falsche Wohnung'))
  expect(voided).toMatchObject({ status: 'void', voidedBecause: 'Falsche Wohnung' })
  expect((await makeVoid('Falsche Wohnung')).status).toBe(200)
  expect(await readError(await makeVoid('Anders'))).toMatchObject({
    code: 'EDIT_CONFLICT',
    current: { status: 'void' },
  })
})

test('a new version begins with everything, photos too, and takes the place of the old one when it is signed', async () => {
  await sign()
  const { id: earlierId, content } = ready.protocol
  const id = newId()
  const begin = (newEditionId: string) => postAs(app, manager, `${pathOf(earlierId)}/editions`, { id: newEditionId })
  const begun = await readData(protocolOnWire, await begin(id))
  expect(begun).toMatchObject({ edition: 2, supersedesId: earlierId, content, seal: null })
  expect((await begin(id)).status).toBe(200)
  const photo = await getAs(app, manager, `${pathOf(id)}/files/${ready.photo.id}`)
  expect(photo.status).toBe(200)

  const signing = await signingOfEdition(id)
  expect(await read(earlierId)).toMatchObject({ status: 'signed' })
  expect((await sign(signing, id)).status).toBe(200)
  expect(await read(earlierId)).toMatchObject({ status: 'superseded' })
  expect(await readError(await begin(newId()))).toMatchObject({ code: 'EDIT_CONFLICT' })
})

test.each(['refused', 'on_paper'] as const)(
  'a new version that is %s leaves the one that was signed in force',
  async (outcome) => {
    await sign()
    const { id: earlierId } = ready.protocol
    const id = newId()
    await postAs(app, manager, `${pathOf(earlierId)}/editions`, { id })
    const signing = await signingOfEdition(id)
    const [first, ...others] = signing.signatures
    const said = { ...first, outcome, reason: 'Nicht so besprochen', witness: 'Herr Rot', strokes: [], picture: null }
    expect((await sign({ ...signing, signatures: [said, ...others] }, id)).status).toBe(200)
    expect([(await read(earlierId)).status, (await read(id)).status]).toEqual(['signed', 'signed'])

    // The next one that all sign takes the place of both.
    const nextId = newId()
    await postAs(app, manager, `${pathOf(id)}/editions`, { id: nextId })
    expect((await sign(await signingOfEdition(nextId), nextId)).status).toBe(200)
    const all = await Promise.all([earlierId, id, nextId].map(read))
    expect(all.map(({ status }) => status)).toEqual(['superseded', 'superseded', 'signed'])
  },
)

test('a defect that is still there shows the photo of the protocol before, in the next one too', async () => {
  await sign()
  const baselineId = ready.protocol.id
  const protocol = await buildDraft(db, property, { baselineId })
  const { content } = ready.room
  const defects = [buildDefect({ photoIds: [ready.photo.id] })]
  const place = { protocolId: protocol.id, organizationId: property.organizationId }
  const room = { id: newId(), ...place, content: roomContent.parse({ ...content, defects }) }
  await db.insert(protocolRooms).values(room)
  const photo = await getAs(app, manager, `${pathOf(protocol.id)}/files/${ready.photo.id}`)
  expect(photo.status).toBe(200)
  expect((await sign(await signingOfEdition(protocol.id), protocol.id)).status).toBe(200)
  expect(await read(baselineId)).toMatchObject({ status: 'signed' })
})

test('of a draft that a protocol is compared with, nothing is shown: it can still be deleted', async () => {
  const protocol = await buildDraft(db, property, { baselineId: ready.protocol.id })
  const photo = await getAs(app, manager, `${pathOf(protocol.id)}/files/${ready.photo.id}`)
  expect(photo.status).toBe(404)
})

async function signingOfEdition(id: string): Promise<Signing> {
  const [protocol] = await db.select().from(handoverProtocols).where(eq(handoverProtocols.id, id))
  const rooms = await db.select().from(protocolRooms).where(eq(protocolRooms.protocolId, id))
  const pdf = { ...ready.pdf, id: newId(), protocolId: id }
  await db.insert(protocolFiles).values(pdf)
  if (!protocol) throw new Error('there is no such version')
  return buildSigning(protocol, rooms, [ready.photo, pdf])
}

test('copies go to each address once, with the PDF that was signed; of a draft there are none', async () => {
  const { id } = ready.protocol
  const recipients = ['anna@alt.test', 'max@neu.test', 'Anna@alt.test']
  const send = () => postAs(app, manager, `${pathOf(id)}/copies`, { recipients }, { 'Idempotency-Key': key })
  const key = newId()
  expect(await readError(await send())).toMatchObject({ code: 'EDIT_CONFLICT' })
  await sign()
  expect((await send()).status).toBe(200)
  expect((await send()).status).toBe(200)
  const queued = await db.select().from(mails)
  expect(queued.map(({ recipient }) => recipient).toSorted()).toEqual(['anna@alt.test', 'max@neu.test'])
  for (const { subject, attachmentKey } of queued) {
    expect(subject).toContain('15.01.2027')
    expect(attachmentKey).toBe(`protocols/${id}/${ready.pdf.id}`)
  }
})
