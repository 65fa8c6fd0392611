import { createHash } from 'node:crypto'
import { handoverProtocols, protocolFiles, protocolRooms } from '#server/db/handover-schema.ts'
import type { Db } from '#server/deps.ts'
import type { DocumentStorage } from '#server/document/storage/document-storage.ts'
import {
  type FileRow,
  type ProtocolRow,
  publicProtocol,
  publicProtocolRoom,
  type RoomRow,
} from '#server/feed/rows/public-protocol.ts'
import { fileKey } from '#server/handover/protocol-files.ts'
import type { PropertyRow } from '#server/process/store.ts'
import { canonicalContent } from '#shared/handover/canonical-content.ts'
import { MAX_PROTOCOL_FILE_BYTES, type ProtocolFileKind } from '#shared/handover/file.ts'
import { protocolContent } from '#shared/handover/protocol.ts'
import { photosOf } from '#shared/handover/ready-to-sign.ts'
import { roomContent } from '#shared/handover/room/room.ts'
import { sealOf } from '#shared/handover/sign/seal.ts'
import type { Signing } from '#shared/handover/sign/signing.ts'
import { buildParty } from '#shared/handover/testing/build-protocol.ts'
import { newId } from '#shared/ids.ts'
import { jpegBytes, pdfBytes } from './files.ts'

interface Place {
  db: Db
  storage: DocumentStorage
}
type Property = Pick<PropertyRow, 'id' | 'organizationId'>

export async function buildDraft(
  db: Db,
  { id: propertyId, organizationId }: Property,
  changes: Partial<ProtocolRow> = {},
): Promise<ProtocolRow> {
  const content = protocolContent.parse({ date: '2027-01-15', parties: [buildParty()] })
  const row = { id: newId(), organizationId, propertyId, date: '2027-01-15', participants: ['Anna Alt'], content }
  const [protocol] = await db
    .insert(handoverProtocols)
    .values({ ...row, ...changes })
    .returning()
  if (!protocol) throw new Error('the protocol was not stored')
  return protocol
}

const hashOf = (text: string | Uint8Array): string => createHash('sha256').update(text).digest('hex')

/** As it is announced. */
export const buildAnnouncement = (
  kind: ProtocolFileKind,
  bytes: Uint8Array,
  changes: Record<string, unknown> = {},
) => ({
  id: newId(),
  kind,
  size: bytes.length,
  sha256: hashOf(bytes),
  takenAt: kind === 'photo' ? '2027-01-15T10:00:00+01:00' : null,
  drawing: null,
  ...changes,
})

/** A file that has arrived. */
async function buildFile(
  { db, storage }: Place,
  { id: protocolId, organizationId }: Pick<ProtocolRow, 'id' | 'organizationId'>,
  kind: ProtocolFileKind,
): Promise<FileRow> {
  const bytes = kind === 'photo' ? jpegBytes() : pdfBytes(300)
  const announced = buildAnnouncement(kind, bytes)
  await storage.write(
    fileKey({ ...announced, protocolId }),
    new Blob([bytes]).stream(),
    MAX_PROTOCOL_FILE_BYTES,
    () => {},
  )
  const row = { ...announced, organizationId, protocolId, storedAt: new Date() }
  const [file] = await db.insert(protocolFiles).values(row).returning()
  if (!file) throw new Error('the file was not stored')
  return file
}

/** A draft with a room, a photo and its PDF, and how its party signs it. */
export async function buildReadyToSign(place: Place, property: Property, changes: Partial<ProtocolRow> = {}) {
  const protocol = await buildDraft(place.db, property, changes)
  const photo = await buildFile(place, protocol, 'photo')
  const pdf = await buildFile(place, protocol, 'pdf')
  const content = roomContent.parse({ name: 'Küche', position: 1, coverage: 'inspected', photoIds: [photo.id] })
  const { id: protocolId, organizationId } = protocol
  const [room] = await place.db
    .insert(protocolRooms)
    .values({ id: newId(), organizationId, protocolId, content })
    .returning()
  if (!room) throw new Error('the room was not stored')
  return { protocol, room, photo, pdf, signing: buildSigning(protocol, [room], [photo, pdf]) }
}

/** What its parties' device sends when all of them have signed what stands in these rows. */
export function buildSigning(
  protocol: ProtocolRow,
  roomRows: readonly RoomRow[],
  files: readonly FileRow[],
  property = { name: 'Haus am See', address: 'Seestrasse 12, 8002 Zürich' },
): Signing {
  const rooms = roomRows.map(publicProtocolRoom)
  const shown = photosOf(protocol.content, rooms)
  const said = {
    property,
    statements: protocol.content.parties.map(({ id: partyId }) => ({
      statement: 'state_record_only' as const,
      partyId,
      text: 'Dieses Protokoll hält den Zustand fest.',
    })),
    photoHashes: Object.fromEntries(files.filter(({ id }) => shown.includes(id)).map(({ id, sha256 }) => [id, sha256])),
  }
  const contentHash = hashOf(canonicalContent({ protocol: publicProtocol(protocol), rooms, ...said }))
  const pdf = files.find(({ kind }) => kind === 'pdf')
  if (!pdf) throw new Error('a protocol is signed with its PDF')
  const strokes = [Array.from({ length: 20 }, (_, at) => ({ x: at / 40, y: 0.2 + (at % 2) * 0.05, t: at * 16 }))]
  return {
    contentHash,
    ...said,
    signatures: protocol.content.parties.map(({ id: partyId, name }) => ({
      partyId,
      name,
      outcome: 'signed',
      reason: '',
      witness: '',
      strokes,
      picture: 'iVBORw0KGgo=',
      contentHash,
      signedAt: '2027-01-15T11:00:00+01:00',
    })),
    pdf: { id: pdf.id, sha256: pdf.sha256, size: pdf.size },
  }
}

/** A protocol that was signed, as the calls leave it. */
export async function buildSigned(place: Place, property: Property): Promise<ProtocolRow> {
  const ready = await buildReadyToSign(place, property)
  const { contentHash } = ready.signing
  const { signing } = ready
  const signedAt = new Date()
  const signed = { status: 'signed' as const, contentHash, signedAt, signing, seal: sealOf(signing, signedAt) }
  const row = { ...ready.protocol, ...signed }
  await place.db.insert(handoverProtocols).values(row).onConflictDoUpdate({ target: handoverProtocols.id, set: signed })
  return row
}

/** Of each kind one that the calls of the contract can be made with. */
export async function buildHandover(place: Place, property: Property) {
  const { protocol, room, photo } = await buildReadyToSign(place, property)
  const toSign = await buildReadyToSign(place, property)
  const drafts = await Promise.all(Array.from({ length: 10 }, () => buildDraft(place.db, property)))
  return {
    protocolId: protocol.id,
    roomId: room.id,
    photo: { id: photo.id, size: photo.size },
    toSign: { id: toSign.protocol.id, signing: toSign.signing },
    signedId: (await buildSigned(place, property)).id,
    toVoidId: (await buildSigned(place, property)).id,
    /** Each can be deleted once: taken from the end. */
    draftIds: drafts.map(({ id }) => id),
  }
}

/** Ids that nobody has. */
export const nobodysHandover = ({ toSign }: Awaited<ReturnType<typeof buildHandover>>) => ({
  protocolId: newId(),
  roomId: newId(),
  photo: { id: newId(), size: 1 },
  toSign: { id: newId(), signing: toSign.signing },
  signedId: newId(),
  toVoidId: newId(),
  draftIds: Array.from({ length: 10 }, newId),
})
