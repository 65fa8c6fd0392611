import { count, eq, inArray, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { AppError } from '#server/app-error.ts'
import { applicationProcesses, applications } from '#server/db/schema.ts'
import { applicationTombstones } from '#server/db/server-schema.ts'
import type { Queryable } from '#server/deps.ts'
import { columnsOf, type RowOf, type ScopedTable, type TenantAccess, within } from '#server/tenant/tenant-access.ts'
import type { ListMeta, Paging } from '#shared/paging.ts'

export interface Selection {
  where?: SQL | undefined
  /** Ending with something unique, or pages overlap. */
  orderBy: (SQL | PgColumn)[]
  paging: Paging
}

export interface RowReader {
  /** Only what is within reach, and all of it up to the limit: for what belongs to rows that a page has shown. */
  select: <T extends ScopedTable>(
    table: T,
    selection: Omit<Selection, 'paging'> & { limit?: number },
  ) => Promise<RowOf<T>[]>
  /** How many rows there are for each value of a column; a value without rows is missing. */
  countBy: (table: ScopedTable, column: PgColumn, where: SQL | undefined) => Promise<Map<unknown, number>>
  /** Only what is within reach, whatever the selection asks for. */
  list: <T extends ScopedTable>(table: T, selection: Selection) => Promise<{ rows: RowOf<T>[]; meta: ListMeta }>
  /** @throws AppError as `refusal` */
  find: <T extends ScopedTable>(table: T, id: string) => Promise<RowOf<T>>
}

export const createRowReader = (db: Queryable, reach: TenantAccess): RowReader => ({
  async list<T extends ScopedTable>(table: T, { where, orderBy, paging: { limit, offset } }: Selection) {
    const { id, organizationId } = columnsOf(table)
    const condition = within(reach, organizationId, where)
    const [counted] = await db.select({ total: count() }).from(asTable(table)).where(condition)
    const found = db.select({ id }).from(asTable(table)).where(condition)
    // Where an index knows the order and the condition, only the rows of the page are read, and not those before it.
    const page = found
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset)
    const rows = db.select().from(asTable(table)).where(inArray(id, page))
    return { rows: rowsOf<T>(await rows.orderBy(...orderBy)), meta: { total: counted?.total ?? 0, limit, offset } }
  },
  async select<T extends ScopedTable>(
    table: T,
    { where, orderBy, limit }: Omit<Selection, 'paging'> & { limit?: number },
  ) {
    const rows = db
      .select()
      .from(asTable(table))
      .where(within(reach, columnsOf(table).organizationId, where))
    const ordered = rows.orderBy(...orderBy)
    return rowsOf<T>(await (limit === undefined ? ordered : ordered.limit(limit)))
  },
  async countBy(table, column, where) {
    const rows = db.select({ value: column, total: count() }).from(asTable(table))
    const counted = await rows.where(within(reach, columnsOf(table).organizationId, where)).groupBy(column)
    return new Map(counted.map(({ value, total }) => [value, total]))
  },
  async find<T extends ScopedTable>(table: T, id: string) {
    const rows = db.select().from(asTable(table))
    return theOne<T>(await rows.where(withinById(reach, table, id)), () => refusal(db, table, id))
  },
})

/** The same, kept from being changed by others until the transaction ends. @throws AppError as `refusal` */
export const lockRow = async <T extends ScopedTable>(
  transaction: Queryable,
  reach: TenantAccess,
  table: T,
  id: string,
): Promise<RowOf<T>> => {
  const rows = transaction.select().from(asTable(table))
  return theOne<T>(await rows.where(withinById(reach, table, id)).for('update'), () => refusal(transaction, table, id))
}

export const withinById = (reach: TenantAccess, table: ScopedTable, id: string): SQL | undefined => {
  const columns = columnsOf(table)
  return within(reach, columns.organizationId, eq(columns.id, id))
}

/** @throws what `refuse` says when there is none */
export async function theOne<T extends ScopedTable>(
  rows: unknown[],
  refuse: () => Promise<AppError>,
): Promise<RowOf<T>> {
  const [row] = rowsOf<T>(rows)
  if (!row) throw await refuse()
  return row
}

/**
 * Why a row cannot be had. Another organization's is as unknown as one that does not exist, except for a process
 * (sign-in.md, Roles); and what was erased is told from both, as its sender is told too.
 */
export async function refusal(db: Queryable, table: ScopedTable, id: string): Promise<AppError> {
  const exists = async (where: PgTable, column: PgColumn) =>
    (await db.select({ id: column }).from(where).where(eq(column, id))).length > 0
  if (table === applicationProcesses) {
    return new AppError((await exists(table, applicationProcesses.id)) ? 'ACCESS_DENIED' : 'PROCESS_NOT_FOUND')
  }
  const isErased = table === applications && (await exists(applicationTombstones, applicationTombstones.id))
  return new AppError(isErased ? 'APPLICATION_ERASED' : 'NOT_FOUND')
}

/** The query builder knows a table's rows only where it knows the table; here it is any of them. */
export const asTable = (table: ScopedTable): PgTable => table
export const rowsOf = <T extends ScopedTable>(rows: unknown[]): RowOf<T>[] => rows as RowOf<T>[]
