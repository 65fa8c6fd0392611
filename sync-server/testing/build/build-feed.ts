import { protocolFiles, protocolRooms } from '#server/db/handover-schema.ts'
import { applicationNotes } from '#server/db/note-schema.ts'
import { propertyPhotos } from '#server/db/photo-schema.ts'
import { rentChanges, residents } from '#server/db/schema.ts'
import type { Db } from '#server/deps.ts'
import { roomContent } from '#shared/handover/room/room.ts'
import { newId } from '#shared/ids.ts'
import { buildApplication, buildProcess } from './build.ts'
import { buildAnnouncement, buildDraft } from './build-handover.ts'
import { buildPhotoAnnouncement, buildViews } from './build-managed-records.ts'
import { buildUser } from './build-people.ts'
import { jpegBytes } from './files.ts'

/** An organization with one record of each kind that the feed holds, and its manager. */
export async function buildFeed(db: Db) {
  const feed = await buildFirstFeed(db)
  const { organizationId } = feed
  const { id: protocolId } = await buildDraft(db, feed.property)
  const belonging = { organizationId, protocolId }
  const content = roomContent.parse({ name: 'Küche', position: 1, coverage: null })
  await db.insert(protocolRooms).values({ id: newId(), ...belonging, content })
  await db.insert(protocolFiles).values({ ...buildAnnouncement('photo', jpegBytes()), ...belonging })
  const photo = { ...buildPhotoAnnouncement(), organizationId, propertyId: feed.property.id, place: 1 }
  await db.insert(propertyPhotos).values(photo)
  await buildViews(db, feed.property, 1)
  return feed
}

/** Without what the feed learned later. */
export async function buildFirstFeed(db: Db) {
  const { process, property } = await buildProcess(db)
  const { organizationId } = process
  const manager = await buildUser(db, { organizationId })
  const application = await buildApplication(db, process)
  const rent = { id: newId(), organizationId, propertyId: property.id, baseRent: 2400, sideCosts: 200 }
  await db.insert(rentChanges).values({ ...rent, changeDate: '2026-01-01' })
  const person = { firstName: 'Ana', lastName: 'Čapková', email: 'ana@muster.test', moveInDate: '2024-05-01' }
  await db.insert(residents).values({ id: newId(), organizationId, propertyId: property.id, ...person })
  const author = { authorId: manager.id, authorName: 'Mona Mustermann' }
  await db
    .insert(applicationNotes)
    .values({ id: newId(), organizationId, applicationId: application.id, ...author, text: 'Ruft am Montag an' })
  return { organizationId, manager, property, process, application }
}
