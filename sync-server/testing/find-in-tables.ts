import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Db } from '#server/deps.ts'

const result = z.object({ rows: z.array(z.object({ name: z.string() })) })

/** Tables in which a row holds a text anywhere: in a column of any type, and within JSON. */
export async function findInTables(db: Db, text: string): Promise<string[]> {
  const tables = sql`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`
  const found = []
  for (const { name } of z.parse(result, await db.execute(tables)).rows) {
    const holding = sql`select ${name} as name from ${sql.identifier(name)} each
      where position(${text} in each::text) > 0 limit 1`
    if (z.parse(result, await db.execute(holding)).rows.length > 0) found.push(name)
  }
  return found
}
