import Dexie, { type EntityTable, liveQuery, type Subscription } from 'dexie'
import type { StoredCommand } from './desk-command.ts'
import type { DeskDatabase } from './desk-database.ts'
import type { Generation, StoredRecord } from './desk-feed.ts'

export type RecordTable = EntityTable<StoredRecord, 'key'>

interface ListOf {
  generation: Generation
  entity: string
  /** Without it, those of every parent. */
  parentId?: string | undefined
}

/** The records of a kind that can be shown; only these have a parent, and are found by it. */
export const listRecords = (desk: DeskDatabase, { generation, entity, parentId }: ListOf) =>
  desk
    .records(generation)
    .where('[entity+parent]')
    .between([entity, parentId ?? Dexie.minKey], [entity, parentId ?? Dexie.maxKey], true, true)

/** Tells of a command now and whenever it changes, in whatever tab; of `undefined` once it is gone. */
export const watchCommand = (
  desk: DeskDatabase,
  n: number,
  { next, failed }: { next: (command: StoredCommand | undefined) => void; failed: () => void },
): Subscription => liveQuery(() => desk.commands.get(n)).subscribe({ next, error: failed })
