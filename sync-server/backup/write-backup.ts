import { createHash } from 'node:crypto'
import { createWriteStream, existsSync } from 'node:fs'
import { link, open, rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Client } from 'pg'
import { openClient } from '#server/db/open-client.ts'
import type { DocumentStorage } from '#server/document/storage/document-storage.ts'
import { syncDirectory } from '#server/whole-file.ts'
import { type Beginning, type Ending, numbered } from './archive-content.ts'
import { BackupError } from './backup-error.ts'
import { dumpTable, readAppliedMigrations, readTables } from './dump-tables.ts'
import { textEntry, withManifest } from './manifest.ts'
import { seal } from './sealed-bytes.ts'
import { listStoredFiles, type StoredFile } from './stored-files.ts'
import { type Entry, packTar } from './tar.ts'

export interface Source {
  databaseUrl: string
  storage: Pick<DocumentStorage, 'read'>
  /** Undefined: the backup is readable for whoever has it. */
  key: string | undefined
}

/** Something was erased between the look at its row and the look at its file. */
class ErasedMeanwhileError extends Error {}
const ATTEMPTS = 5

/**
 * Writes everything to one file: the tables as they were at one moment, and the files that they speak of. The server may go on
 * working. The file has its name only once it is whole and on the disk.
 * @throws BackupError on any doubt
 */
export async function writeBackup(source: Source, file: string, now: Date): Promise<Ending> {
  if (existsSync(file)) throw new BackupError(`${file} exists already.`)
  const unfinished = `${file}.unfinished`
  try {
    const written = await attempt(source, unfinished, now, ATTEMPTS)
    await using handle = await open(unfinished, 'r+')
    await handle.sync()
    await link(unfinished, file)
    await syncDirectory(path.dirname(file))
    return written
  } finally {
    await rm(unfinished, { force: true })
  }
}

async function attempt(source: Source, file: string, now: Date, attemptsLeft: number): Promise<Ending> {
  try {
    await using client = await openClient(source.databaseUrl)
    const ending: Ending = { rows: {}, files: 0 }
    const packed = packTar(withManifest(entriesOf(client, source, now, ending), ending))
    const { key } = source
    const written = createWriteStream(file, { mode: 0o600 })
    if (key === undefined) await pipeline(packed, createGzip({ level: 1 }), written)
    else
      await pipeline(packed, createGzip({ level: 1 }), (bytes: AsyncIterable<Uint8Array>) => seal(bytes, key), written)
    return ending
  } catch (error) {
    if (!(error instanceof ErasedMeanwhileError) || attemptsLeft <= 1) throw error
  }
  return attempt(source, file, now, attemptsLeft - 1)
}

/** All of it, as of one snapshot; counts what it gives in `ending`. */
async function* entriesOf(client: Client, source: Source, now: Date, ending: Ending): AsyncGenerator<Entry> {
  await client.query('begin transaction isolation level repeatable read, read only')
  const tables = await readTables(client)
  const migrations = await readAppliedMigrations(client)
  if (migrations.length === 0) throw new BackupError('The database has no tables yet: there is nothing to back up.')
  yield textEntry(
    'begin.json',
    JSON.stringify({ format: 1, createdAt: now.toISOString(), migrations, tables } satisfies Beginning),
  )
  for (const table of Object.keys(tables)) {
    ending.rows[table] = 0
    let part = 0
    for await (const { rows, text } of dumpTable(client, table)) {
      part += 1
      ending.rows[table] += rows
      yield textEntry(numbered(`tables/${table}`, part), text)
    }
  }
  for await (const stored of listStoredFiles(client)) {
    ending.files += 1
    yield { name: `files/${stored.key}`, size: stored.size, content: checked(source, stored) }
  }
  await client.query('commit')
}

/** @throws ErasedMeanwhileError, or BackupError when the bytes are not those that arrived once */
async function* checked(source: Source, stored: StoredFile): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256')
  const bytes = await source.storage.read(stored.key)
  for await (const chunk of bytes ?? []) {
    hash.update(chunk)
    yield chunk
  }
  if (bytes && hash.digest('hex') === stored.sha256) return
  if (!(await isStillThere(source, stored))) throw new ErasedMeanwhileError()
  throw new BackupError(
    `The file ${stored.key} is ${bytes ? 'not what was stored' : 'missing'}. Nothing was backed up.`,
  )
}

async function isStillThere({ databaseUrl }: Source, { table, id }: StoredFile): Promise<boolean> {
  await using client = await openClient(databaseUrl)
  return (await client.query(`select 1 from ${table} where id = $1`, [id])).rowCount === 1
}
