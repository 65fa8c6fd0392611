import * as z from 'zod/mini'
import type { AnyCommand, Read } from '#shared/command.ts'
import { commandOf } from '#shared/every-command.ts'
import type { StoredCommand } from '#web/manage/storage/stored-command.ts'
import { effectsOf } from '#web/manage/sync/effects/effects.ts'
import { recordOf } from '#web/manage/sync/feed/read-changes.ts'
import { keyOf } from '#web/manage/sync/feed/stored-feed.ts'
import type { Answered } from './keep-answered.ts'

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
