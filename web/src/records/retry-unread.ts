import type { DeskDatabase } from '#web/local/desk-database.ts'
import { isEntity, recordOf } from './read-changes.ts'
import { inOrder, readFeed } from './stored-feed.ts'

/** What an older version of the app could not read. */
export const retryUnread = (desk: DeskDatabase): Promise<void> =>
  desk.transaction('rw', desk.recordsA, desk.recordsB, desk.feed, async () => {
    for (const table of [desk.recordsA, desk.recordsB]) {
      const unread = await table.where('unread').equals(1).toArray()
      const read = unread.flatMap((old) => {
        const record = old.row && isEntity(old.entity) ? recordOf(old.entity, old.row) : undefined
        if (!record || record.unread) return []
        return [{ ...record, seq: old.seq, ...(old.h !== undefined && { h: old.h }) }]
      })
      if (read.length === 0) continue
      const feed = await readFeed(desk)
      const { records, writes } = inOrder(feed, read)
      await table.bulkPut(records)
      await desk.feed.put({ ...feed, writes })
    }
  })
