import type { Read } from '#shared/command.ts'
import type { Entity, FeedRecords } from '#shared/feed/feed.ts'
import { commandOf } from '#shared/every-command.ts'
import type { Effect } from '#shared/run-command.ts'
import { watchedRead } from '#web/kit/device/storage/watched-read.ts'
import type { Generation, StoredRecord } from '#web/manage/storage/feed.ts'
import type { ManagerDatabase } from '#web/manage/storage/manager-database.ts'
import type { StoredCommand } from '#web/manage/storage/stored-command.ts'
import { listRecords, listWithStatus } from '#web/manage/storage/stored-records.ts'
import { effectsOfAll, withEffects } from '#web/manage/sync/effects/effects.ts'
import { type KeptList, readList } from '#web/manage/sync/feed/kept-list.ts'
import { keyOf, readFeed, readOfShown, readShown } from '#web/manage/sync/feed/stored-feed.ts'

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
export const readRecords = <E extends Entity>(
  database: ManagerDatabase,
  entity: E,
  parentId?: string,
  memory: { list?: KeptList } = {},
): Promise<Shown<E>[] | undefined> =>
  readOfShown(database, async ({ generation, isComplete }) => {
    const commands = await readCommands(database)
    const effects = commands.length > 0 ? await pendingEffects(database, generation, commands) : undefined
    memory.list = await readList(database, { generation, entity, parentId }, memory.list)
    // The same list says something else once no more is to come.
    if (isComplete && partial.has(memory.list.rows)) memory.list = { ...memory.list, rows: [...memory.list.rows] }
    const noted = (list: Shown<E>[]) => {
      if (!isComplete) partial.add(list)
      return list
    }
    const stored = memory.list.rows as Shown<E>[] // written by recordOf, which has read them
    if (!effects) return noted(stored)
    const rows = withEffects<FeedRecords[E]>(entity, parentId, stored, effects)
    const marks = marksOf(commands, effects)
    return noted([...rows].map(([id, row]) => marked(row, marks.get(keyOf(entity, id)))))
  })

/** Of the records of a parent that came, without reading them; undefined before anything did. */
export const readIds = (database: ManagerDatabase, entity: Entity, parentId: string): Promise<string[] | undefined> =>
  readOfShown(database, async ({ generation }) => {
    const keys = await listRecords(database, { generation, entity, parentId }).primaryKeys()
    return keys.map((key) => key.slice(keyOf(entity, '').length))
  })

/** For who decides by them and does not watch: of one moment, in which what was just confirmed is a record or a change, and never neither. */
export const readRecordsNow = <E extends Entity>(
  database: ManagerDatabase,
  entity: E,
  parentId: string,
): Promise<Shown<E>[] | undefined> =>
  database.transaction('r', database.changeTables, async () => readRecords(database, entity, parentId))

/** Null: not on this device. Undefined before anything was read. */
export const readRecord = <E extends Entity>(
  database: ManagerDatabase,
  entity: E,
  id: string,
): Promise<Shown<E> | null | undefined> =>
  readOfShown(database, async ({ generation }) => {
    const commands = await readCommands(database)
    const effects = await pendingEffects(database, generation, commands)
    const key = keyOf(entity, id)
    const stored = await database.records(generation).get(key)
    const effect = effects.get(key)
    const row = effect ? effect.row : readable(stored)
    return row && marked(row as FeedRecords[E], marksOf(commands, effects).get(key)) // of this entity
  })

/** Reads records as they are now, one after the other; what waits is done once for all of them. Inside the transaction of the caller. */
export async function readerOf(database: ManagerDatabase) {
  const shown = await readShown(database)
  const effects = shown && (await pendingEffects(database, shown.generation, await readCommands(database)))
  return async <E extends Entity>(entity: E, id: string): Promise<FeedRecords[E] | null> => {
    if (!shown) return null
    const key = keyOf(entity, id)
    const effect = effects?.get(key)
    const row = effect ? effect.row : readable(await database.records(shown.generation).get(key))
    return row as FeedRecords[E] | null // of this entity
  }
}

/** How many there are under each parent, by the index alone. */
export const countByParent = (database: ManagerDatabase, entity: Entity): Promise<Map<string, number> | undefined> =>
  readOfShown(database, async ({ generation }) => {
    const keys = await listRecords(database, { generation, entity }).uniqueKeys()
    const parents = (keys as unknown as [string, string][]).map(([, parent]) => parent) // the index's own two parts
    const counts = parents.map(
      async (parentId) => [parentId, await listRecords(database, { generation, entity, parentId }).count()] as const,
    )
    return new Map(await Promise.all(counts))
  })

/**
 * How many applications of each process wait for a first decision that came after a moment: counted by the index, and put right by
 * what was decided here.
 * @param since by process, as ISO text
 */
export const countUndecided = watchedRead((database: ManagerDatabase, since: ReadonlyMap<string, string>) =>
  database.transaction('r', database.changeTables, async (): Promise<Map<string, number>> => {
    const shown = await readShown(database)
    if (!shown) return new Map()
    const { generation } = shown
    const counts = new Map<string, number>()
    for (const [parentId, after] of since) {
      const of = { generation, entity: 'application', status: 'submitted', parentId, after }
      counts.set(parentId, await listWithStatus(database, of).count())
    }
    const effects = await pendingEffects(database, generation, await readCommands(database))
    for (const { entity, id, row } of effects.values()) {
      if (entity !== 'application') continue
      const stored = readable(await database.records(generation).get(keyOf(entity, id))) as Undecided | null
      for (const [each, by] of [
        [stored, -1],
        [row as Undecided | null, 1],
      ] as const) {
        if (each?.status !== 'submitted' || each.createdAt <= (since.get(each.processId) ?? '~')) continue
        counts.set(each.processId, (counts.get(each.processId) ?? 0) + by)
      }
    }
    return counts
  }),
)

type Undecided = Pick<FeedRecords['application'], 'status' | 'createdAt' | 'processId'>

/** @param parentIds to which they belong; without it all of them */
export const readWithStatus = <E extends Entity>(
  database: ManagerDatabase,
  entity: E,
  statuses: readonly string[],
  parentIds: readonly string[] | [undefined] = [undefined],
): Promise<FeedRecords[E][] | undefined> =>
  readOfShown(database, async ({ generation }) => {
    const effects = await pendingEffects(database, generation, await readCommands(database))
    const found = new Map<string | undefined, FeedRecords[E][]>()
    for (const parentId of parentIds) {
      const stored: StoredRecord[] = []
      for (const status of statuses) {
        stored.push(...(await listWithStatus(database, { generation, entity, status, parentId }).toArray()))
      }
      found.set(parentId, stored.flatMap((each) => readable(each) ?? []) as FeedRecords[E][]) // what lies under its name is of it
    }
    return [...found]
      .flatMap(([parentId, rows]) => [...withEffects(entity, parentId, rows, effects).values()])
      .filter((row) => 'status' in row && statuses.includes(row.status))
  })

export const readCommands = (database: ManagerDatabase): Promise<StoredCommand[]> =>
  database.commands.orderBy('n').toArray()

/** What lies here, as far as one change looks at it. */
export async function readBase(database: ManagerDatabase, command: StoredCommand): Promise<Read> {
  const { active } = await readFeed(database)
  const { read } = await runOver(database, active.into, [{ ...command, state: 'waiting' }])
  return read
}

/**
 * What the changes that wait make of the records. To be read before these: what is confirmed in between is then both, which comes to the
 * same, and never neither.
 */
export const pendingEffects = watchedRead(
  async (database: ManagerDatabase, generation: Generation, commands: readonly StoredCommand[]) =>
    (await runOver(database, generation, commands)).effects,
)

/** A rule looks at few records; which ones shows only when it is done: what it missed is read, and it is done again. */
async function runOver(database: ManagerDatabase, generation: Generation, commands: readonly StoredCommand[]) {
  const known = new Map<string, { id: string } | undefined>()
  const lists = new Map<string, { id: string }[]>()
  for (;;) {
    const missed = new Set<string>()
    const missedLists = new Map<string, { entity: Entity; parentId: string }>()
    const read = ((entity: Entity, id: string) => {
      const key = keyOf(entity, id)
      if (!known.has(key)) missed.add(key)
      return known.get(key)
    }) as Read // what lies under an entity's key is of that entity
    read.of = ((entity: Entity, parentId: string) => {
      const key = keyOf(entity, parentId)
      if (!lists.has(key)) missedLists.set(key, { entity, parentId })
      return lists.get(key) ?? []
    }) as Read['of']
    const effects = effectsOfAll(commands, read)
    if (missed.size + missedLists.size === 0) return { effects, read }
    for (const [key, { entity, parentId }] of missedLists) {
      const found = await listRecords(database, { generation, entity, parentId }).toArray()
      lists.set(key, found.flatMap((each) => readable(each) ?? []).toSorted(byAge))
    }
    const keys = [...missed]
    const found = await database.records(generation).bulkGet(keys)
    for (const [i, key] of keys.entries()) known.set(key, readable(found[i]) ?? undefined)
  }
}

/** What a person has to know of a record beside what it says. */
export function marksOf(commands: readonly StoredCommand[], effects: ReadonlyMap<string, Effect>) {
  const marks = new Map<string, 'waiting' | 'attention'>()
  const isApart = ({ name }: StoredCommand) => commandOf(name)?.apart !== undefined
  const rest = commands.filter((command) => !isApart(command)).map(({ about }) => keyOf(about.entity, about.id))
  // Of a star or a tag no row says that it waits: the head does.
  const quiet = new Set(commands.filter(isApart).map(({ about }) => keyOf(about.entity, about.id)))
  for (const key of rest) quiet.delete(key)
  for (const key of effects.keys()) if (!quiet.has(key)) marks.set(key, 'waiting')
  for (const { about, state } of commands) {
    const key = keyOf(about.entity, about.id)
    if (state === 'attention') marks.set(key, 'attention')
    else if (!marks.has(key) && !quiet.has(key)) marks.set(key, 'waiting')
  }
  return marks
}

/** One of which nothing waits is the same object as before: what is known of thousands is not found out anew with each change. */
export const marked = <E extends Entity>(row: FeedRecords[E], waiting: 'waiting' | 'attention' | undefined): Shown<E> =>
  (waiting ? { ...row, waiting } : row) as Shown<E> // what is added is all that it has besides

/** Null of a record that this version cannot read. */
export const readable = (record: StoredRecord | undefined) => (record && !record.unread ? record.row : null)

const byAge = (a: object, b: object) => (ageOf(a) < ageOf(b) ? -1 : 1)
const ageOf = (row: object) => ('createdAt' in row ? String(row.createdAt) : '')
