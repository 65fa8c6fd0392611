import { type Client, escapeIdentifier } from 'pg'

const ROWS_AT_ONCE = 500

interface Column {
  name: string
  type: string
}

/**
 * Copies rows as PostgreSQL itself writes and reads their values, so that none of them passes through a number or a date of
 * another language. Both sides are in a transaction.
 * @returns how many
 */
export async function copyTable(source: Client, target: Client, table: string): Promise<number> {
  const columns = await columnsOf(target, table)
  const names = columns.map(({ name }) => escapeIdentifier(name)).join(', ')
  const texts = columns.map(({ name }) => `${escapeIdentifier(name)}::text`).join(', ')
  const values = columns.map(({ type }, index) => `c${index}::${type}`).join(', ')
  const given = columns.map((_, index) => `$${index + 1}::text[]`).join(', ')
  const aliases = columns.map((_, index) => `c${index}`).join(', ')
  const insert = `insert into ${escapeIdentifier(table)} (${names}) overriding system value
    select ${values} from unnest(${given}) as given (${aliases})`

  await source.query(`declare moving no scroll cursor for select ${texts} from ${escapeIdentifier(table)}`)
  let count = 0
  for (;;) {
    const { rows } = await source.query<(string | null)[]>({ text: `fetch ${ROWS_AT_ONCE} moving`, rowMode: 'array' })
    if (rows.length === 0) break
    await target.query(
      insert,
      columns.map((_, index) => rows.map((row) => row[index] ?? null)),
    )
    count += rows.length
  }
  await source.query('close moving')
  return count
}

/** Of all rows, whatever order they lie in. */
export async function sumOf(client: Client, table: string): Promise<string> {
  const columns = await columnsOf(client, table)
  const texts = columns.map(({ name }) => `${escapeIdentifier(name)}::text`).join(', ')
  const { rows } = await client.query<{ sum: string }>(
    `select count(*) || ' ' || coalesce(sum(('x' || left(md5(row(${texts})::text), 15))::bit(60)::bigint), 0) as sum
      from ${escapeIdentifier(table)}`,
  )
  return rows[0]?.sum ?? ''
}

/** In an order that both sides have, whenever a column came. */
async function columnsOf(client: Client, table: string): Promise<Column[]> {
  const { rows } = await client.query<Column>(
    `select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
      where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attname`,
    [escapeIdentifier(table)],
  )
  return rows
}
