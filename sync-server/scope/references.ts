import { eq, getColumns } from 'drizzle-orm'
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import { AppError } from '#server/app-error.ts'
import { organizations, users } from '#server/db/schema.ts'
import type { Queryable } from '#server/deps.ts'
import type { ScopedTable } from '#server/tenant/tenant-access.ts'

/**
 * A row of one organization never refers to a row of another: a process lets a property of its own organization.
 * What is referred to stays until the transaction ends.
 * @throws AppError NOT_FOUND for what is another organization's, as for what does not exist
 */
export async function checkReferences(
  transaction: Queryable,
  table: ScopedTable,
  values: Readonly<Record<string, unknown>>,
  { organizationId, actorId }: { organizationId: string | null; actorId: string },
): Promise<void> {
  for (const { field, target, id, owner } of referencesOf(table)) {
    const value = values[field]
    if (value === undefined || value === null) continue
    // Who does it is kept by `lockActor`, and may be a platform owner, who belongs to no organization.
    if (target === users && value === actorId) continue
    const [row] = await transaction.select({ owner }).from(target).where(eq(id, value)).for('key share')
    if (!row || row.owner !== organizationId) throw new AppError('NOT_FOUND')
  }
}

interface Reference {
  /** Of the row, as the code names it. */
  field: string
  target: PgTable
  id: PgColumn
  /** Says whose the target is. */
  owner: PgColumn
}

/** Foreign keys to rows that are somebody's, as the schema declares them. */
const referencesOf = (table: ScopedTable): Reference[] =>
  getTableConfig(table).foreignKeys.flatMap(({ reference }) => {
    const { columns, foreignTable, foreignColumns } = reference()
    const [column, id] = [columns[0], foreignColumns[0]]
    const owner = foreignTable === organizations ? id : fieldsOf(foreignTable)['organizationId']
    const field = Object.entries(fieldsOf(table)).find(([, candidate]) => candidate === column)?.[0]
    return field && id && owner ? [{ field, target: foreignTable, id, owner }] : []
  })

const fieldsOf = (table: PgTable): Record<string, PgColumn> => getColumns(table)
