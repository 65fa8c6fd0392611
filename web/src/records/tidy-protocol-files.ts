import type { DeskDatabase } from '#web/local/desk-database.ts'
import { deleteFiles } from '#web/local/protocol-files.ts'
import { protocolsOf } from '#web/local/protocol-of.ts'
import { readCommands, readRecord } from './read-folded.ts'
import { readShown } from './stored-feed.ts'

/**
 * What the server has leaves the device: photos once their protocol is signed, for its PDF shows them all, and everything of a
 * protocol that is gone. Nothing while a change of the protocol waits, and never what the server does not have.
 */
export async function tidyProtocolFiles(desk: DeskDatabase): Promise<void> {
  const files = await desk.protocolFiles.toArray()
  if (files.length === 0 || !(await readShown(desk))?.isComplete) return
  const tables = [desk.commands, desk.recordsA, desk.recordsB, desk.feed, desk.protocolFiles, desk.fileChunks]
  for (const protocolId of new Set(files.map((file) => file.protocolId))) {
    await desk.transaction('rw', tables, async () => {
      if ((await readCommands(desk)).some((command) => protocolsOf(command).includes(protocolId))) return
      const [protocol, kept] = [
        await readRecord(desk, 'protocol', protocolId),
        await desk.protocolFiles.where({ protocolId }).toArray(),
      ]
      const isDraft = protocol?.status === 'draft'
      const hasPdf = kept.some(({ kind }) => kind === 'pdf')
      const through = kept.filter(
        ({ kind, sentAt }) => sentAt !== undefined && (!protocol || (!isDraft && hasPdf && kind === 'photo')),
      )
      await deleteFiles(
        desk,
        through.map(({ id }) => id),
      )
    })
  }
}
