import { eq } from 'drizzle-orm'
import { protocolRooms } from '#server/db/handover-schema.ts'
import { properties } from '#server/db/schema.ts'
import { type ProtocolRow, publicProtocol, type RoomRow } from '#server/feed/rows/public-protocol.ts'
import type { ScopedTransaction } from '#server/scope/scoped-transaction.ts'
import type { ActivityKind } from '#shared/activity/activity.ts'
import type { ProtocolOnWire } from '#shared/handover/contract.ts'
import { writeParticipants } from '#shared/handover/participants.ts'

/** Says in the log what became of a protocol, which is called as its property is. */
export async function noteOf(
  scoped: Pick<ScopedTransaction, 'find' | 'note'>,
  kind: ActivityKind,
  { id, organizationId, propertyId }: Pick<ProtocolRow, 'id' | 'organizationId' | 'propertyId'>,
): Promise<void> {
  const { name } = await scoped.find(properties, propertyId)
  await scoped.note({ kind, organizationId, record: { type: 'protocol', id, name } })
}

/** All rooms of a protocol. */
export const roomsOf = (rows: Pick<ScopedTransaction, 'select'>, protocolId: string): Promise<RoomRow[]> =>
  rows.select(protocolRooms, { where: eq(protocolRooms.protocolId, protocolId), orderBy: [protocolRooms.id] })

/** As the documented calls answer it. */
export const asOnWire = (row: ProtocolRow): ProtocolOnWire => ({
  ...publicProtocol(row),
  participants: writeParticipants(row.participants),
})
