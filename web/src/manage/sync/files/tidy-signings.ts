import type { ManagerDatabase } from '#web/manage/storage/manager-database.ts'
import { protocolsOf } from '#web/manage/storage/protocol-of.ts'
import { releaseFile } from '#web/manage/storage/reserve-file.ts'
import { readCommands, readRecord } from '#web/manage/sync/commands/read-shown.ts'
import { readShown } from '#web/manage/sync/feed/stored-feed.ts'

/** How far a signing was, and the space set aside for its document, go when the protocol is signed or gone, and nothing waits. */
export async function tidySignings(database: ManagerDatabase): Promise<void> {
  const signings = await database.signings.toArray()
  if (signings.length === 0 || !(await readShown(database))?.isComplete) return
  for (const { protocolId, frozen, isHandedOut } of signings) {
    if (isHandedOut) continue
    if ((await readCommands(database)).some((command) => protocolsOf(command).includes(protocolId))) continue
    if ((await readRecord(database, 'protocol', protocolId))?.status === 'draft') continue
    if (frozen) await releaseFile(database, frozen.pdfId)
    await database.signings.delete(protocolId)
  }
}
