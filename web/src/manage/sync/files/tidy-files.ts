import * as z from 'zod/mini'
import { acceptsApplications } from '#shared/process/process.ts'
import type { Generation, StoredRecord } from '#web/manage/storage/feed.ts'
import type { ManagerDatabase } from '#web/manage/storage/manager-database.ts'
import { keyOf } from '#web/manage/sync/feed/stored-feed.ts'

/**
 * Takes kept documents off this device whose application is gone, or whose process is closed or gone: they are there for as
 * long as somebody may have to decide. A note that was begun goes with its application. Inside the transaction of the caller.
 * @param generation that holds everything the server has
 */
export async function tidyFiles(database: ManagerDatabase, generation: Generation): Promise<void> {
  const records = database.records(generation)
  const isThere = async (entity: string, id: string) => (await records.get(keyOf(entity, id)))?.row != null
  for (const applicationId of await keysOf(database, 'applicationId')) {
    if (await isThere('application', applicationId)) continue
    await database.files.where('applicationId').equals(applicationId).delete()
  }
  for (const applicationId of await database.noteDrafts.toCollection().primaryKeys()) {
    if (!(await isThere('application', applicationId))) await database.noteDrafts.delete(applicationId)
  }
  for (const processId of await keysOf(database, 'processId')) {
    if (isOpen(await records.get(keyOf('process', processId)))) continue
    await database.files.where('processId').equals(processId).delete()
  }
}

const keysOf = async (database: ManagerDatabase, index: 'applicationId' | 'processId') =>
  (await database.files.orderBy(index).uniqueKeys()) as string[] // ids, as the index holds them

const processRow = z.object({ status: z.string() })

/** What this version of the app cannot read may be open. */
function isOpen(process: StoredRecord | undefined): boolean {
  const { data } = processRow.safeParse(process?.row)
  return data ? acceptsApplications(data) : process?.unread === 1
}
