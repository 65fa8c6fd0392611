import type { DeskDatabase } from '#web/local/desk-database.ts'
import type { RecordTable } from '#web/local/desk-records.ts'
import type { ReadChange } from './read-changes.ts'
import { keyOf } from './stored-feed.ts'

/**
 * What lies on this device of applications beside their records, and goes with them: documents that somebody keeps for being without a
 * connection, and the name in the log. In the transaction that takes the record away.
 */
export const forgetErased = (desk: DeskDatabase, changes: readonly ReadChange[]): Promise<void> =>
  forget(
    desk,
    changes.flatMap(({ key, record }) => (record === null && key.startsWith(PREFIX) ? [key.slice(PREFIX.length)] : [])),
  )

/** After everything was read anew: what is not among it has gone while this device was away, and nobody told it so. */
export async function forgetWhatIsMissing(desk: DeskDatabase, table: RecordTable): Promise<void> {
  const kept = await desk.files.orderBy('applicationId').uniqueKeys()
  const logged = (await desk.activities.toArray()).flatMap(({ record }) =>
    record?.type === 'application' && record.name ? [record.id] : [],
  )
  const ids = [...new Set([...kept.map(String), ...logged])]
  const records = await table.bulkGet(ids.map((id) => keyOf('application', id)))
  await forget(
    desk,
    ids.filter((_, at) => !records[at]),
  )
}

const PREFIX = keyOf('application', '')

async function forget(desk: DeskDatabase, applicationIds: readonly string[]): Promise<void> {
  if (applicationIds.length === 0) return
  const gone = new Set(applicationIds)
  await desk.files.where('applicationId').anyOf(applicationIds).delete()
  await desk.activities
    .filter(({ record }) => record?.type === 'application' && gone.has(record.id))
    .modify((activity) => {
      if (activity.record) activity.record.name = ''
    })
}
