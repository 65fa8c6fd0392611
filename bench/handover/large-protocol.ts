import { handoverProtocols, protocolFiles, protocolRooms } from '#server/db/handover-schema.ts'
import type { Db } from '#server/deps.ts'
import type { DocumentStorage } from '#server/document/storage/document-storage.ts'
import { fileKey } from '#server/handover/protocol-files.ts'
import type { PropertyRow } from '#server/process/store.ts'
import { buildAnnouncement } from '#server/testing/build/build-handover.ts'
import { MAX_PROTOCOL_FILE_BYTES } from '#shared/handover/file.ts'
import { protocolContent } from '#shared/handover/protocol.ts'
import { buildHouse } from '#shared/handover/testing/build-house.ts'
import { buildParty } from '#shared/handover/testing/build-protocol.ts'
import { newId } from '#shared/ids.ts'

const PHOTOS = 60

export interface LargeProtocol {
  id: string
  /** A defect of its first room. */
  first: { roomId: string; defectId: string }
  photoIds: string[]
}

/** A draft of a whole house, with photos whose bytes are all there. */
export async function buildLargeProtocol(
  { db, storage }: { db: Db; storage: DocumentStorage },
  { id: propertyId, organizationId }: Pick<PropertyRow, 'id' | 'organizationId'>,
  photo: Uint8Array<ArrayBuffer>,
): Promise<LargeProtocol> {
  const parties = [buildParty(), buildParty({ role: 'tenant_in', name: 'Nora Neu' })]
  const content = protocolContent.parse({ date: '2027-01-15', parties })
  const protocolId = newId()
  const participants = parties.map(({ name }) => name)
  const protocol = { id: protocolId, organizationId, propertyId, date: content.date, participants, content }
  await db.insert(handoverProtocols).values(protocol)

  const files: ReturnType<typeof buildAnnouncement>[] = []
  while (files.length < PHOTOS) {
    // Each another one: a byte behind the end of a JPEG is nobody's.
    const bytes = new Uint8Array([...photo, files.length])
    const file = buildAnnouncement('photo', bytes)
    await storage.write(fileKey({ ...file, protocolId }), new Blob([bytes]).stream(), MAX_PROTOCOL_FILE_BYTES, () => {})
    files.push(file)
  }
  await db
    .insert(protocolFiles)
    .values(files.map((file) => ({ ...file, organizationId, protocolId, storedAt: new Date() })))

  const photoIds = files.map(({ id }) => id)
  const rooms = buildHouse(photoIds).map((room) => ({ id: newId(), organizationId, protocolId, content: room }))
  await db.insert(protocolRooms).values(rooms)
  const [room] = rooms
  const [defect] = room?.content.defects ?? []
  if (!room || !defect) throw new Error('a protocol has a room with a defect')
  return { id: protocolId, first: { roomId: room.id, defectId: defect.id }, photoIds }
}
