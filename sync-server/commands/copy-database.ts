import { drizzle } from 'drizzle-orm/node-postgres'
import { type Client, escapeIdentifier } from 'pg'
import { lockNumbers } from '#server/db/lock-numbers.ts'
import { openClient } from '#server/db/open-client.ts'
import { rotateEpoch } from '#server/feed/rotate-epoch.ts'
import { StartError } from '#server/start-error.ts'
import { copyTable, sumOf } from './copy-table.ts'

/** Counts that are worth nothing a minute later. */
const leftBehind = new Set(['rate_limits'])

/**
 * Every row, exactly, in one transaction. The new database's triggers are quiet meanwhile, so that the order of changes
 * stays what it was; devices begin anew all the same, because both places may go on from here.
 * @throws StartError when the new database is not empty, or does not hold the same in the end
 */
export async function copyDatabase(sourceUrl: string, targetUrl: string, say: (line: string) => void): Promise<void> {
  await using source = await connect(sourceUrl)
  await using target = await connect(targetUrl)
  await source.query('begin isolation level repeatable read read only')
  await target.query('begin')
  await target.query('select pg_advisory_xact_lock($1)', [lockNumbers.move])
  await refuseRows(target)

  const tables = await tablesOf(target)
  const references = await referencesOf(target)
  const all = async (statements: string[]) => {
    for (const statement of statements) await target.query(statement)
  }
  await all(tables.map((table) => `alter table ${escapeIdentifier(table)} disable trigger user`))
  await all(references.map((each) => `${each} deferrable initially deferred`))
  for (const table of tables) {
    const count = await copyTable(source, target, table)
    if (count > 0) say(`${table}: ${count} rows`)
  }
  // Checks them all now: nothing can be altered while checks are due.
  await target.query('set constraints all immediate')
  await all(references.map((each) => `${each} not deferrable`))
  await all(tables.map((table) => `alter table ${escapeIdentifier(table)} enable trigger user`))
  await copySequences(source, target)
  for (const table of tables) {
    const [before, after] = [await sumOf(source, table), await sumOf(target, table)]
    if (before !== after) throw new StartError(`The copy of ${table} is not the same. Nothing was kept of it.`)
  }
  await rotateEpoch(drizzle({ client: target }))
  await target.query('commit')
}

/** @throws StartError */
export async function expectEmpty(url: string): Promise<void> {
  await using target = await connect(url)
  await refuseRows(target)
}

/** Both as this version of the server makes them. @throws StartError */
export async function expectSameMigrations(sourceUrl: string, targetUrl: string): Promise<void> {
  await using source = await connect(sourceUrl)
  await using target = await connect(targetUrl)
  const [before, after] = [await migrationsOf(source), await migrationsOf(target)]
  if (before === after) return
  throw new StartError(
    'The old database is of another version. Start this version of the server on it once, and stop it.',
  )
}

async function connect(url: string) {
  const client = await openClient(url)
  // What is read as text is the same text on both sides.
  await client.query(`set timezone = 'UTC'; set datestyle = 'ISO'; set intervalstyle = 'postgres'`)
  return client
}

async function refuseRows(client: Client): Promise<void> {
  for (const table of await tablesOf(client)) {
    const { rows } = await client.query(`select 1 from ${escapeIdentifier(table)} limit 1`)
    if (rows.length > 0) throw new StartError(`The new database is not empty: there are rows in ${table}.`)
  }
}

const tablesOf = async (client: Client) =>
  (
    await textsOf(
      client,
      `select table_name as text from information_schema.tables
        where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
    )
  ).filter((table) => !leftBehind.has(table))

/** What says of each foreign key how it is to be altered, but for the end. */
const referencesOf = (client: Client) =>
  textsOf(
    client,
    `select format('alter table %s alter constraint %I', conrelid::regclass, conname) as text
      from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  )

const migrationsOf = async (client: Client) => {
  const [table] = await textsOf(client, `select to_regclass('drizzle.__drizzle_migrations')::text as text`)
  if (!table) return ''
  return (await textsOf(client, 'select hash as text from drizzle.__drizzle_migrations order by hash')).join()
}

async function copySequences(source: Client, target: Client): Promise<void> {
  const values = await textsOf(
    source,
    `select format('select setval(%L, %s)', quote_ident(sequencename), last_value) as text from pg_sequences
      where schemaname = 'public' and last_value is not null`,
  )
  for (const statement of values) await target.query(statement)
}

async function textsOf(client: Client, query: string): Promise<string[]> {
  const { rows } = await client.query<{ text: string | null }>(query)
  return rows.flatMap(({ text }) => text ?? [])
}
