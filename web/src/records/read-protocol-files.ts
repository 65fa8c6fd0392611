import type { DeskDatabase } from '#web/local/desk-database.ts'
import { watchedRead } from '#web/local/watched-read.ts'
import { readRecord, readRecords, type Shown } from './read-folded.ts'

/** The files that a protocol may show: its own, and those of the versions before it, with whose photos it began. */
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

/** Its own id, and those of the versions before it, as far as this device knows them. */
export const readLineage = watchedRead(async (desk: DeskDatabase, protocolId: string): Promise<string[]> => {
  const ids = [protocolId]
  for (let before = await readBefore(desk, protocolId); before; before = await readBefore(desk, before)) {
    // Which would be the server's mistake, and shall not be an endless one.
    if (ids.includes(before)) break
    ids.push(before)
  }
  return ids
})

const readBefore = async (desk: DeskDatabase, id: string) => (await readRecord(desk, 'protocol', id))?.supersedesId
