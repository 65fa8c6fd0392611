import type { ManagerDatabase } from '#web/manage/storage/manager-database.ts'
import type { RecordTable } from '#web/manage/storage/stored-records.ts'
import type { ReadChange } from '#web/manage/sync/feed/read-changes.ts'
import { keyOf } from '#web/manage/sync/feed/stored-feed.ts'

/** Of people: what the log that was read keeps of them has no name once they are erased. */
const people = ['application', 'resident'] as const
interface Named {
  type: string
  id: string
  name: string
}
const keyOfPerson = (record: Named | null | undefined) => {
  const type = people.find((each) => each === record?.type)
  return record?.name && type ? keyOf(type, record.id) : undefined
}

/** The log that was read keeps what happened; the name goes with who is erased, in the same transaction. */
export const forgetErased = (database: ManagerDatabase, changes: readonly ReadChange[]): Promise<void> =>
  forgetNames(
    database,
    changes.flatMap(({ key, record }) =>
      record === null && people.some((each) => key.startsWith(keyOf(each, ''))) ? [key] : [],
    ),
  )

/** After everything was read anew: what is not among it has gone while this device was away, and nobody told it so. */
export async function forgetWhatIsMissing(database: ManagerDatabase, table: RecordTable): Promise<void> {
  const named = (await database.activities.toArray()).flatMap(({ record }) => keyOfPerson(record) ?? [])
  const keys = [...new Set(named)]
  const records = await table.bulkGet(keys)
  await forgetNames(
    database,
    keys.filter((_, at) => !records[at]),
  )
}

async function forgetNames(database: ManagerDatabase, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return
  const gone = new Set(keys)
  const isGone = (record: Named | null | undefined) => gone.has(keyOfPerson(record) ?? '')
  await database.activities
    .filter(({ record }) => isGone(record))
    .modify((activity) => {
      if (activity.record) activity.record.name = ''
    })
}
