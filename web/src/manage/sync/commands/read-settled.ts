import type { FeedRecords } from '#shared/feed/feed.ts'
import { unanswered } from '#shared/policy/unanswered.ts'
import { watchedRead } from '#web/kit/device/storage/watched-read.ts'
import type { StoredRecord } from '#web/manage/storage/feed.ts'
import type { ManagerDatabase } from '#web/manage/storage/manager-database.ts'
import { listWithStatus, parentsWithStatus } from '#web/manage/storage/stored-records.ts'
import { readShown } from '#web/manage/sync/feed/stored-feed.ts'
import { readable } from './read-shown.ts'

/** Those that are erased some time after they got there (shared/policy/retention.ts). */
const settled = ['rejected', 'withdrawn'] as const

/** Processes that have applications which are to be erased some time; without reading any of those. */
export const processesWithSettled = watchedRead(async (database: ManagerDatabase): Promise<Set<string>> => {
  const shown = await readShown(database)
  const found: string[] = []
  for (const status of shown ? settled : []) {
    found.push(...(await parentsWithStatus(database, { ...of(shown), status })))
  }
  return new Set(found)
})

/**
 * Their rejected and withdrawn applications, as the server last told it: what waits here keeps nothing from being erased there.
 * @param until by process: those that were made by then, as ISO text
 */
export const readSettled = watchedRead(
  async (database: ManagerDatabase, until: ReadonlyMap<string, string>): Promise<FeedRecords['application'][]> => {
    const shown = await readShown(database)
    const found: StoredRecord[] = []
    for (const [parentId, madeBy] of shown ? until : []) {
      for (const status of settled) {
        found.push(...(await listWithStatus(database, { ...of(shown), status, parentId, until: madeBy }).toArray()))
      }
    }
    return found.flatMap((each) => readable(each) ?? []) as FeedRecords['application'][] // the index has these only
  },
)

/** How many of each process still wait for a word, by the index alone. */
export const countUnanswered = watchedRead(
  async (database: ManagerDatabase, processIds: readonly string[]): Promise<Map<string, number>> => {
    const shown = await readShown(database)
    const counts = new Map<string, number>()
    for (const parentId of shown ? processIds : []) {
      const each = unanswered.map((status) => listWithStatus(database, { ...of(shown), status, parentId }).count())
      counts.set(
        parentId,
        (await Promise.all(each)).reduce((sum, count) => sum + count, 0),
      )
    }
    return counts
  },
)

const of = (shown: Awaited<ReturnType<typeof readShown>>) => ({
  generation: shown?.generation ?? ('A' as const),
  entity: 'application',
})
