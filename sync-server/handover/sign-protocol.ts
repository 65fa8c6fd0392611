import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { handoverProtocols, type KeptSigning, protocolRooms } from '#server/db/handover-schema.ts'
import { publicProtocol, publicProtocolRoom, type ProtocolRow } from '#server/feed-rows/public-protocol.ts'
import { AppError } from '#server/http/app-error.ts'
import { canonicalJson } from '#server/http/canonical-json.ts'
import type { Outcome } from '#server/scope/once.ts'
import type { Scope } from '#server/scope/scope.ts'
import type { ScopedTransaction } from '#server/scope/scoped-transaction.ts'
import { canonicalContent } from '#shared/handover/canonical-content.ts'
import type { ProtocolOnWire } from '#shared/handover/contract.ts'
import { handoverProtocol } from '#shared/handover/protocol.ts'
import { type ProtocolRoom, protocolRoom } from '#shared/handover/room.ts'
import type { Signing } from '#shared/handover/signing.ts'
import { checkFiles } from './check-files.ts'
import { checkSignatures } from './check-signatures.ts'
import { noteOf } from './draft.ts'
import { asOnWire } from './protocol-on-wire.ts'

interface Delivery {
  id: string
  sent: Signing
  now: Date
}

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Freezes a protocol with what its parties said, and puts it in the place of the version that it replaces. The same signing
 * again is answered as the first one was.
 * @throws AppError NOT_FOUND; PROTOCOL_SIGNED when it was signed otherwise; CONTENT_CHANGED when the server holds something
 * else than what was signed; FILES_MISSING; VALIDATION_FAILED for who may not be missing; EDIT_CONFLICT when another version
 * took the place of the earlier one
 */
export const signProtocol = (scope: Scope, { id, sent, now }: Delivery): Promise<Outcome<ProtocolOnWire>> =>
  scope.command(async (scoped) => {
    const before = await scoped.lock(handoverProtocols, id)
    if (before.status !== 'draft') return { data: asOnWire(recognise(before, sent)), isReplay: true }
    // Rooms stand still as well: who changes one holds the lock on its protocol.
    const where = eq(protocolRooms.protocolId, id)
    const rooms = (await scoped.select(protocolRooms, { where, orderBy: [protocolRooms.id] })).map((row) =>
      protocolRoom.parse(publicProtocolRoom(row)),
    )
    checkHash(before, rooms, sent)
    await checkFiles(scoped, before, rooms, sent)
    checkSignatures(before.content, rooms, sent)
    await supersede(scoped, before)
    const { contentHash } = sent
    const signed = { status: 'signed' as const, contentHash, signedAt: now, signing: keep(sent, now) }
    const after = await scoped.update(handoverProtocols, id, signed)
    await noteOf(scoped, 'protocol_signed', after)
    return { data: asOnWire(after) }
  })

/** Two devices can sign the same content, each with signatures of its own: only one of them is what was signed. */
function recognise(row: ProtocolRow, sent: Signing): ProtocolRow {
  if (canonicalJson(row.signing?.sent) !== canonicalJson(sent)) throw new AppError('PROTOCOL_SIGNED')
  return row
}

/** The server's own word on what was signed. */
function checkHash(
  row: ProtocolRow,
  rooms: readonly ProtocolRoom[],
  { contentHash, property, statements, photoHashes, signatures }: Signing,
): void {
  // As every device reads it, also what was written before a field was known.
  const asRead = handoverProtocol.parse(publicProtocol(row))
  const content = canonicalContent({ protocol: asRead, property, rooms, statements, photoHashes })
  const hash = createHash('sha256').update(content).digest('hex')
  if ([contentHash, ...signatures.map((each) => each.contentHash)].some((said) => said !== hash)) {
    throw new AppError('CONTENT_CHANGED')
  }
}

/** A void one stays void; of two versions that would replace the same one, the first that is signed does. */
async function supersede(scoped: ScopedTransaction, { supersedesId }: ProtocolRow): Promise<void> {
  if (supersedesId === null) return
  const earlier = await scoped.lock(handoverProtocols, supersedesId)
  if (earlier.status === 'superseded') {
    throw new AppError('EDIT_CONFLICT', { current: await scoped.currentState(earlier) })
  }
  if (earlier.status === 'signed') await scoped.update(handoverProtocols, earlier.id, { status: 'superseded' })
}

const keep = (sent: Signing, now: Date): KeptSigning => ({
  sent,
  receivedAt: now.toISOString(),
  timesApart: sent.signatures
    .filter(({ signedAt }) => Math.abs(new Date(signedAt).getTime() - now.getTime()) > DAY_MS)
    .map(({ partyId }) => partyId),
})
