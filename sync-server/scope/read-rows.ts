import { count, eq, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Queryable } from '#server/deps.ts'
import { AppError } from '#server/http/app-error.ts'
import type { ListMeta, Paging } from '#shared/paging.ts'
import { columnsOf, type Reach, type RowOf, type ScopedTable, within } from './reach.ts'

export interface Selection {
  where?: SQL | undefined
  /** Ending with something unique, or pages overlap. */
  orderBy: (SQL | PgColumn)[]
  paging: Paging
}

export interface RowReader {
  /** Only what is within reach, whatever the selection asks for. */
  list: <T extends ScopedTable>(table: T, selection: Selection) => Promise<{ rows: RowOf<T>[]; meta: ListMeta }>
  /** @throws AppError NOT_FOUND, also for a row that exists out of reach */
  find: <T extends ScopedTable>(table: T, id: string) => Promise<RowOf<T>>
}

export const createRowReader = (db: Queryable, reach: Reach): RowReader => ({
  async list<T extends ScopedTable>(table: T, { where, orderBy, paging: { limit, offset } }: Selection) {
    const condition = within(reach, columnsOf(table).organizationId, where)
    const [counted] = await db.select({ total: count() }).from(asTable(table)).where(condition)
    const page = db.select().from(asTable(table)).where(condition).limit(limit).offset(offset)
    const rows = rowsOf<T>(await page.orderBy(...orderBy))
    return { rows, meta: { total: counted?.total ?? 0, limit, offset } }
  },
  async find<T extends ScopedTable>(table: T, id: string) {
    const rows = db.select().from(asTable(table))
    return theOne<T>(await rows.where(withinById(reach, table, id)))
  },
})

/** The same, kept from being changed by others until the transaction ends. @throws AppError NOT_FOUND */
export const lockRow = async <T extends ScopedTable>(
  transaction: Queryable,
  reach: Reach,
  table: T,
  id: string,
): Promise<RowOf<T>> => {
  const rows = transaction.select().from(asTable(table))
  return theOne<T>(await rows.where(withinById(reach, table, id)).for('update'))
}

export const withinById = (reach: Reach, table: ScopedTable, id: string): SQL | undefined => {
  const columns = columnsOf(table)
  return within(reach, columns.organizationId, eq(columns.id, id))
}

/** @throws AppError NOT_FOUND when there is none */
export function theOne<T extends ScopedTable>(rows: unknown[]): RowOf<T> {
  const [row] = rowsOf<T>(rows)
  if (!row) throw new AppError('NOT_FOUND')
  return row
}

/** The query builder knows a table's rows only where it knows the table; here it is any of them. */
export const asTable = (table: ScopedTable): PgTable => table
export const rowsOf = <T extends ScopedTable>(rows: unknown[]): RowOf<T>[] => rows as RowOf<T>[]
