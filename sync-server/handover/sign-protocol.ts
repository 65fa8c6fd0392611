import { createHash } from 'node:crypto'
import { AppError } from '#server/app-error.ts'
import { handoverProtocols } from '#server/db/handover-schema.ts'
import { properties } from '#server/db/schema.ts'
import {
  type ProtocolRow,
  publicProtocol,
  publicProtocolRoom,
  type RoomRow,
} from '#server/feed/rows/public-protocol.ts'
import type { Outcome } from '#server/scope/idempotency.ts'
import type { Scope } from '#server/scope/scope.ts'
import type { ScopedTransaction } from '#server/scope/scoped-transaction.ts'
import { canonicalJson } from '#shared/canonical-json.ts'
import type { SentSigning } from '#shared/handover/as-signed.ts'
import { canonicalContent } from '#shared/handover/canonical-content.ts'
import type { ProtocolOnWire } from '#shared/handover/contract.ts'
import { handoverProtocol } from '#shared/handover/protocol.ts'
import { type ProtocolRoom, protocolRoom } from '#shared/handover/room/room.ts'
import { sealOf } from '#shared/handover/sign/seal.ts'
import type { Signing } from '#shared/handover/sign/signing.ts'
import { takesPlaceOf } from '#shared/handover/sign/takes-place.ts'
import { checkFiles, checkSignatures } from './check-signing.ts'
import { asOnWire, noteOf, roomsOf } from './protocol-rows.ts'
import { putAsSigned } from './put-as-signed.ts'

interface Delivery {
  id: string
  sent: SentSigning
  now: Date
}

/**
 * Freezes a protocol with what its parties said, and puts it in the place of the version that it replaces. The same signing
 * again is answered as the first one was, with what was signed or without.
 * @throws AppError NOT_FOUND; PROTOCOL_SIGNED when it was signed otherwise; CONTENT_CHANGED when the server holds something
 * else than what was signed, with who wrote it; FILES_MISSING; VALIDATION_FAILED for who may not be missing; EDIT_CONFLICT when
 * another version took the place of the earlier one
 */
export const signProtocol = (
  scope: Scope,
  { id, sent: { asSigned, ...sent }, now }: Delivery,
): Promise<Outcome<ProtocolOnWire>> =>
  scope.command(async (scoped) => {
    const found = await scoped.lock(handoverProtocols, id)
    if (found.status !== 'draft') return { data: asOnWire(recognise(found, sent)), isReplay: true }
    const isOver = asSigned !== undefined && (await putAsSigned(scoped, found, asSigned))
    const before = isOver ? await scoped.find(handoverProtocols, id) : found
    // Rooms stand still as well: who changes one holds the lock on its protocol.
    const rows = await roomsOf(scoped, id)
    const rooms = rows.map((row) => protocolRoom.parse(publicProtocolRoom(row)))
    if (!isSigned(before, rooms, sent)) {
      throw new AppError('CONTENT_CHANGED', await lastOfOthers(scoped, [before, ...rows]))
    }
    await checkFiles(scoped, before, rooms, sent)
    checkSignatures(before.content, rooms, sent)
    const seal = sealOf(sent, now, await scoped.find(properties, before.propertyId))
    await supersede(scoped, { ...before, seal })
    const { contentHash } = sent
    const signed = { status: 'signed' as const, contentHash, signedAt: now, signing: sent, seal }
    const after = await scoped.update(handoverProtocols, id, signed)
    await noteOf(scoped, isOver ? 'protocol_signed_over' : 'protocol_signed', after)
    return { data: asOnWire(after) }
  })

/** Two devices can sign the same content, each with signatures of its own: only one of them is what was signed. */
function recognise(row: ProtocolRow, sent: Signing): ProtocolRow {
  if (canonicalJson(row.signing) !== canonicalJson(sent)) throw new AppError('PROTOCOL_SIGNED')
  return row
}

/** The server's own word on what was signed. */
function isSigned(
  row: ProtocolRow,
  rooms: readonly ProtocolRoom[],
  { contentHash, property, statements, photoHashes, signatures }: Signing,
): boolean {
  // As every device reads it, also what was written before a field was known.
  const asRead = handoverProtocol.parse(publicProtocol(row))
  const content = canonicalContent({ protocol: asRead, property, rooms, statements, photoHashes })
  const hash = createHash('sha256').update(content).digest('hex')
  return [contentHash, ...signatures.map((each) => each.contentHash)].every((said) => said === hash)
}

/** What somebody else wrote last; nothing where all that is there is one's own, as after a room that somebody removed. */
async function lastOfOthers(scoped: ScopedTransaction, rows: readonly (ProtocolRow | RoomRow)[]) {
  const others = rows.filter(({ changedBy }) => changedBy !== null && changedBy !== scoped.actor.id)
  const [last] = others.toSorted((a, b) => b.updatedAt.getTime() - a.updatedAt.getTime())
  if (!last) return {}
  const { version, changedBy, updatedAt } = last
  return { current: await scoped.currentState({ version, changedBy, updatedAt }) }
}

/** A void one stays void; of two versions that would replace the same one, the first that is signed does. */
async function supersede(scoped: ScopedTransaction, signed: ProtocolRow): Promise<void> {
  if (signed.supersedesId === null) return
  const earlier = await scoped.lock(handoverProtocols, signed.supersedesId)
  if (earlier.status === 'superseded') {
    throw new AppError('EDIT_CONFLICT', { current: await scoped.currentState(earlier) })
  }
  await replace(scoped, earlier, signed)
}

/** And what that one never took the place of. */
async function replace(scoped: ScopedTransaction, earlier: ProtocolRow, signed: ProtocolRow): Promise<void> {
  if (earlier.status === 'superseded') return
  if (earlier.status === 'signed' && takesPlaceOf(earlier, signed)) {
    await scoped.update(handoverProtocols, earlier.id, { status: 'superseded' })
  }
  if (earlier.supersedesId !== null) {
    await replace(scoped, await scoped.lock(handoverProtocols, earlier.supersedesId), signed)
  }
}
