import { eq } from 'drizzle-orm'
import { protocolRooms } from '#server/db/handover-schema.ts'
import type { RoomRow } from '#server/feed/rows/public-protocol.ts'
import type { ScopedTransaction } from '#server/scope/scoped-transaction.ts'

/** All rooms of a protocol. */
export const roomsOf = (rows: Pick<ScopedTransaction, 'select'>, protocolId: string): Promise<RoomRow[]> =>
  rows.select(protocolRooms, { where: eq(protocolRooms.protocolId, protocolId), orderBy: [protocolRooms.id] })
