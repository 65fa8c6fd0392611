import type { Activity } from '#shared/activity/activity.ts'
import { applicationPath, processPath, propertyPath, protocolPath } from '#web/manage/addresses/record-paths.ts'
import { useDatabaseQuery } from '#web/manage/records/use-manager.ts'
import { readRecord } from '#web/manage/sync/commands/read-shown.ts'
import type { ManagerDatabase } from '#web/manage/storage/manager-database.ts'

/** Where a record of the log is shown. Undefined for what has no page, and for what is erased or not on this device. */
export const useRecordAddress = (record: Activity['record']): string | undefined =>
  useDatabaseQuery((database) => addressOf(database, record), [record?.type, record?.id])

/** The same, asked once. */
export async function addressOf(database: ManagerDatabase, record: Activity['record']): Promise<string | undefined> {
  if (!record) return undefined
  const { type, id } = record
  switch (type) {
    case 'property':
      return (await readRecord(database, 'property', id)) ? propertyPath(id) : undefined
    case 'process':
      return (await readRecord(database, 'process', id)) ? processPath(id) : undefined
    case 'protocol':
      return (await readRecord(database, 'protocol', id)) ? protocolPath(id) : undefined
    case 'application': {
      const application = await readRecord(database, 'application', id)
      return application ? applicationPath(application) : undefined
    }
    default:
      return undefined
  }
}
