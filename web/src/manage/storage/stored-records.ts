import Dexie, { type EntityTable, liveQuery, type Subscription } from 'dexie'
import { watchedRead } from '#web/kit/device/storage/watched-read.ts'
import type { Generation, StoredRecord } from './feed.ts'
import { BY_STATUS, BY_TAG, type ManagerDatabase } from './manager-database.ts'
import type { StoredCommand } from './stored-command.ts'

export type RecordTable = EntityTable<StoredRecord, 'key'>

export interface ListOf {
  generation: Generation
  entity: string
  /** Without it, those of every parent. */
  parentId?: string | undefined
}

/** The records of a kind that can be shown; only these have a parent, and are found by it. */
export const listRecords = (database: ManagerDatabase, { generation, entity, parentId }: ListOf) =>
  database
    .records(generation)
    .where('[entity+parent]')
    .between([entity, parentId ?? Dexie.minKey], [entity, parentId ?? Dexie.maxKey], true, true)

/** Those of one parent that were written after a place in the order of writing, in that order. */
export const listWritten = (
  database: ManagerDatabase,
  { generation, entity, parentId }: ListOf & { parentId: string },
  after: number,
) =>
  database
    .records(generation)
    .where('[entity+parent+n]')
    .between([entity, parentId, after], [entity, parentId, Dexie.maxKey], false, true)

interface WithStatus extends ListOf {
  status: string
  /** Of one parent only: those that were made after it. */
  after?: string
  /** Of one parent only: those that were made by then. */
  until?: string
}

/** The records of a kind that have a status, of one parent or of all. */
export const listWithStatus = (
  database: ManagerDatabase,
  { generation, entity, parentId, status, after, until }: WithStatus,
) => {
  const of = parentId === undefined ? [entity, status] : [entity, status, parentId]
  return database
    .records(generation)
    .where(BY_STATUS)
    .between([...of, after ?? Dexie.minKey], [...of, until ?? Dexie.maxKey], false, true)
}

/** Of which parents there are records with a status: a step of the index for each parent, however many it has. */
export const parentsWithStatus = watchedRead(
  async (database: ManagerDatabase, { generation, entity, status }: Omit<WithStatus, 'parentId'>) => {
    const parents: string[] = []
    for (;;) {
      const last = parents.at(-1)
      const from = last === undefined ? [entity, status] : [entity, status, last, Dexie.maxKey]
      const rest = database.records(generation).where(BY_STATUS)
      const [next] = await rest.between(from, [entity, status, Dexie.maxKey], false, true).limit(1).keys()
      if (!next) return parents
      parents.push((next as unknown as string[])[2] ?? '') // the index's third part
    }
  },
)

/** Every word that is carried, once. */
export const listTags = (database: ManagerDatabase, generation: Generation): Promise<string[]> =>
  database.records(generation).orderBy(BY_TAG).uniqueKeys() as Promise<unknown> as Promise<string[]> // of texts alone

/** How many records carry exactly this word. */
export const countTagged = (database: ManagerDatabase, generation: Generation, tag: string): Promise<number> =>
  database.records(generation).where(BY_TAG).equals(tag).count()

/** Tells of a command now and whenever it changes, in whatever tab; of `undefined` once it is gone. */
export const watchCommand = (
  database: ManagerDatabase,
  n: number,
  { next, failed }: { next: (command: StoredCommand | undefined) => void; failed: () => void },
): Subscription => liveQuery(() => database.commands.get(n)).subscribe({ next, error: failed })

/** Tells of those of these commands that are not gone, now and whenever that changes, in whatever tab. */
export const watchCommands = (
  database: ManagerDatabase,
  numbers: readonly number[],
  { next, failed }: { next: (commands: StoredCommand[]) => void; failed: () => void },
): Subscription =>
  liveQuery(() => database.commands.bulkGet([...numbers])).subscribe({
    next: (found) => next(found.filter((command) => command !== undefined)),
    error: failed,
  })
