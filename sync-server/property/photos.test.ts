import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { propertyPhotos } from '#server/db/photo-schema.ts'
import { activities } from '#server/db/schema.ts'
import { removeAbandonedFiles } from '#server/handover/abandoned-files.ts'
import type { PropertyRow } from '#server/process/store.ts'
import { getAs, postAs, putAs, readData } from '#server/testing/admin-requests.ts'
import { buildProcess } from '#server/testing/build/build.ts'
import { buildPhoto, buildPhotoAnnouncement } from '#server/testing/build/build-managed-records.ts'
import { buildUser, type UserRow } from '#server/testing/build/build-people.ts'
import { jpegBytes, pdfBytes } from '#server/testing/build/files.ts'
import { as } from '#server/testing/caller-in-header.ts'
import { askProgress, patchBytes, readError } from '#server/testing/requests.ts'
import { setupTestApp } from '#server/testing/test-app.ts'
import { newId } from '#shared/ids.ts'
import { MAX_PROPERTY_PHOTO_BYTES, MAX_PROPERTY_PHOTOS, propertyPhoto } from '#shared/property/photo/photo.ts'
import { photoKey } from './photo-files.ts'

let clock = new Date('2027-03-01T12:00:00Z')
const { app, db, deps, close } = await setupTestApp({ now: () => clock })
afterAll(close)

let property: PropertyRow
let manager: UserRow
beforeEach(async () => {
  clock = new Date('2027-03-01T12:00:00Z')
  ;({ property } = await buildProcess(db))
  manager = await buildUser(db, { organizationId: property.organizationId })
})

const photosPath = () => `/api/rent-objects/${property.id}/photos`
const announce = (body: unknown) => postAs(app, manager, photosPath(), body)
const send = (id: string, offset: number, bytes: Uint8Array<ArrayBuffer>) =>
  patchBytes(app, `${photosPath()}/${id}`, offset, bytes, as(manager))
const change = (id: string, body: unknown) => putAs(app, manager, `${photosPath()}/${id}`, body)
const rowOf = async (id: string) => (await db.select().from(propertyPhotos).where(eq(propertyPhotos.id, id)))[0]

test('who adds a photo, removes it and brings it back is in the log, once each; where it stands is no line', async () => {
  const photo = buildPhotoAnnouncement()
  for (let i = 0; i < 2; i += 1) await announce(photo)
  for (const body of [{ place: 7 }, { isRemoved: true }, { isRemoved: true }, { isRemoved: false }]) {
    expect((await change(photo.id, body)).status).toBe(200)
  }
  const lines = await db.select().from(activities).where(eq(activities.recordId, property.id)).orderBy(activities.id)
  expect(lines.map(({ kind, actorId, recordName }) => [kind, actorId, recordName])).toEqual(
    ['photo_added', 'photo_removed', 'photo_added'].map((kind) => [kind, manager.id, property.name]),
  )
})

test('a photo of a home arrives in pieces, and is its organization’s alone', async () => {
  const bytes = jpegBytes()
  const photo = buildPhotoAnnouncement(bytes)
  expect((await announce(photo)).status).toBe(201)
  expect((await announce(photo)).status).toBe(200)
  expect((await send(photo.id, 0, bytes.slice(0, 7))).status).toBe(204)
  const progress = await askProgress(app, `${photosPath()}/${photo.id}`, as(manager))
  expect(progress.headers.get('Upload-Offset')).toBe('7')
  expect((await send(photo.id, 7, bytes.slice(7))).status).toBe(204)
  const download = await getAs(app, manager, `${photosPath()}/${photo.id}`)
  expect(new Uint8Array(await download.arrayBuffer())).toEqual(bytes)
  expect(download.headers.get('content-disposition')).toMatch(/^attachment/)
  expect(download.headers.get('cache-control')).toBe('no-store')
  expect((await app.request(`${photosPath()}/${photo.id}`)).status).toBe(401)
  const { process } = await buildProcess(db)
  const stranger = await buildUser(db, { organizationId: process.organizationId })
  expect((await getAs(app, stranger, `${photosPath()}/${photo.id}`)).status).toBe(404)
  const elsewhere = await buildProcess(db, {}, { organizationId: property.organizationId })
  const path = `/api/rent-objects/${elsewhere.property.id}/photos/${photo.id}`
  expect((await getAs(app, manager, path)).status).toBe(404)
})

test('what is no photo, is too large, or is other than announced is refused', async () => {
  const noPhoto = buildPhotoAnnouncement(pdfBytes(200))
  await announce(noPhoto)
  expect(await readError(await send(noPhoto.id, 0, pdfBytes(200)))).toMatchObject({ status: 415 })
  expect((await rowOf(noPhoto.id))?.storedAt).toBeNull()
  const large = buildPhotoAnnouncement(jpegBytes(), { size: MAX_PROPERTY_PHOTO_BYTES + 1 })
  expect(await readError(await announce(large))).toMatchObject({ status: 413 })
  const other = { ...noPhoto, sha256: 'a'.repeat(64) }
  expect(await readError(await announce(other))).toMatchObject({ status: 409, code: 'DOCUMENT_CONFLICT' })
})

test('a home takes 20 photos: one that was removed leaves room, and comes back only where there is some', async () => {
  const [first] = await Promise.all(
    Array.from({ length: MAX_PROPERTY_PHOTOS }, (_, at) => buildPhoto(deps, property, { place: at })),
  )
  const full = { status: 409, code: 'PHOTO_LIMIT_REACHED' }
  expect(await readError(await announce(buildPhotoAnnouncement()))).toMatchObject(full)
  expect((await change(first?.id ?? '', { isRemoved: true })).status).toBe(200)
  const more = await readData(propertyPhoto, await announce(buildPhotoAnnouncement()))
  expect(more.place).toBe(MAX_PROPERTY_PHOTOS)
  expect(await readError(await change(first?.id ?? '', { isRemoved: false }))).toMatchObject(full)
  expect(await db.$count(propertyPhotos, eq(propertyPhotos.propertyId, property.id))).toBe(MAX_PROPERTY_PHOTOS + 1)
})

test('where a photo stands and whether it is removed are said apart, and again without an effect', async () => {
  const { id, version } = await buildPhoto(deps, property)
  const moved = await readData(propertyPhoto, await change(id, { place: -1 }))
  expect(moved).toMatchObject({ place: -1, isRemoved: false, version: version + 1 })
  const removed = await readData(propertyPhoto, await change(id, { isRemoved: true }))
  expect(removed).toMatchObject({ place: -1, isRemoved: true })
  expect(await readData(propertyPhoto, await change(id, { isRemoved: true }))).toEqual(removed)
  expect(await readError(await change(newId(), { isRemoved: true }))).toMatchObject({ status: 404 })
  expect(await readError(await change(id, { place: 0.5 }))).toMatchObject({ status: 422, paths: ['place'] })
})

test('a removed photo can be brought back for a day, and is then erased with its bytes; another one stays', async () => {
  const [gone, stays] = [await buildPhoto(deps, property), await buildPhoto(deps, property)]
  await change(gone.id, { isRemoved: true })
  clock = new Date('2027-03-02T11:00:00Z')
  await removeAbandonedFiles({ ...deps, hours: 0 })
  expect(await rowOf(gone.id)).toBeDefined()
  clock = new Date('2027-03-02T13:00:00Z')
  await removeAbandonedFiles({ ...deps, hours: 0 })
  expect(await rowOf(gone.id)).toBeUndefined()
  expect(await deps.storage.stat(photoKey(gone))).toBeUndefined()
  expect(await rowOf(stays.id)).toBeDefined()
  expect(await deps.storage.stat(photoKey(stays))).toBeDefined()
})

test('a photo that was announced and never came is removed after the period', async () => {
  const photo = buildPhotoAnnouncement()
  await announce(photo)
  await send(photo.id, 0, jpegBytes().slice(0, 7))
  clock = new Date('2027-04-16T12:00:00Z')
  await removeAbandonedFiles({ ...deps, hours: 45 * 24 })
  expect(await rowOf(photo.id)).toBeUndefined()
  expect(await deps.storage.arrived(photoKey({ propertyId: property.id, id: photo.id }))).toBe(0)
})
