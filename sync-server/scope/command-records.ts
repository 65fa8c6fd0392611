import { eq, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { publicRecord, type StoredRow, stores } from '#server/feed/rows/stores.ts'
import { columnsOf, type ScopedTable } from '#server/tenant/tenant-access.ts'
import type { Read } from '#shared/command.ts'
import type { Entity } from '#shared/feed/feed.ts'
import type { ScopedTransaction } from './scoped-transaction.ts'

/** What one command has read, each once. */
export interface CommandRecords {
  /** For a rule. What was not read yet is read, and it is asked again. */
  ask: <T>(rule: (read: Read) => T) => Promise<T>
  /** @throws AppError as `find` of the transaction */
  find: <E extends Entity>(entity: E, id: string) => Promise<StoredRow<E>>
  /** @throws AppError as `find` */
  lock: <E extends Entity>(entity: E, id: string) => Promise<StoredRow<E>>
  /** Undefined for one that is not there, or out of reach. */
  look: <E extends Entity>(entity: E, id: string) => Promise<StoredRow<E> | undefined>
  list: <E extends Entity>(entity: E, parentId: string) => Promise<readonly StoredRow<E>[]>
  forget: (entity: Entity, id: string) => void
  /** What was looked for and is not there. */
  absent: () => { entity: Entity; id: string } | undefined
}

/** Says what a rule looked at and was not read. */
class Missing extends Error {
  readonly fetch: () => Promise<unknown>
  constructor(fetch: () => Promise<unknown>) {
    super('not read yet')
    this.fetch = fetch
  }
}

interface Store {
  table: ScopedTable
  parent?: PgColumn
  orderBy?: (SQL | PgColumn)[]
}
/** What lies in an entity's table is of that entity, which the type of all of them cannot say. */
const storeOf = (entity: Entity) => stores[entity] as unknown as Store

export function openRecords(scoped: ScopedTransaction): CommandRecords {
  const rows = new Map<string, unknown>()
  const lists = new Map<string, unknown[]>()
  const locked = new Set<string>()
  let absent: { entity: Entity; id: string } | undefined
  const keep = async (key: string, row: Promise<unknown>) => {
    rows.set(key, await row)
    return rows.get(key)
  }
  const look = async (entity: Entity, id: string) => {
    const key = `${entity}:${id}`
    if (rows.has(key)) return rows.get(key)
    const { table } = storeOf(entity)
    const where = eq(columnsOf(table).id, id)
    return keep(
      key,
      scoped.select(table, { where, orderBy: [columnsOf(table).id] }).then(([row]) => row),
    )
  }
  const list = async (entity: Entity, parentId: string) => {
    const key = `${entity}:${parentId}`
    const { table, parent, orderBy } = storeOf(entity)
    if (!parent || !orderBy) throw new Error(`nothing reads every ${entity} of a parent`)
    const known = lists.get(key)
    const found = known ?? (await scoped.select(table, { where: eq(parent, parentId), orderBy }))
    lists.set(key, found)
    return found
  }
  const read = ((entity: Entity, id: string) => {
    const key = `${entity}:${id}`
    if (!rows.has(key)) throw new Missing(() => look(entity, id))
    const row = rows.get(key)
    if (row === undefined) absent = { entity, id }
    return row && publicRecord(entity, row)
  }) as Read
  read.of = ((entity: Entity, parentId: string) => {
    const found = lists.get(`${entity}:${parentId}`)
    if (!found) throw new Missing(() => list(entity, parentId))
    return found.map((row) => publicRecord(entity, row))
  }) as Read['of']
  return {
    async ask(rule) {
      for (;;) {
        try {
          return rule(read)
        } catch (error) {
          if (!(error instanceof Missing)) throw error
          await error.fetch()
        }
      }
    },
    find: async (entity, id) => {
      const key = `${entity}:${id}`
      return (rows.get(key) ?? keep(key, scoped.find(storeOf(entity).table, id))) as never
    },
    lock: async (entity, id) => {
      const key = `${entity}:${id}`
      if (!locked.has(key)) await keep(key, scoped.lock(storeOf(entity).table, id))
      locked.add(key)
      return rows.get(key) as never
    },
    look: look as CommandRecords['look'],
    list: list as unknown as CommandRecords['list'],
    forget: (entity, id) => void rows.delete(`${entity}:${id}`),
    absent: () => absent,
  }
}
