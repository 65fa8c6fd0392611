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

export interface Watched<T> {
  subscribe: (next: (value: T) => void, failed?: (error: unknown) => void) => Subscription
}

/** Watched queries that have told nothing yet. */
let awaited = 0
/** Whether a screen waits for something that lies on this device. */
export const isAwaited = (): boolean => awaited > 0

/**
 * Tells what a query says, now and whenever that may have changed, in whatever tab. Also what was read while something changed again, which
 * Dexie keeps to itself: with changes faster than a long list is read nothing would ever be told.
 */
export const watchQuery = <T>(query: () => Promise<T>): Watched<T> => ({
  subscribe(next, failed) {
    let [begun, told, isOver] = [0, 0, false]
    awaited += 1
    const tell = (run: number, value: T) => {
      if (isOver || run <= told) return
      if (told === 0) awaited -= 1
      told = run
      next(value)
    }
    const watched = liveQuery(() => {
      begun += 1
      const run = begun
      return query().then((value) => {
        setTimeout(() => tell(run, value)) // outside of the query, to which belongs what is read before
        return value
      })
    }).subscribe({ next: (value) => tell(begun, value), ...(failed && { error: failed }) })
    return {
      get closed() {
        return watched.closed
      },
      unsubscribe() {
        if (told === 0 && !isOver) awaited -= 1
        isOver = true
        watched.unsubscribe()
      },
    }
  },
})

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
