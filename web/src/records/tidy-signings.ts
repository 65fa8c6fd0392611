import type { DeskDatabase } from '#web/local/desk-database.ts'
import { protocolsOf } from '#web/local/protocol-of.ts'
import { releaseFile } from '#web/local/reserve-file.ts'
import { readCommands, readRecord } from './read-folded.ts'
import { readShown } from './stored-feed.ts'

/** How far a signing was, and the space set aside for its document, go when the protocol is signed or gone, and nothing waits. */
export async function tidySignings(desk: DeskDatabase): Promise<void> {
  const signings = await desk.signings.toArray()
  if (signings.length === 0 || !(await readShown(desk))?.isComplete) return
  for (const { protocolId, frozen, isHandedOut } of signings) {
    if (isHandedOut) continue
    if ((await readCommands(desk)).some((command) => protocolsOf(command).includes(protocolId))) continue
    if ((await readRecord(desk, 'protocol', protocolId))?.status === 'draft') continue
    if (frozen) await releaseFile(desk, frozen.pdfId)
    await desk.signings.delete(protocolId)
  }
}
