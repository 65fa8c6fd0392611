import { type ProtocolRow, publicProtocol } from '#server/feed/rows/public-protocol.ts'
import type { ProtocolOnWire } from '#shared/handover/contract.ts'
import { writeParticipants } from '#shared/handover/participants.ts'

/** As the documented calls answer it. */
export const asOnWire = (row: ProtocolRow): ProtocolOnWire => ({
  ...publicProtocol(row),
  participants: writeParticipants(row.participants),
})
