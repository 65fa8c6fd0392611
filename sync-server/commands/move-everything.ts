import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { lockDataDirectory } from '#server/db/data-directory-lock.ts'
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts'
import { openClient } from '#server/db/open-client.ts'
import { connectDatabase, migrateDatabase } from '#server/db/open-database.ts'
import { type OpenStorage, openStorage } from '#server/document/storage/open-storage.ts'
import type { Environment } from '#server/env.ts'
import { StartError } from '#server/start-error.ts'
import { readIfThere, writeWholeFile } from '#server/whole-file.ts'
import { copyDatabase, expectEmpty, expectSameMigrations } from './copy-database.ts'
import { copyFiles } from './copy-files.ts'
import { mustBeThere } from './open-installation.ts'

export interface Move {
  from: Environment
  to: Environment
  leavesDamaged: boolean
  say: (line: string) => void
}

/**
 * Copies documents first and the database last, in one transaction: until that is committed the new place is empty, and a
 * move that broke off is begun again, without the documents that are there already.
 * @throws StartError
 */
export async function moveEverything({ from, to, leavesDamaged, say }: Move): Promise<void> {
  mustBeThere(from)
  const opened: (() => unknown)[] = []
  try {
    // A server that runs on one of them would go on writing to the old place, or has begun with the new one.
    opened.push(lockDataDirectory(from.dataDirectory))
    const isOtherDirectory = path.resolve(from.dataDirectory) !== path.resolve(to.dataDirectory)
    if (isOtherDirectory) opened.push(lockDataDirectory(to.dataDirectory))
    const source = await databaseOf(from, opened)
    const isOtherDatabase = from.databaseUrl !== to.databaseUrl || (!from.databaseUrl && isOtherDirectory)
    const target = isOtherDatabase ? await databaseOf(to, opened) : source
    await expectNobodyElse(source)

    if (isOtherDatabase) {
      await migrateDatabase(target)
      await expectSameMigrations(source, target)
      await expectEmpty(target)
    }
    if (isOtherStorage(from, to, isOtherDirectory)) {
      const { db, close } = connectDatabase(source, () => {})
      opened.push(close)
      const [old, next] = [await storageOf(from, opened), await storageOf(to, opened)]
      await copyFiles({ db, from: old.storage, to: next.storage, leavesDamaged, say })
    }
    if (isOtherDirectory) await copyOwnFiles(from.dataDirectory, to.dataDirectory)
    if (isOtherDatabase) await copyDatabase(source, target, say)
    say('Everything was moved. The next server starts with the new settings; the old place is as it was.')
  } finally {
    for (const close of opened.toReversed()) await close()
  }
}

const isOtherStorage = (from: Environment, to: Environment, isOtherDirectory: boolean) =>
  JSON.stringify(from.s3) !== JSON.stringify(to.s3) || (!from.s3 && isOtherDirectory)

async function databaseOf({ databaseUrl, dataDirectory }: Environment, opened: (() => unknown)[]): Promise<string> {
  if (databaseUrl) return databaseUrl
  const postgres = await startEmbeddedPostgres(path.join(dataDirectory, 'postgres'))
  opened.push(postgres.stop)
  return postgres.url
}

async function storageOf(environment: Environment, opened: (() => unknown)[]): Promise<OpenStorage> {
  const storage = await openStorage(environment)
  opened.push(storage.close)
  return storage
}

async function expectNobodyElse(url: string): Promise<void> {
  await using client = await openClient(url)
  const { rows } = await client.query(`select 1 from pg_stat_activity where datname = current_database()
    and pid <> pg_backend_pid() and backend_type = 'client backend'`)
  if (rows.length > 0) throw new StartError('Somebody is connected to the old database. Stop every server first.')
}

/** Without them, who is signed in would have to sign in again, and the operator's own pages would be gone. */
async function copyOwnFiles(from: string, to: string): Promise<void> {
  for (const name of ['session.key', 'signing.key', 'pages', 'mail']) {
    for (const file of await filesOf(from, name)) {
      const kept = await readIfThere(path.join(to, file))
      if (!kept?.length) await writeWholeFile(path.join(to, file), await readFile(path.join(from, file)))
    }
  }
}

/** The file, or all below the directory, of that name; none when there is nothing. */
async function filesOf(from: string, name: string): Promise<string[]> {
  const found = await stat(path.join(from, name)).catch(() => undefined)
  if (!found?.isDirectory()) return found ? [name] : []
  const entries = await readdir(path.join(from, name), { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(from, path.join(entry.parentPath, entry.name)))
}
