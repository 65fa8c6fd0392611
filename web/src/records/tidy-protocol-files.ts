import type { DeskDatabase } from '#web/local/desk-database.ts'
import type { KeptProtocolFile } from '#web/local/desk-protocol-file.ts'
import { deleteFiles } from '#web/local/protocol-files.ts'
import { protocolsOf } from '#web/local/protocol-of.ts'
import { readCommands, readRecord, readRecords, type Shown } from './read-folded.ts'
import { readLineage } from './read-protocol-files.ts'
import { readShown } from './stored-feed.ts'

/**
 * What the server has leaves the device: photos once their protocol is signed, for its PDF shows them all, PDFs that are not the
 * signed one, and everything of a protocol that is gone. Nothing while a change of the protocol waits, no photo that a new
 * version goes on showing, and never what the server does not have.
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
      const canGo = protocol ? await toLeave(desk, protocol, kept) : () => true
      const through = kept.filter((file) => file.sentAt !== undefined && canGo(file))
      await deleteFiles(
        desk,
        through.map(({ id }) => id),
      )
    })
  }
}

type Test = (file: KeptProtocolFile) => boolean

/** Of a protocol that is still there. */
async function toLeave(
  desk: DeskDatabase,
  { id, propertyId, status, seal }: Shown<'protocol'>,
  kept: readonly KeptProtocolFile[],
): Promise<Test> {
  if (status === 'draft' || !kept.some((file) => file.id === seal?.pdfId)) return () => false
  const isGoingOn = await hasDraftAfter(desk, id, propertyId)
  return (file) => file.id !== seal?.pdfId && !(file.kind === 'photo' && isGoingOn)
}

async function hasDraftAfter(desk: DeskDatabase, protocolId: string, propertyId: string): Promise<boolean> {
  const drafts = (await readRecords(desk, 'protocol', propertyId))?.filter(({ status }) => status === 'draft') ?? []
  for (const { id } of drafts) if ((await readLineage(desk, id)).includes(protocolId)) return true
  return false
}
