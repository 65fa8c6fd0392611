import type { Feed, Generation, StoredRecord } from '#web/manage/storage/feed.ts'
import type { ManagerDatabase } from '#web/manage/storage/manager-database.ts'
import { inOrder, keyOf, readFeed } from '#web/manage/sync/feed/stored-feed.ts'
import { versionOf } from '#web/manage/sync/feed/version-of.ts'

/** What the answer to a change says of records. */
export interface Answered {
  records: StoredRecord[]
  gone: { entity: string; id: string }[]
}

/** Writes it down ahead of the feed, in whatever is shown and whatever fills. Inside the transaction of the caller. */
export async function keepAnswered(database: ManagerDatabase, { records, gone }: Answered): Promise<void> {
  const before = await readFeed(database)
  const { records: ordered, writes } = inOrder(before, records)
  const feed: Feed = { ...before, writes }
  const generations = [feed.active.into, ...(feed.filling ? [feed.filling.into] : [])]
  for (const generation of generations) {
    for (const record of ordered) await putNewer(database, generation, record)
    for (const { entity, id } of gone) await hide(database, generation, { entity, id })
  }
  await database.feed.put(
    withUntold(feed, [...records.map(({ key }) => key), ...gone.map((each) => keyOf(each.entity, each.id))]),
  )
}

async function putNewer(database: ManagerDatabase, generation: Generation, record: StoredRecord) {
  const table = database.records(generation)
  const old = await table.get(record.key)
  // What is here already, or was taken away, was told by somebody who knew more.
  if (old && (old.row === null || (!old.unread && versionOf(old.row) >= versionOf(record.row)))) return
  await table.put(old ? { ...record, seq: old.seq, ...(old.h !== undefined && { h: old.h }) } : record)
}

async function hide(database: ManagerDatabase, generation: Generation, { entity, id }: { entity: string; id: string }) {
  const table = database.records(generation)
  const key = keyOf(entity, id)
  const old = await table.get(key)
  await table.put({ key, entity, id, seq: old?.seq ?? '0', ...(old?.h !== undefined && { h: old.h }), row: null })
}

const withUntold = (feed: Feed, keys: string[]): Feed => ({
  ...feed,
  untold: [...feed.untold.filter(({ key }) => !keys.includes(key)), ...keys.map((key) => ({ key, pull: feed.pulls }))],
})
