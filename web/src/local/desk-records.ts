import Dexie, { type EntityTable, liveQuery, type Observable, type Subscription } from 'dexie'
import type { StoredCommand } from './desk-command.ts'
import type { DeskDatabase } from './desk-database.ts'
import type { Generation, StoredRecord } from './desk-feed.ts'

export type RecordTable = EntityTable<StoredRecord, 'key'>

export interface ListOf {
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

/** Those of one parent that were written after a place in the order of writing, in that order. */
export const listWritten = (
  desk: DeskDatabase,
  { generation, entity, parentId }: ListOf & { parentId: string },
  after: number,
) =>
  desk
    .records(generation)
    .where('[entity+parent+n]')
    .between([entity, parentId, after], [entity, parentId, Dexie.maxKey], false, true)

/** Tells what a query says, now and whenever that may have changed, in whatever tab. */
export const watchQuery = <T>(query: () => Promise<T>): Observable<T> => liveQuery(query)

/** Tells of a command now and whenever it changes, in whatever tab; of `undefined` once it is gone. */
export const watchCommand = (
  desk: DeskDatabase,
  n: number,
  { next, failed }: { next: (command: StoredCommand | undefined) => void; failed: () => void },
): Subscription => liveQuery(() => desk.commands.get(n)).subscribe({ next, error: failed })
