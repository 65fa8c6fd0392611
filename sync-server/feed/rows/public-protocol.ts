import type { handoverProtocols, protocolFiles, protocolRooms } from '#server/db/handover-schema.ts'
import type { ProtocolFile } from '#shared/handover/file.ts'
import type { HandoverProtocol } from '#shared/handover/protocol.ts'
import type { ProtocolRoom } from '#shared/handover/room/room.ts'

export type ProtocolRow = typeof handoverProtocols.$inferSelect
export type RoomRow = typeof protocolRooms.$inferSelect
export type FileRow = typeof protocolFiles.$inferSelect

/** Each field is named here, so that a new column stays on the server until somebody publishes it. */
export const publicProtocol = (row: Omit<ProtocolRow, 'signing'>): HandoverProtocol => ({
  id: row.id,
  organizationId: row.organizationId,
  propertyId: row.propertyId,
  date: row.date,
  participants: row.participants,
  status: row.status,
  edition: row.edition,
  supersedesId: row.supersedesId,
  baselineId: row.baselineId,
  content: row.content,
  contentHash: row.contentHash,
  signedAt: row.signedAt?.toISOString() ?? null,
  seal: row.seal,
  voidedBecause: row.voidedBecause,
  version: row.version,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
})

export const publicProtocolRoom = (row: RoomRow): ProtocolRoom => ({
  id: row.id,
  organizationId: row.organizationId,
  protocolId: row.protocolId,
  content: row.content,
  version: row.version,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
})

export const publicProtocolFile = (row: FileRow): ProtocolFile => ({
  id: row.id,
  organizationId: row.organizationId,
  protocolId: row.protocolId,
  kind: row.kind,
  size: row.size,
  sha256: row.sha256,
  takenAt: row.takenAt,
  drawing: row.drawing,
  storedAt: row.storedAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
})
