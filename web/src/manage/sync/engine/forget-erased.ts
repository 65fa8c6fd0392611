import type { ManagerDatabase } from '#web/manage/storage/manager-database.ts'
import type { RecordTable } from '#web/manage/storage/stored-records.ts'
import type { ReadChange } from '#web/manage/sync/feed/read-changes.ts'
import { keyOf } from '#web/manage/sync/feed/stored-feed.ts'

const PREFIX = keyOf('application', '')

/** The log that was read keeps what happened; the name goes with the application that is erased, in the same transaction. */
export const forgetErased = (database: ManagerDatabase, changes: readonly ReadChange[]): Promise<void> =>
  forgetNames(
    database,
    changes.flatMap(({ key, record }) => (record === null && key.startsWith(PREFIX) ? [key.slice(PREFIX.length)] : [])),
  )

/** After everything was read anew: what is not among it has gone while this device was away, and nobody told it so. */
export async function forgetWhatIsMissing(database: ManagerDatabase, table: RecordTable): Promise<void> {
  const named = (await database.activities.toArray()).flatMap(({ record }) =>
    record?.type === 'application' && record.name ? [record.id] : [],
  )
  const ids = [...new Set(named)]
  const records = await table.bulkGet(ids.map((id) => keyOf('application', id)))
  await forgetNames(
    database,
    ids.filter((_, at) => !records[at]),
  )
}

async function forgetNames(database: ManagerDatabase, applicationIds: readonly string[]): Promise<void> {
  if (applicationIds.length === 0) return
  const gone = new Set(applicationIds)
  await database.activities
    .filter(({ record }) => record?.type === 'application' && gone.has(record.id))
    .modify((activity) => {
      if (activity.record) activity.record.name = ''
    })
}
