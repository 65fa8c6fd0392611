import { type Entity, type FeedRecords, parentField } from '#shared/feed/feed.ts'
import { watchedRead } from '#web/kit/device/storage/watched-read.ts'
import type { Generation, StoredRecord } from '#web/manage/storage/feed.ts'
import type { ManagerDatabase } from '#web/manage/storage/manager-database.ts'
import type { StoredCommand } from '#web/manage/storage/stored-command.ts'
import { listRecords } from '#web/manage/storage/stored-records.ts'
import { type KeptList, readList } from '#web/manage/sync/feed/kept-list.ts'
import { keyOf, readFeed, readShown } from '#web/manage/sync/feed/stored-feed.ts'
import { foldAll } from '#web/manage/sync/fold/fold.ts'
import type { Effect, Look } from '#web/manage/sync/fold/fold-types.ts'

/** A record as the device shows it: as the server last told it, with what was done here since. */
export type Shown<E extends Entity> = FeedRecords[E] & {
  /** A change that concerns it is not confirmed yet, or was refused and waits for a decision. */
  waiting?: 'waiting' | 'attention'
}

/** Lists that were read while records were still to come. */
const partial = new WeakSet<object>()

/** Whether a list holds all there is, so that one without anything is empty. */
export const isWhole = (rows: readonly unknown[] | undefined): boolean => rows !== undefined && !partial.has(rows)

/**
 * Undefined before anything was read.
 * @param memory of who asks for the same again: what did not change is not read again
 */
export const readRecords = watchedRead(
  async <E extends Entity>(
    database: ManagerDatabase,
    entity: E,
    parentId?: string,
    memory: { list?: KeptList } = {},
  ): Promise<Shown<E>[] | undefined> => {
    const shown = await readShown(database)
    if (!shown) return undefined
    memory.list = await readList(database, { generation: shown.generation, entity, parentId }, memory.list)
    // The same list says something else once no more is to come.
    if (shown.isComplete && partial.has(memory.list.rows)) memory.list = { ...memory.list, rows: [...memory.list.rows] }
    const noted = (list: Shown<E>[]) => {
      if (!shown.isComplete) partial.add(list)
      return list
    }
    const stored = memory.list.rows as Shown<E>[] // written by recordOf, which has read them
    const commands = await readCommands(database)
    if (commands.length === 0) return noted(stored)
    const folded = await foldPending(database, shown.generation, commands)
    const rows = new Map<string, FeedRecords[E]>(stored.map((row) => [row.id, row]))
    for (const effect of folded.values()) {
      if (effect.entity !== entity) continue
      const row = effect.row as FeedRecords[E] | null // of this entity
      if (row && (parentId === undefined || parentOf(entity, row) === parentId)) rows.set(effect.id, row)
      else rows.delete(effect.id)
    }
    const marks = marksOf(commands, folded)
    return noted([...rows].map(([id, row]) => marked(row, marks.get(keyOf(entity, id)))))
  },
)

/** Null: not on this device. Undefined before anything was read. */
export const readRecord = watchedRead(
  async <E extends Entity>(database: ManagerDatabase, entity: E, id: string): Promise<Shown<E> | null | undefined> => {
    const shown = await readShown(database)
    if (!shown) return undefined
    const commands = await readCommands(database)
    const key = keyOf(entity, id)
    const stored = await database.records(shown.generation).get(key)
    const folded = await foldPending(database, shown.generation, commands)
    const effect = folded.get(key)
    const row = effect ? effect.row : readable(stored)
    return row && marked(row as FeedRecords[E], marksOf(commands, folded).get(key)) // of this entity
  },
)

/** Reads records as they are now, one after the other; what waits is folded once for all of them. */
export async function readerOf(database: ManagerDatabase) {
  const shown = await readShown(database)
  const folded = shown && (await foldPending(database, shown.generation, await readCommands(database)))
  return async <E extends Entity>(entity: E, id: string): Promise<FeedRecords[E] | null> => {
    if (!shown) return null
    const key = keyOf(entity, id)
    const effect = folded?.get(key)
    const row = effect ? effect.row : readable(await database.records(shown.generation).get(key))
    return row as FeedRecords[E] | null // of this entity
  }
}

/** How many there are under each parent, by the index alone. */
export async function countByParent(
  database: ManagerDatabase,
  entity: Entity,
): Promise<Map<string, number> | undefined> {
  const shown = await readShown(database)
  if (!shown) return undefined
  const keys = await listRecords(database, { generation: shown.generation, entity }).uniqueKeys()
  const parents = (keys as unknown as [string, string][]).map(([, parent]) => parent) // the index's own two parts
  const counts = parents.map(
    async (parentId) =>
      [parentId, await listRecords(database, { generation: shown.generation, entity, parentId }).count()] as const,
  )
  return new Map(await Promise.all(counts))
}

export const readCommands = (database: ManagerDatabase): Promise<StoredCommand[]> =>
  database.commands.orderBy('n').toArray()

/** Looks at what lies here, for what one change looks at. */
export async function baseLook(database: ManagerDatabase, command: StoredCommand): Promise<Look> {
  const { active } = await readFeed(database)
  const { look } = await foldOver(database, active.into, [{ ...command, state: 'waiting' }])
  return look
}

const foldPending = async (database: ManagerDatabase, generation: Generation, commands: readonly StoredCommand[]) =>
  (await foldOver(database, generation, commands)).folded

/** A fold looks at few records; which ones shows only when it is done: what it missed is read, and it is done again. */
async function foldOver(database: ManagerDatabase, generation: Generation, commands: readonly StoredCommand[]) {
  const known = new Map<string, { id: string } | undefined>()
  for (;;) {
    const missed = new Set<string>()
    const look = ((entity: Entity, id: string) => {
      const key = keyOf(entity, id)
      if (!known.has(key)) missed.add(key)
      return known.get(key)
    }) as Look // what lies under an entity's key is of that entity
    const folded = foldAll(commands, look)
    if (missed.size === 0) return { folded, look }
    const keys = [...missed]
    const found = await database.records(generation).bulkGet(keys)
    for (const [i, key] of keys.entries()) known.set(key, readable(found[i]) ?? undefined)
  }
}

/** What a person has to know of a record beside what it says. */
function marksOf(commands: readonly StoredCommand[], folded: ReadonlyMap<string, Effect>) {
  const marks = new Map<string, 'waiting' | 'attention'>()
  for (const key of folded.keys()) marks.set(key, 'waiting')
  for (const { about, state } of commands) {
    const key = keyOf(about.entity, about.id)
    if (state === 'attention') marks.set(key, 'attention')
    else if (!marks.has(key)) marks.set(key, 'waiting')
  }
  return marks
}

const marked = <E extends Entity>(row: FeedRecords[E], waiting: 'waiting' | 'attention' | undefined): Shown<E> => ({
  ...row,
  ...(waiting && { waiting }),
})

const readable = (record: StoredRecord | undefined) => (record && !record.unread ? record.row : null)

function parentOf<E extends Entity>(entity: E, row: FeedRecords[E]): unknown {
  const field = parentField[entity]
  const values: Record<string, unknown> = row
  return field ? values[field] : ''
}
