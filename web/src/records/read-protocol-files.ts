import type { DeskDatabase } from '#web/local/desk-database.ts'
import { watchedRead } from '#web/local/watched-read.ts'
import { readRecord, readRecords, type Shown } from './read-folded.ts'

/** The files that a protocol may show: its own, those of the versions before it, and those of what it is compared with. */
export const readProtocolFiles = watchedRead(
  async (desk: DeskDatabase, protocolId: string): Promise<Shown<'protocol_file'>[] | undefined> => {
    const all = []
    for (const id of await readLineage(desk, protocolId)) {
      const files = await readRecords(desk, 'protocol_file', id)
      if (!files) return undefined
      all.push(...files)
    }
    return all
  },
)

/** Its own id, and those of the protocols before it whose photos it may show, as far as this device knows them. */
export const readLineage = watchedRead(async (desk: DeskDatabase, protocolId: string): Promise<string[]> => {
  const ids = new Set([protocolId])
  for (const id of ids) {
    const protocol = await readRecord(desk, 'protocol', id)
    for (const before of [protocol?.supersedesId, protocol?.baselineId]) if (before) ids.add(before)
  }
  return [...ids]
})
