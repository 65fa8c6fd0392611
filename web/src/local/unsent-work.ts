import type { DeskDatabase } from './desk-database.ts'
import { protocolsOf } from './protocol-of.ts'
import { deleteFiles } from './protocol-files.ts'

/** Whether there are changes or bytes that the server does not have. */
export const hasUnsent = async (desk: DeskDatabase): Promise<boolean> =>
  (await desk.commands.count()) > 0 || (await desk.protocolFiles.toArray()).some((file) => file.sentAt === undefined)

/** Leaves the changes, what has to be sent, and every file of a protocol that is not through: its owner may need the evidence. */
export function clearAllButUnsent(desk: DeskDatabase): Promise<void> {
  const stay = new Set(['commands', 'protocolFiles', 'fileChunks', 'signings'])
  const others = desk.tables.filter(({ name }) => !stay.has(name))
  return desk.transaction('rw', desk.tables, async () => {
    const [commands, files] = [await desk.commands.toArray(), await desk.protocolFiles.toArray()]
    const open = new Set([
      ...commands.flatMap(protocolsOf),
      ...files.filter((file) => file.sentAt === undefined).map(({ protocolId }) => protocolId),
    ])
    await deleteFiles(
      desk,
      files.filter(({ protocolId }) => !open.has(protocolId)).map(({ id }) => id),
    )
    await Promise.all(others.map((table) => table.clear()))
  })
}
