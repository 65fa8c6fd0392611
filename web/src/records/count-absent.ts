import type { DeskDatabase } from '#web/local/desk-database.ts'

/** How many of these files are not on this device, or not as they were kept. */
export async function countAbsent(desk: DeskDatabase, ids: readonly string[]): Promise<number> {
  const kept = await desk.protocolFiles.bulkGet([...ids])
  return kept.filter((file) => !file || file.isDamaged).length
}
