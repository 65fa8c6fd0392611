import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { prepareDemoData } from '#server/db/demo/prepare-demo-data.ts'
import { handoverProtocols, protocolFiles, protocolRooms } from '#server/db/handover-schema.ts'
import { applicationNotes } from '#server/db/note-schema.ts'
import { propertyPhotos } from '#server/db/photo-schema.ts'
import { applicationProcesses, applications, properties, rentChanges, residents } from '#server/db/schema.ts'
import { views } from '#server/db/view-schema.ts'
import { createDiskStorage } from '#server/document/storage/disk-storage.ts'
import { buildProcess } from '#server/testing/build/build.ts'
import { buildManagedRecords } from '#server/testing/build/build-managed-records.ts'
import { buildUser } from '#server/testing/build/build-people.ts'
import { createTestDatabase } from '#server/testing/database.ts'
import { type Entity, feedRecords } from '#shared/feed/feed.ts'
import { publicApplication, publicNote } from './public-application.ts'
import { publicProcess } from './public-process.ts'
import { publicProperty, publicPropertyPhoto, publicRentChange } from './public-property.ts'
import { publicProtocol, publicProtocolFile, publicProtocolRoom } from './public-protocol.ts'
import { publicResident } from './public-resident.ts'
import { publicView } from './public-view.ts'

const { db, close } = await createTestDatabase()
const directory = await mkdtemp(path.join(tmpdir(), 'einzug-feed-rows-'))
const storage = createDiskStorage(directory)
afterAll(async () => {
  await close()
  await rm(directory, { recursive: true })
})

beforeAll(async () => {
  await prepareDemoData({ db, storage, now: () => new Date() })
  const built = await buildProcess(db)
  const { id: authorId } = await buildUser(db, { organizationId: built.process.organizationId })
  await buildManagedRecords({ db, storage }, { ...built, authorId })
})

const read: Record<Entity, () => Promise<unknown[]>> = {
  property: async () => (await db.select().from(properties)).map(publicProperty),
  rent_change: async () => (await db.select().from(rentChanges)).map(publicRentChange),
  resident: async () => (await db.select().from(residents)).map(publicResident),
  process: async () => (await db.select().from(applicationProcesses)).map(publicProcess),
  application: async () => (await db.select().from(applications)).map(publicApplication),
  note: async () => (await db.select().from(applicationNotes)).map(publicNote),
  protocol: async () => (await db.select().from(handoverProtocols)).map(publicProtocol),
  protocol_room: async () => (await db.select().from(protocolRooms)).map(publicProtocolRoom),
  protocol_file: async () => (await db.select().from(protocolFiles)).map(publicProtocolFile),
  property_photo: async () => (await db.select().from(propertyPhotos)).map(publicPropertyPhoto),
  view: async () => (await db.select().from(views)).map(publicView),
}

test.each(Object.keys(feedRecords) as Entity[])(
  'every %s is what managers are told of one, and nothing more',
  async (entity) => {
    const records = await read[entity]()
    expect(records.length).toBeGreaterThan(0)
    for (const record of records) expect(z.parse(z.strictObject(feedRecords[entity].shape), record)).toEqual(record)
  },
)

test('a document of an application has its name, type and size as they were stored', async () => {
  const documents = (await db.select().from(applications))
    .map(publicApplication)
    .flatMap(({ mainRenters }) => mainRenters.flatMap((renter) => renter.documents))
  expect(documents.length).toBeGreaterThan(5)
  for (const { originalName, contentType, size, isStored } of documents) {
    expect(originalName).toMatch(/\.\w{3,4}$/)
    expect(contentType).toMatch(/^(application|image)\//)
    expect(size).toBeGreaterThan(0)
    expect(isStored).toBe(true)
  }
})
