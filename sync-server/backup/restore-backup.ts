import { type Client, escapeIdentifier } from 'pg'
import * as z from 'zod/mini'
import { knownMigrations } from '#server/db/migration-record.ts'
import { openClient } from '#server/db/open-client.ts'
import { migrateDatabase } from '#server/db/open-database.ts'
import type { DocumentStorage } from '#server/document/storage/document-storage.ts'
import type { Beginning, Ending } from './archive-content.ts'
import { BackupError } from './backup-error.ts'
import { readAppliedMigrations, readTables } from './dump-tables.ts'
import { readBackup, verifyBackup } from './read-backup.ts'

interface Target {
  databaseUrl: string
  storage: Pick<DocumentStorage, 'write'>
  key: string | undefined
}

/**
 * Brings a backup into an empty installation: all of it or nothing. Every device begins anew afterwards, and everybody signs in
 * again.
 * @throws BackupError when the backup is not whole, or something is there already
 */
export async function restoreBackup(target: Target, file: string): Promise<Ending> {
  await verifyBackup(file, target.key)
  await using client = await openClient(target.databaseUrl)
  const ending = await load(client, target, file)
  // What came after the version that the backup was made with.
  await migrateDatabase(target.databaseUrl)
  return ending
}

async function load(client: Client, { databaseUrl, storage, key }: Target, file: string): Promise<Ending> {
  let begun: Beginning | undefined
  let foreignKeys: ForeignKey[] = []
  const ending = await readBackup(file, key, {
    async begin(said) {
      begun = said
      await makeTables(client, databaseUrl, said.migrations)
      await client.query('begin')
      await checkIsEmpty(client)
      foreignKeys = await readForeignKeys(client)
      // By their names, for the owner of the tables: whoever sets aside all checks at once must be more than that.
      for (const { table, name } of foreignKeys) await client.query(`alter table ${table} drop constraint ${name}`)
      for (const table of tableNames(said)) await client.query(`alter table ${table} disable trigger user`)
    },
    async rows(table, lines) {
      const columns = begun?.tables[table]?.map((column) => escapeIdentifier(column)).join(', ')
      if (columns === undefined) throw new BackupError(`The backup holds rows of an unknown table: ${table}`)
      const name = escapeIdentifier(table)
      const rows = `json_populate_recordset(null::${name}, $1::json)`
      await client.query(`insert into ${name} (${columns}) select ${columns} from ${rows}`, [`[${lines.join(',')}]`])
    },
    async file(storageKey, size, content) {
      await storage.write(storageKey, ReadableStream.from(content), size, () => {})
    },
  })
  if (!begun) throw new BackupError('The backup has no beginning.')
  for (const table of tableNames(begun)) await client.query(`alter table ${table} enable trigger user`)
  // Looks at every row again: nothing may speak of what is not there.
  for (const { table, name, rule } of foreignKeys) {
    await client.query(`alter table ${table} add constraint ${name} ${rule}`)
  }
  await client.query('update sync_heads set epoch = gen_random_uuid()')
  await client.query('commit')
  return ending
}

/** The tables as the backup knows them, which a later version goes on from. */
async function makeTables(client: Client, databaseUrl: string, migrations: string[]): Promise<void> {
  const known = new Set(knownMigrations())
  const unknown = migrations.find((name) => !known.has(name))
  if (unknown)
    throw new BackupError(`The backup was made by a later version (${unknown}). Please restore it with that.`)
  const applied = await readAppliedMigrations(client)
  if (applied.length === 0) return migrateDatabase(databaseUrl, migrations)
  if (applied.join() !== migrations.join()) {
    throw new BackupError('The database has the tables of another version than the backup. Please use a new database.')
  }
}

async function checkIsEmpty(client: Client): Promise<void> {
  for (const table of Object.keys(await readTables(client))) {
    const { rowCount } = await client.query(`select 1 from ${escapeIdentifier(table)} limit 1`)
    if (rowCount)
      throw new BackupError(`The installation is not empty (${table}). A backup is restored into a new one only.`)
  }
}

const foreignKey = z.object({ table: z.string(), name: z.string(), rule: z.string() })
type ForeignKey = z.output<typeof foreignKey>

async function readForeignKeys(client: Client): Promise<ForeignKey[]> {
  const { rows } = await client.query(`
    select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as rule
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`)
  return z.parse(z.array(foreignKey), rows)
}

const tableNames = ({ tables }: Beginning) => Object.keys(tables).map((table) => escapeIdentifier(table))
