import type { NewProtocolFile } from '#shared/handover/file.ts'
import { watchedRead } from '#web/kit/device/storage/watched-read.ts'
import type { FileOwner } from '#web/manage/storage/kept-protocol-file.ts'
import type { ManagerDatabase } from '#web/manage/storage/manager-database.ts'
import { readRecord, readRecords, type Shown } from '#web/manage/sync/commands/read-shown.ts'

/** What is known of a file, whosever it is. */
export async function readFileRecord(
  database: ManagerDatabase,
  id: string,
): Promise<(NewProtocolFile & FileOwner & { storedAt: string | null }) | undefined> {
  const file = await readRecord(database, 'protocol_file', id)
  if (file) {
    const { protocolId, kind, size, sha256, takenAt, drawing, storedAt } = file
    return { id, protocolId, kind, size, sha256, takenAt, drawing, storedAt }
  }
  const photo = await readRecord(database, 'property_photo', id)
  if (!photo) return undefined
  const { propertyId, size, sha256, takenAt, storedAt } = photo
  return { id, propertyId, kind: 'photo', size, sha256, takenAt, drawing: null, storedAt }
}

/** The files that a protocol may show: its own, those of the versions before it, and those of what it is compared with. */
export const readProtocolFiles = watchedRead(
  async (database: ManagerDatabase, protocolId: string): Promise<Shown<'protocol_file'>[] | undefined> => {
    const all = []
    for (const id of await readLineage(database, protocolId)) {
      const files = await readRecords(database, 'protocol_file', id)
      if (!files) return undefined
      all.push(...files)
    }
    return all
  },
)

/** Its own id, and those of the protocols before it whose photos it may show, as far as this device knows them. */
export const readLineage = watchedRead(async (database: ManagerDatabase, protocolId: string): Promise<string[]> => {
  const ids = new Set([protocolId])
  for (const id of ids) {
    const protocol = await readRecord(database, 'protocol', id)
    for (const before of [protocol?.supersedesId, protocol?.baselineId]) if (before) ids.add(before)
  }
  return [...ids]
})

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
