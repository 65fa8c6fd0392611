import * as z from 'zod/mini'
import type { Change } from '#shared/feed/contract.ts'
import { type Entity, entities, feedRecords, parentField } from '#shared/feed/feed.ts'
import type { StoredRecord } from '#web/manage/storage/feed.ts'
import { keyOf } from './stored-feed.ts'

/** A change as it is to be stored: `null` for a record that is gone. */
export interface ReadChange {
  key: string
  seq: string
  h: string
  record: StoredRecord | null
}

/** Read in one go, which takes a slow phone some 20 ms. */
const SLICE = 20

export const isEntity = (entity: string): entity is Entity => (entities as string[]).includes(entity)

/**
 * Reads what a page says, a little at a time. What this version does not know at all is left out; a record that it cannot read
 * is kept for a later version, and shown by no screen.
 * @param pause lets the page draw and answer in between
 */
export async function readChanges(changes: readonly Change[], pause: () => Promise<void>): Promise<ReadChange[]> {
  const read: ReadChange[] = []
  for (let from = 0; from < changes.length; from += SLICE) {
    if (from > 0) await pause()
    for (const change of changes.slice(from, from + SLICE)) {
      const { entity, id, seq, h, row } = change
      if (!isEntity(entity)) continue
      const record = row && { ...recordOf(entity, row), seq, h }
      read.push({ key: keyOf(entity, id), seq, h, record })
    }
  }
  return read
}

const parent = z.catch(z.string(), '')

/** A record as a list finds it; without a place in the feed. */
export function recordOf(entity: Entity, row: { id: string }): StoredRecord {
  const { id } = row
  const base = { key: keyOf(entity, id), entity, id, seq: '0' }
  const readable = feedRecords[entity].safeParse(row)
  if (!readable.success) return { ...base, row, unread: 1 }
  const field = parentField[entity]
  const values: Record<string, unknown> = readable.data
  return { ...base, row: readable.data, parent: field ? parent.parse(values[field]) : '' }
}
