import type { DeskDatabase } from '#web/local/desk-database.ts'

/** Which of these files are not on this device, or not as they were kept. */
export async function readAbsent(desk: DeskDatabase, ids: readonly string[]): Promise<string[]> {
  const kept = await desk.protocolFiles.bulkGet([...ids])
  return ids.filter((_, at) => !kept[at] || kept[at].isDamaged)
}
