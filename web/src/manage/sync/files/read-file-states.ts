import type { ManagerDatabase } from '#web/manage/storage/manager-database.ts'
import { readLineage, readProtocolFiles } from './read-protocol-files.ts'

/** `missing`: announced, not whole on the server, and not (whole) on this device. */
export type FileState = 'on_device' | 'sending' | 'sent' | 'missing'

/** Where the bytes of all files are that a protocol may show, by id. Undefined before anything was read. */
export async function readFileStates(
  database: ManagerDatabase,
  protocolId: string,
): Promise<Map<string, FileState> | undefined> {
  const records = await readProtocolFiles(database, protocolId)
  const lineage = await readLineage(database, protocolId)
  const kept = await database.protocolFiles.where('protocolId').anyOf(lineage).toArray()
  if (!records && kept.length === 0) return undefined
  const states = new Map<string, FileState>(
    (records ?? []).map(({ id, storedAt }) => [id, storedAt === null ? 'missing' : 'sent']),
  )
  for (const { id, sentAt, isBegun, isDamaged } of kept) {
    if (states.get(id) === 'sent') continue
    if (sentAt !== undefined) states.set(id, 'sent')
    else if (isDamaged) states.set(id, 'missing')
    else states.set(id, isBegun ? 'sending' : 'on_device')
  }
  return states
}
