import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { eq, isNull } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { handoverProtocols, protocolFiles } from '#server/db/handover-schema.ts'
import { createDiskStorage } from '#server/document/storage/disk-storage.ts'
import { countUnsubmitted } from '#server/document/unsubmitted.ts'
import type { ProtocolRow } from '#server/feed/rows/public-protocol.ts'
import { openScope } from '#server/scope/scope.ts'
import { getAs, postAs, readData } from '#server/testing/admin-requests.ts'
import { buildProcess } from '#server/testing/build/build.ts'
import { buildAnnouncement, buildDraft, buildSigned } from '#server/testing/build/build-handover.ts'
import { buildUser, callerOf } from '#server/testing/build/build-people.ts'
import { htmlBytes, jpegBytes, pdfBytes } from '#server/testing/build/files.ts'
import { as } from '#server/testing/caller-in-header.ts'
import { askProgress, patchBytes, readError } from '#server/testing/requests.ts'
import { setupTestApp } from '#server/testing/test-app.ts'
import { MAX_PROTOCOL_FILE_BYTES, MAX_PROTOCOL_PHOTOS, protocolFile } from '#shared/handover/file.ts'
import { newId } from '#shared/ids.ts'
import { removeAbandonedFiles } from './abandoned-files.ts'
import { fileKey } from './protocol-files.ts'

let clock = new Date('2027-03-01T12:00:00Z')
const { app, db, deps, close } = await setupTestApp({ now: () => clock })
afterAll(close)
const { property } = await buildProcess(db)
const manager = await buildUser(db, { organizationId: property.organizationId })
let protocol: ProtocolRow
beforeEach(async () => {
  clock = new Date('2027-03-01T12:00:00Z')
  protocol = await buildDraft(db, property)
})

const filesPath = () => `/api/abnahmeprotokolle/${protocol.id}/files`
const announce = (body: unknown) => postAs(app, manager, filesPath(), body)
const send = (id: string, offset: number, bytes: Uint8Array<ArrayBuffer> | null) =>
  patchBytes(app, `${filesPath()}/${id}`, offset, bytes, as(manager))
const offsetOf = async (id: string) =>
  Number((await askProgress(app, `${filesPath()}/${id}`, as(manager))).headers.get('Upload-Offset'))
const rowOf = async (id: string) => (await db.select().from(protocolFiles).where(eq(protocolFiles.id, id)))[0]

test('the signed document is called as its copies are: in its language, and from the second version on with that', async () => {
  const { id, signing } = await buildSigned(deps, property)
  const fileId = signing?.pdf.id
  const signedIn = { ...signing, language: 'fr' as const } as NonNullable<typeof signing>
  await db.update(handoverProtocols).set({ edition: 2, signing: signedIn }).where(eq(handoverProtocols.id, id))
  const download = await getAs(app, manager, `/api/abnahmeprotokolle/${id}/files/${fileId}`)
  expect(download.headers.get('content-disposition')).toContain('etat-des-lieux-2027-01-15-version-2.pdf')
})

test('a photo arrives in pieces, goes on after a break, and is kept when it is whole', async () => {
  const bytes = jpegBytes()
  const photo = buildAnnouncement('photo', bytes)
  const announced = await announce(photo)
  expect(announced.status).toBe(201)
  expect(await readData(protocolFile, announced)).toMatchObject({ id: photo.id, storedAt: null })
  expect((await send(photo.id, 0, bytes.slice(0, 7))).status).toBe(204)
  expect(await offsetOf(photo.id)).toBe(7)
  expect(await readError(await send(photo.id, 3, bytes.slice(3)))).toMatchObject({ code: 'UPLOAD_OFFSET_MISMATCH' })
  expect((await send(photo.id, 7, bytes.slice(7))).status).toBe(204)
  expect((await rowOf(photo.id))?.storedAt).toEqual(clock)
  expect(await offsetOf(photo.id)).toBe(bytes.length)
  const download = await getAs(app, manager, `${filesPath()}/${photo.id}`)
  expect(new Uint8Array(await download.arrayBuffer())).toEqual(bytes)
  expect(download.headers.get('content-disposition')).toMatch(/^attachment/)
  expect(download.headers.get('x-content-type-options')).toBe('nosniff')
  expect(download.headers.get('cache-control')).toBe('no-store')
})

test('announced again, the same bytes change nothing but what is drawn on them', async () => {
  const photo = buildAnnouncement('photo', jpegBytes())
  await announce(photo)
  const drawing = [{ kind: 'circle', center: { x: 0.5, y: 0.5 }, radius: 0.1 }]
  const again = await announce({ ...photo, drawing })
  expect(again.status).toBe(200)
  expect(await readData(protocolFile, again)).toMatchObject({ drawing })
  const other = { ...photo, size: photo.size + 1 }
  expect(await readError(await announce(other))).toMatchObject({ status: 409, code: 'DOCUMENT_CONFLICT' })
})

test('an id that another protocol’s file has is taken; of another organization’s nobody is told', async () => {
  const photo = buildAnnouncement('photo', jpegBytes())
  const { property } = await buildProcess(db)
  const stranger = await buildUser(db, { organizationId: property.organizationId })
  const theirs = await buildDraft(db, property)
  expect((await postAs(app, stranger, `/api/abnahmeprotokolle/${theirs.id}/files`, photo)).status).toBe(201)
  expect(await readError(await announce(photo))).toMatchObject({ status: 404 })
})

test('what is drawn on a photo that is kept stays: another drawing is another photo', async () => {
  const bytes = jpegBytes()
  const drawing = [{ kind: 'circle', center: { x: 0.5, y: 0.5 }, radius: 0.1 }]
  const photo = { ...buildAnnouncement('photo', bytes), drawing }
  await announce(photo)
  await send(photo.id, 0, bytes)
  const other = { ...photo, drawing: [] }
  expect(await readError(await announce(other))).toMatchObject({ status: 409, code: 'DOCUMENT_CONFLICT' })
  expect(await readData(protocolFile, await announce(photo))).toMatchObject({ drawing })
  expect((await announce({ ...other, id: newId() })).status).toBe(201)
})

test.each([
  ['a page', 'photo', htmlBytes()],
  ['a PDF', 'photo', pdfBytes(200)],
  ['a photo', 'pdf', jpegBytes()],
] as const)('%s sent as a %s is refused, and nothing of it stays', async (_, kind, bytes) => {
  const file = buildAnnouncement(kind, bytes)
  await announce(file)
  expect(await readError(await send(file.id, 0, bytes))).toMatchObject({ status: 415 })
  expect(await offsetOf(file.id)).toBe(0)
  expect((await rowOf(file.id))?.storedAt).toBeNull()
})

test('bytes that are others than announced are refused', async () => {
  const file = buildAnnouncement('pdf', pdfBytes(200), { sha256: 'a'.repeat(64) })
  await announce(file)
  expect(await readError(await send(file.id, 0, pdfBytes(200)))).toMatchObject({ code: 'UPLOAD_MISMATCH' })
})

test('a protocol takes 200 photos, 300 of them at most, and none that is too large', async () => {
  const { organizationId, id: protocolId } = protocol
  const photos = (count: number) =>
    Array.from({ length: count }, () => ({ ...buildAnnouncement('photo', jpegBytes()), organizationId, protocolId }))
  await db.insert(protocolFiles).values(photos(200))
  expect((await announce(buildAnnouncement('photo', jpegBytes()))).status).toBe(201)
  await db.insert(protocolFiles).values(photos(MAX_PROTOCOL_PHOTOS - 201))
  expect(await readError(await announce(buildAnnouncement('photo', jpegBytes())))).toMatchObject({
    status: 409,
    code: 'PROTOCOL_LIMIT_REACHED',
  })
  expect((await announce(buildAnnouncement('pdf', pdfBytes(200)))).status).toBe(201)
  const large = buildAnnouncement('pdf', pdfBytes(200), { size: MAX_PROTOCOL_FILE_BYTES + 1 })
  expect(await readError(await announce(large))).toMatchObject({ status: 413 })
})

test('a protocol takes 2 GB and no more', async () => {
  const { organizationId, id: protocolId } = protocol
  const large = Array.from({ length: 51 }, () => ({
    ...buildAnnouncement('photo', jpegBytes(), { size: MAX_PROTOCOL_FILE_BYTES }),
    organizationId,
    protocolId,
  }))
  await db.insert(protocolFiles).values(large)
  const one = buildAnnouncement('photo', jpegBytes(), { size: MAX_PROTOCOL_FILE_BYTES })
  expect(await readError(await announce(one))).toMatchObject({ code: 'PROTOCOL_LIMIT_REACHED' })
})

test('nothing is added to a signed protocol, nor drawn on its photos', async () => {
  protocol = await buildSigned(deps, property)
  expect(await readError(await announce(buildAnnouncement('photo', jpegBytes())))).toMatchObject({
    code: 'PROTOCOL_SIGNED',
  })
})

test('files that were announced and never came are removed after the period, with their pieces; stored ones never', async () => {
  const signed = await buildSigned(deps, property)
  const photo = buildAnnouncement('photo', jpegBytes())
  await announce(photo)
  await send(photo.id, 0, jpegBytes().slice(0, 7))
  const key = fileKey({ id: photo.id, protocolId: protocol.id })
  clock = new Date('2027-04-10T12:00:00Z')
  await removeAbandonedFiles({ ...deps, hours: 45 * 24 })
  expect(await deps.storage.arrived(key)).toBe(7)
  clock = new Date('2027-04-16T12:00:00Z')
  await removeAbandonedFiles({ ...deps, hours: 45 * 24 })
  expect(await rowOf(photo.id)).toBeUndefined()
  expect(await deps.storage.arrived(key)).toBe(0)
  expect(await db.$count(protocolFiles, eq(protocolFiles.protocolId, signed.id))).toBe(2)
})

test('what a crash left of a deleted protocol is removed by the cleaner', async () => {
  const key = fileKey({ id: newId(), protocolId: protocol.id })
  await deps.storage.write(key, new Blob([jpegBytes()]).stream(), 1000, () => {})
  await openScope(deps, callerOf(manager)).transaction((scoped) => scoped.discardObjects([key]))
  await removeAbandonedFiles({ ...deps, hours: 0 })
  expect(await deps.storage.stat(key)).toBeUndefined()
})

test('photos stop before the disk has no room for what was submitted, go on later, and are never more than an organization may announce', async () => {
  const bytes = jpegBytes()
  let hasRoom = true
  const place = await mkdtemp(path.join(tmpdir(), 'einzug-files-'))
  const storage = createDiskStorage(place, {
    room: { free: () => undefined, has: (kept) => kept !== 'file' || hasRoom },
  })
  const limits = { everybody: 3 * bytes.length, client: 1 }
  const tight = createApp({ ...deps, storage, unsubmitted: countUnsubmitted(limits) })
  const sendTight = (id: string, offset: number) =>
    patchBytes(tight, `${filesPath()}/${id}`, offset, bytes.slice(offset), as(manager))
  const photo = buildAnnouncement('photo', bytes)
  expect((await postAs(tight, manager, filesPath(), photo)).status).toBe(201)
  hasRoom = false
  const refused = await sendTight(photo.id, 0)
  expect(refused.headers.get('retry-after')).toBe('60')
  expect(await readError(refused)).toMatchObject({ status: 503, code: 'UPLOADS_PAUSED' })
  hasRoom = true
  expect((await sendTight(photo.id, 0)).status).toBe(204)

  await db.delete(protocolFiles).where(isNull(protocolFiles.storedAt))
  const statuses = []
  for (let times = 0; times < 4; times += 1) {
    statuses.push((await postAs(tight, manager, filesPath(), buildAnnouncement('photo', bytes))).status)
  }
  expect(statuses).toEqual([201, 201, 201, 503])
  await rm(place, { recursive: true })
})
