import type { ManagerDatabase } from '#web/manage/storage/manager-database.ts'

/** Which of these files are not on this device, or not as they were kept. */
export async function readAbsent(database: ManagerDatabase, ids: readonly string[]): Promise<string[]> {
  const kept = await database.protocolFiles.bulkGet([...ids])
  return ids.filter((_, at) => !kept[at] || kept[at].isDamaged)
}
