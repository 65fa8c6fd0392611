import { settledStatuses } from '#shared/application/status.ts'
import type { FeedRecords } from '#shared/feed/feed.ts'
import { unanswered } from '#shared/policy/unanswered.ts'
import type { StoredRecord } from '#web/manage/storage/feed.ts'
import type { ManagerDatabase } from '#web/manage/storage/manager-database.ts'
import { listWithStatus, parentsWithStatus } from '#web/manage/storage/stored-records.ts'
import { readOfShown } from '#web/manage/sync/feed/stored-feed.ts'
import { readable } from './read-shown.ts'

const entity = 'application'

/** Processes that have applications which are to be erased some time; without reading any of those. */
export const processesWithSettled = async (database: ManagerDatabase): Promise<Set<string>> => {
  const found = await readOfShown(database, ({ generation }) =>
    Promise.all(settledStatuses.map((status) => parentsWithStatus(database, { generation, entity, status }))),
  )
  return new Set(found?.flat())
}

/**
 * Their rejected and withdrawn applications, as the server last told it: what waits here keeps nothing from being erased there.
 * @param until by process: those that were made by then, as ISO text
 */
export const readSettled = async (
  database: ManagerDatabase,
  until: ReadonlyMap<string, string>,
): Promise<FeedRecords['application'][]> => {
  const found = await readOfShown(database, async ({ generation }) => {
    const records: StoredRecord[] = []
    for (const [parentId, madeBy] of until) {
      for (const status of settledStatuses) {
        const of = { generation, entity, status, parentId, until: madeBy }
        records.push(...(await listWithStatus(database, of).toArray()))
      }
    }
    return records
  })
  return (found ?? []).flatMap((each) => readable(each) ?? []) as FeedRecords['application'][] // the index has these only
}

/** How many of each process still wait for a word, by the index alone. */
export const countUnanswered = async (
  database: ManagerDatabase,
  processIds: readonly string[],
): Promise<Map<string, number>> => {
  const found = await readOfShown(database, async ({ generation }) => {
    const counts = new Map<string, number>()
    for (const parentId of processIds) {
      const each = unanswered.map((status) =>
        listWithStatus(database, { generation, entity, status, parentId }).count(),
      )
      counts.set(
        parentId,
        (await Promise.all(each)).reduce((sum, count) => sum + count, 0),
      )
    }
    return counts
  })
  return found ?? new Map()
}
