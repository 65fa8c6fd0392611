import { type ClientBase, escapeIdentifier } from 'pg'
import * as z from 'zod/mini'

/** Who is signed in where, and who asked how often: not for another place or time than this one. */
const leftOut = new Set(['sessions', 'ended_tokens', 'identity_records', 'rate_limits'])
const ROWS_AT_ONCE = 200

/** Every table that holds something to keep, with its columns. */
export async function readTables(client: ClientBase): Promise<Record<string, string[]>> {
  const { rows } = await client.query(`
    select c.relname as name, json_agg(a.attname order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relpersistence = 'p' and a.attgenerated = ''
    group by c.relname order by c.relname`)
  const tables = z.parse(z.array(z.object({ name: z.string(), columns: z.array(z.string()) })), rows)
  return Object.fromEntries(tables.filter(({ name }) => !leftOut.has(name)).map(({ name, columns }) => [name, columns]))
}

/** In the order of their application; none of a database that has had none. */
export async function readAppliedMigrations(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query(`select to_regclass('drizzle.__drizzle_migrations') is not null as "isThere"`)
  const [{ isThere } = { isThere: false }] = z.parse(z.array(z.object({ isThere: z.boolean() })), rows)
  if (!isThere) return []
  const applied = await client.query('select name from drizzle.__drizzle_migrations order by name')
  return z.parse(z.array(z.object({ name: z.string() })), applied.rows).map(({ name }) => name)
}

/** What a query finds, some rows at a time, however many there are. Needs a transaction. */
export async function* readInParts(client: ClientBase, query: string): AsyncGenerator<unknown[]> {
  await client.query(`declare parts no scroll cursor for ${query}`)
  for (;;) {
    const { rows } = await client.query<Record<string, unknown>>(`fetch ${ROWS_AT_ONCE} from parts`)
    if (rows.length === 0) break
    yield rows
  }
  await client.query('close parts')
}

const line = z.object({ line: z.string() })

/** A table's rows as lines of JSON, which PostgreSQL reads again without losing anything. */
export async function* dumpTable(client: ClientBase, table: string): AsyncGenerator<{ rows: number; text: string }> {
  for await (const rows of readInParts(client, `select to_json(t)::text as line from ${escapeIdentifier(table)} t`)) {
    const lines = rows.map((row) => `${z.parse(line, row).line}\n`)
    yield { rows: lines.length, text: lines.join('') }
  }
}
