import { sql } from 'drizzle-orm'
import type { Db } from '#server/deps.ts'

/** Every column of every table in which a text stands, written as `table.column`: whatever is added later is looked at too. */
export async function findEverywhere(db: Db, text: string): Promise<string[]> {
  const columns = await db.execute<{ table: string; column: string }>(sql`
    select columns.table_name as "table", columns.column_name as "column"
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where columns.table_schema = 'public' and tables.table_type = 'BASE TABLE'`)
  const found: string[] = []
  for (const { table, column } of columns.rows) {
    const stands = sql`position(lower(${text}) in lower(${sql.identifier(column)}::text)) > 0`
    const { rows } = await db.execute<object>(sql`select 1 from ${sql.identifier(table)} where ${stands} limit 1`)
    if (rows.length > 0) found.push(`${table}.${column}`)
  }
  return found.toSorted()
}
