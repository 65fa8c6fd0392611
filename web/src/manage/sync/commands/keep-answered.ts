import * as z from 'zod/mini'
import type { AnyCommand, Read } from '#shared/command.ts'
import { commandOf } from '#shared/every-command.ts'
import type { Feed, Generation, StoredRecord } from '#web/manage/storage/feed.ts'
import type { ManagerDatabase } from '#web/manage/storage/manager-database.ts'
import type { StoredCommand } from '#web/manage/storage/stored-command.ts'
import { effectsOf } from '#web/manage/sync/effects/effects.ts'
import { recordOf } from '#web/manage/sync/feed/read-changes.ts'
import { changesOf, inOrder, keyOf, readFeed } from '#web/manage/sync/feed/stored-feed.ts'

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
  if (old && (old.row === null || (!old.unread && changesOf(old.row) >= changesOf(record.row)))) return
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

const record = z.looseObject({ id: z.string() })

/**
 * What the answer to a change says of records, so that they can be shown before the feed tells of them. What it does not say of
 * others stands as this device made it, until the feed says more.
 * @param read the records as they were shown
 */
export function answeredRecords(stored: StoredCommand, answer: unknown, read: Read): Answered {
  const command = commandOf(stored.name)
  const told = command && toldBy(command, answer)
  if (!told) return { records: [], gone: [] }
  const keys = new Set(told.map(({ entity, row }) => keyOf(entity, row.id)))
  const others = effectsOf(stored, read).filter(({ entity, id }) => !keys.has(keyOf(entity, id)))
  return {
    records: [...told, ...others].flatMap(({ entity, row }) => (row ? [recordOf(entity, row)] : [])),
    gone: others.flatMap(({ entity, id, row }) => (row ? [] : [{ entity, id }])),
  }
}

/** Undefined for an answer of another shape. */
function toldBy({ about, settles }: AnyCommand, answer: unknown) {
  try {
    return settles ? settles(answer) : [{ entity: about, row: record.parse(answer) }]
  } catch {
    return undefined
  }
}
