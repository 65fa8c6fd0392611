import type { DeskDatabase } from '#web/local/desk-database.ts'
import { readRecords } from './read-folded.ts'

/** `missing`: announced, not whole on the server, and not (whole) on this device. */
export type FileState = 'on_device' | 'sending' | 'sent' | 'missing'

/** Where the bytes of a protocol's files are, by id. Undefined before anything was read. */
export async function readFileStates(
  desk: DeskDatabase,
  protocolId: string,
): Promise<Map<string, FileState> | undefined> {
  const records = await readRecords(desk, 'protocol_file', protocolId)
  const kept = await desk.protocolFiles.where('protocolId').equals(protocolId).toArray()
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
