import { eq } from 'drizzle-orm'
import { protocolRooms } from '#server/db/handover-schema.ts'
import { publicProtocolRoom, type RoomRow } from '#server/feed/rows/public-protocol.ts'
import { AppError } from '#server/http/app-error.ts'
import type { Outcome } from '#server/scope/idempotency.ts'
import type { Scope } from '#server/scope/scope.ts'
import type { ScopedTransaction } from '#server/scope/scoped-transaction.ts'
import { canonicalJson } from '#shared/canonical-json.ts'
import type { ProtocolRoom, RoomContent } from '#shared/handover/room/room.ts'
import { lockDraft } from './draft.ts'

interface Place {
  /** Of the protocol. */
  id: string
  roomId: string
  /** 0 for a room that is new. */
  seenVersion: number | undefined
}

/**
 * Makes a room, or changes it as one piece; other rooms of the protocol do not matter to it. What it says already changes
 * nothing, whoever wrote it.
 * @throws AppError NOT_FOUND, also for a room that was seen and is gone; PROTOCOL_SIGNED; EDIT_CONFLICT when somebody else
 * changed this room after the version that was seen
 */
export const putRoom = (
  scope: Scope,
  { id: protocolId, roomId, content, seenVersion }: Place & { content: RoomContent },
): Promise<Outcome<ProtocolRoom>> =>
  scope.command(async (scoped) => {
    const { organizationId } = await lockDraft(scoped, protocolId)
    const before = await findRoom(scoped, protocolId, roomId)
    if (!before) {
      if (seenVersion !== undefined && seenVersion !== 0) throw new AppError('NOT_FOUND')
      const added = await scoped.insert(protocolRooms, { id: roomId, organizationId, protocolId, content })
      // The id is a room's of another protocol.
      if (!added) throw new AppError('NOT_FOUND')
      return { data: publicProtocolRoom(added) }
    }
    if (canonicalJson(before.content) === canonicalJson(content)) return { data: publicProtocolRoom(before) }
    await checkSeen(scoped, before, seenVersion)
    return { data: publicProtocolRoom(await scoped.update(protocolRooms, roomId, { content })) }
  })

/** One that is not there, or not any more, needs no removing. @throws AppError as `putRoom` */
export const removeRoom = (
  scope: Scope,
  { id: protocolId, roomId, seenVersion }: Place,
): Promise<Outcome<{ id: string }>> =>
  scope.command(async (scoped) => {
    await lockDraft(scoped, protocolId)
    const room = await findRoom(scoped, protocolId, roomId)
    if (room) {
      await checkSeen(scoped, room, seenVersion)
      await scoped.remove(protocolRooms, roomId)
    }
    return { data: { id: roomId } }
  })

/** All rooms of a protocol. */
export const roomsOf = (rows: Pick<ScopedTransaction, 'select'>, protocolId: string): Promise<RoomRow[]> =>
  rows.select(protocolRooms, { where: eq(protocolRooms.protocolId, protocolId), orderBy: [protocolRooms.id] })

async function findRoom(scoped: ScopedTransaction, protocolId: string, roomId: string): Promise<RoomRow | undefined> {
  const where = eq(protocolRooms.id, roomId)
  const [room] = await scoped.select(protocolRooms, { where, orderBy: [protocolRooms.id] })
  return room?.protocolId === protocolId ? room : undefined
}

async function checkSeen(scoped: ScopedTransaction, room: RoomRow, seenVersion: number | undefined): Promise<void> {
  if (seenVersion === undefined || seenVersion === room.version) return
  throw new AppError('EDIT_CONFLICT', { current: await scoped.currentState(room) })
}
