import type { ManagerDatabase } from '#web/manage/storage/manager-database.ts'
import { isEntity, recordOf } from '#web/manage/sync/feed/read-changes.ts'
import { inOrder, readFeed } from '#web/manage/sync/feed/stored-feed.ts'

/** What an older version of the app could not read. */
export const retryUnread = (database: ManagerDatabase): Promise<void> =>
  database.transaction('rw', database.recordsA, database.recordsB, database.feed, async () => {
    for (const table of [database.recordsA, database.recordsB]) {
      const unread = await table.where('unread').equals(1).toArray()
      const read = unread.flatMap((old) => {
        const record = old.row && isEntity(old.entity) ? recordOf(old.entity, old.row) : undefined
        if (!record || record.unread) return []
        return [{ ...record, seq: old.seq, ...(old.h !== undefined && { h: old.h }) }]
      })
      if (read.length === 0) continue
      const feed = await readFeed(database)
      const { records, writes } = inOrder(feed, read)
      await table.bulkPut(records)
      await database.feed.put({ ...feed, writes })
    }
  })
