import * as z from 'zod/mini'
import { acceptsApplications } from '#shared/process/process.ts'
import type { DeskDatabase } from '#web/local/desk-database.ts'
import type { Generation, StoredRecord } from '#web/local/desk-feed.ts'
import { keyOf } from './stored-feed.ts'

/**
 * Takes kept documents off this device whose application is gone, or whose process is closed or gone: they are there for as
 * long as somebody may have to decide. Inside the transaction of the caller.
 * @param generation that holds everything the server has
 */
export async function tidyFiles(desk: DeskDatabase, generation: Generation): Promise<void> {
  const records = desk.records(generation)
  const isThere = async (entity: string, id: string) => (await records.get(keyOf(entity, id)))?.row != null
  for (const applicationId of await keysOf(desk, 'applicationId')) {
    if (await isThere('application', applicationId)) continue
    await desk.files.where('applicationId').equals(applicationId).delete()
  }
  for (const processId of await keysOf(desk, 'processId')) {
    if (isOpen(await records.get(keyOf('process', processId)))) continue
    await desk.files.where('processId').equals(processId).delete()
  }
}

const keysOf = async (desk: DeskDatabase, index: 'applicationId' | 'processId') =>
  (await desk.files.orderBy(index).uniqueKeys()) as string[] // ids, as the index holds them

const processRow = z.object({ status: z.string() })

/** What this version of the app cannot read may be open. */
function isOpen(process: StoredRecord | undefined): boolean {
  const { data } = processRow.safeParse(process?.row)
  return data ? acceptsApplications(data) : process?.unread === 1
}
