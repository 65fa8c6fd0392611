import { AppError } from '#server/app-error.ts'
import { handoverProtocols, protocolRooms } from '#server/db/handover-schema.ts'
import type { ProtocolRow, RoomRow } from '#server/feed/rows/public-protocol.ts'
import type { ScopedTransaction } from '#server/scope/scoped-transaction.ts'
import { canonicalJson } from '#shared/canonical-json.ts'
import type { AsSigned } from '#shared/handover/as-signed.ts'
import { participantsIn } from '#shared/handover/participants.ts'
import { roomsOf } from './protocol-rows.ts'

/**
 * Puts what people signed in the place of what the draft says now: other rooms go, and what is the same already stays as it is.
 * Whether it is what they signed, the caller finds out of what lies here then, and undoes it all where it is not.
 * @returns whether anything was replaced
 * @throws AppError NOT_FOUND for a room of another protocol
 */
export async function putAsSigned(
  scoped: ScopedTransaction,
  protocol: ProtocolRow,
  { content, rooms }: AsSigned,
): Promise<boolean> {
  const before = await roomsOf(scoped, protocol.id)
  const others = before.filter(({ id }) => rooms.every((room) => room.id !== id))
  const differing = rooms.filter(
    ({ id, content: signed }) => !isSame(before.find((row) => row.id === id)?.content, signed),
  )
  const isOther = !isSame(protocol.content, content)
  if (isOther) {
    const participants = participantsIn(content) ?? protocol.participants
    await scoped.update(handoverProtocols, protocol.id, { content, date: content.date, participants })
  }
  for (const { id } of others) await scoped.remove(protocolRooms, id)
  for (const room of differing) await putRoom(scoped, protocol, before, room)
  return isOther || others.length > 0 || differing.length > 0
}

async function putRoom(
  scoped: ScopedTransaction,
  { id: protocolId, organizationId }: ProtocolRow,
  before: readonly RoomRow[],
  { id, content }: AsSigned['rooms'][number],
): Promise<void> {
  if (before.some((row) => row.id === id)) {
    await scoped.update(protocolRooms, id, { content })
    return
  }
  const added = await scoped.insert(protocolRooms, { id, organizationId, protocolId, content })
  if (!added) throw new AppError('NOT_FOUND')
}

const isSame = (a: unknown, b: unknown) => canonicalJson(a ?? null) === canonicalJson(b)
