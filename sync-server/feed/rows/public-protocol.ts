import type { handoverProtocols, protocolFiles, protocolRooms } from '#server/db/handover-schema.ts'
import { protocolFile } from '#shared/handover/file.ts'
import { handoverProtocol } from '#shared/handover/protocol.ts'
import { protocolRoom } from '#shared/handover/room/room.ts'
import { publisher } from './publisher.ts'

export type ProtocolRow = typeof handoverProtocols.$inferSelect
export type RoomRow = typeof protocolRooms.$inferSelect
export type FileRow = typeof protocolFiles.$inferSelect

export const publicProtocol = publisher(handoverProtocol)

export const publicProtocolRoom = publisher(protocolRoom)

export const publicProtocolFile = publisher(protocolFile)
