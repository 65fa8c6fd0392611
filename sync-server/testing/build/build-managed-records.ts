import { applicationNotes } from '#server/db/note-schema.ts'
import { propertyPhotos } from '#server/db/photo-schema.ts'
import { views } from '#server/db/view-schema.ts'
import { documents, residents } from '#server/db/schema.ts'
import type { Db } from '#server/deps.ts'
import type { DocumentStorage } from '#server/document/storage/document-storage.ts'
import type { ProcessRow, PropertyRow } from '#server/process/store.ts'
import { photoKey } from '#server/property/photo-files.ts'
import { MAX_DOCUMENT_BYTES } from '#shared/document/document.ts'
import { documentKey } from '#shared/document/document-key.ts'
import { MAX_PROPERTY_PHOTO_BYTES } from '#shared/property/photo/photo.ts'
import { newId } from '#shared/ids.ts'
import { buildApplication, buildRenter } from './build.ts'
import { buildAnnouncement, buildHandover } from './build-handover.ts'
import { jpegBytes, pdfBytes } from './files.ts'

/** A property as somebody types it. */
export const buildPropertyForm = (changes: Record<string, unknown> = {}) => ({
  name: 'Haus am Park',
  address: 'Parkweg 3, 3011 Bern',
  rooms: 4.5,
  propertyType: 'house',
  squareMeters: 120,
  country: 'CH',
  baseRent: 2900,
  sideCosts: 300,
  ...changes,
})

/** A resident as somebody types them. */
export const buildResidentForm = (changes: Record<string, unknown> = {}) => ({
  firstName: 'Zoé',
  lastName: 'Abele',
  email: 'zoe@abele.test',
  phone: '+41 79 000 00 00',
  nationality: 'CH',
  moveInDate: '2027-02-01',
  profession: { profession: 'Lehrerin', employmentStatus: 'employed', grossSalary: "6'000 CHF", netIncome: '' },
  ...changes,
})

export async function buildResident(
  db: Db,
  property: Pick<PropertyRow, 'id' | 'organizationId'>,
  changes: Partial<typeof residents.$inferInsert> = {},
): Promise<typeof residents.$inferSelect> {
  const person = { firstName: 'Urs', lastName: 'Altmieter', email: 'urs@altmieter.test', moveInDate: '2020-04-01' }
  const belonging = { id: newId(), organizationId: property.organizationId, propertyId: property.id }
  const [resident] = await db
    .insert(residents)
    .values({ ...belonging, ...person, ...changes })
    .returning()
  if (!resident) throw new Error('the resident was not stored')
  return resident
}

/** A stored document, as the renter who sent it lists it. */
export async function buildDocument(
  { db, storage }: { db: Db; storage: DocumentStorage },
  process: ProcessRow,
  place: { applicationId: string; mainRenterId: string },
  originalName = 'Lohnausweis.pdf',
) {
  const id = newId()
  const bytes = pdfBytes(200)
  const key = documentKey({ applicationId: place.applicationId, id })
  const { size, sha256 } = await storage.write(key, new Blob([bytes]).stream(), MAX_DOCUMENT_BYTES, () => {})
  const { organizationId, id: processId } = process
  const described = { id, type: 'proof_of_income' as const, originalName, size, sha256 }
  const contentType = 'application/pdf'
  const arrived = { storedAt: new Date(), listedAt: new Date() }
  const row = { ...described, ...place, organizationId, processId, contentType, ...arrived }
  await db.insert(documents).values(row)
  return { key, bytes, listed: { ...described, name: originalName, mimeType: contentType, filePath: key } }
}

/** As it is announced. */
export function buildPhotoAnnouncement(bytes: Uint8Array = jpegBytes(), changes: Record<string, unknown> = {}) {
  const { kind: _, drawing: __, ...announced } = buildAnnouncement('photo', bytes)
  return { ...announced, ...changes }
}

/** A photo of a property that has arrived. */
export async function buildPhoto(
  { db, storage }: { db: Db; storage: DocumentStorage },
  { id: propertyId, organizationId }: Pick<PropertyRow, 'id' | 'organizationId'>,
  changes: Partial<typeof propertyPhotos.$inferInsert> = {},
): Promise<typeof propertyPhotos.$inferSelect> {
  const bytes = jpegBytes()
  const row = {
    ...buildPhotoAnnouncement(bytes),
    organizationId,
    propertyId,
    place: 1,
    storedAt: new Date(),
    ...changes,
  }
  await storage.write(photoKey(row), new Blob([bytes]).stream(), MAX_PROPERTY_PHOTO_BYTES, () => {})
  const [photo] = await db.insert(propertyPhotos).values(row).returning()
  if (!photo) throw new Error('the photo was not stored')
  return photo
}

/** One of each record that a manager works with. */
export async function buildManagedRecords(
  { db, storage }: { db: Db; storage: DocumentStorage },
  { process, property, authorId }: { process: ProcessRow; property: PropertyRow; authorId: string },
) {
  const [applicationId, renter] = [newId(), buildRenter()]
  const place = { applicationId, mainRenterId: renter.id }
  const { listed } = await buildDocument({ db, storage }, process, place)
  await buildApplication(db, process, { id: applicationId, mainRenters: [{ ...renter, documents: [listed] }] })
  const { id: residentId } = await buildResident(db, property)
  const noteId = newId()
  const note = { id: noteId, organizationId: process.organizationId, applicationId, authorId }
  await db.insert(applicationNotes).values({ ...note, authorName: 'Mona Mustermann', text: 'Passt gut' })
  const photo = await buildPhoto({ db, storage }, property)
  const viewIds = await buildViews(db, process, 10)
  const handover = await buildHandover({ db, storage }, property)
  const ids = { residentId, applicationId, mainRenterId: renter.id, documentId: listed.id, noteId, viewIds }
  return { ...ids, photo, handover }
}

/** @returns their ids */
export async function buildViews(
  db: Db,
  { organizationId }: Pick<ProcessRow, 'organizationId'>,
  count: number,
): Promise<string[]> {
  const rows = Array.from({ length: count }, (_, at) => ({
    id: newId(),
    organizationId,
    name: `Ansicht ${at}`,
    query: '',
  }))
  await db.insert(views).values(rows)
  return rows.map(({ id }) => id)
}
