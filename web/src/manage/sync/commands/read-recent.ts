import type { FeedRecords } from '#shared/feed/feed.ts'
import type { ManagerDatabase } from '#web/manage/storage/manager-database.ts'
import { listWithStatus } from '#web/manage/storage/stored-records.ts'
import { keyOf, readOfShown } from '#web/manage/sync/feed/stored-feed.ts'
import { readable } from './read-shown.ts'

/**
 * Signed protocols that were begun since then, as the server last told it: which they are is seen by their ids, and no other is read.
 * @param since in milliseconds since 1970
 */
export const readSignedSince = async (
  database: ManagerDatabase,
  since: number,
): Promise<FeedRecords['protocol'][] | undefined> =>
  readOfShown(database, async ({ generation }) => {
    const of = { generation, entity: 'protocol', status: 'signed' }
    const keys = await listWithStatus(database, of).primaryKeys()
    const recent = keys.filter((key) => madeAt(key.slice(keyOf('protocol', '').length)) >= since)
    const found = await database.records(generation).bulkGet(recent)
    return found.flatMap((each) => readable(each) ?? []) as FeedRecords['protocol'][] // the index has these only
  })

/** Those that were begun before that and have not been replaced. @param before in milliseconds since 1970 */
export const readBegunBefore = async (database: ManagerDatabase, before: number): Promise<FeedRecords['protocol'][]> =>
  (await readOfShown(database, async ({ generation }) => {
    const keys = await Promise.all(
      (['draft', 'signed', 'void'] as const).map((status) =>
        listWithStatus(database, { generation, entity: 'protocol', status }).primaryKeys(),
      ),
    )
    const old = keys.flat().filter((key) => {
      const at = madeAt(key.slice(keyOf('protocol', '').length))
      return at < before || at === Number.POSITIVE_INFINITY
    })
    const found = await database.records(generation).bulkGet(old)
    return found.flatMap((each) => readable(each) ?? []) as FeedRecords['protocol'][] // the index has these only
  })) ?? []

/** Of an id as we make them (shared/ids.ts), when; of another one nobody can tell, and it counts as new. */
const madeAt = (id: string): number =>
  /^[0-9a-f]{8}-[0-9a-f]{4}-7/.test(id)
    ? Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16)
    : Number.POSITIVE_INFINITY
