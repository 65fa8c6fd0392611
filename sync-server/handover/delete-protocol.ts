import { eq } from 'drizzle-orm'
import { AppError } from '#server/app-error.ts'
import { handoverProtocols, protocolFiles, protocolRooms } from '#server/db/handover-schema.ts'
import type { AdminDeps } from '#server/deps.ts'
import { removeGone } from '#server/document/storage/document-storage.ts'
import type { Outcome } from '#server/scope/idempotency.ts'
import type { Scope } from '#server/scope/scope.ts'
import { fileKey } from './protocol-files.ts'
import { noteOf, roomsOf } from './protocol-rows.ts'

/**
 * A draft is gone with everything in it. The bytes go after the transaction; what a crash leaves of them, the cleaner finds.
 * @param seenVersion whoever deletes it saw it so: another one somebody has worked on since
 * @throws AppError NOT_FOUND, PROTOCOL_SIGNED, EDIT_CONFLICT
 */
export async function deleteProtocol(
  scope: Scope,
  storage: Pick<AdminDeps['storage'], 'remove'>,
  { id, seenVersion }: { id: string; seenVersion: number | undefined },
): Promise<Outcome<{ id: string }>> {
  let keys: string[] = []
  const outcome = await scope.command(async (scoped) => {
    const protocol = await scoped.lock(handoverProtocols, id)
    if (protocol.status !== 'draft') throw new AppError('PROTOCOL_SIGNED')
    if (seenVersion !== undefined && seenVersion !== protocol.version) {
      throw new AppError('EDIT_CONFLICT', { current: await scoped.currentState(protocol) })
    }
    const files = await scoped.select(protocolFiles, {
      where: eq(protocolFiles.protocolId, id),
      orderBy: [protocolFiles.id],
    })
    for (const room of await roomsOf(scoped, id)) await scoped.remove(protocolRooms, room.id)
    for (const file of files) await scoped.remove(protocolFiles, file.id)
    await scoped.remove(handoverProtocols, id)
    keys = files.map(fileKey)
    await scoped.discardObjects(keys)
    await noteOf(scoped, 'protocol_deleted', protocol)
    return { data: { id } }
  })
  await removeGone(storage, keys)
  return outcome
}
