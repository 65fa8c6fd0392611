import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { count, eq } from 'drizzle-orm'
import { Client } from 'pg'
import { afterAll, expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { knownMigrations } from '#server/db/migration-record.ts'
import { connectDatabase, migrateDatabase } from '#server/db/open-database.ts'
import { applications, documents } from '#server/db/schema.ts'
import { sessions, syncHeads } from '#server/db/server-schema.ts'
import { createDiskStorage } from '#server/document/storage/disk-storage.ts'
import { openS3Storage } from '#server/document/storage/s3-storage.ts'
import { buildProcess } from '#server/testing/build/build.ts'
import { buildManagedRecords } from '#server/testing/build/build-managed-records.ts'
import { buildSession, buildUser } from '#server/testing/build/build-people.ts'
import { administrate } from '#server/testing/database.ts'
import { buildPhone } from '#server/testing/phone.ts'
import { createTestBucket, objectStore } from '#server/testing/storages.ts'
import { setupTestApp } from '#server/testing/test-app.ts'
import { documentKey } from '#shared/document/document-key.ts'
import { readTables } from './dump-tables.ts'
import { restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

const { app, db, deps, databaseUrl, close } = await setupTestApp()
const directory = await mkdtemp(path.join(tmpdir(), 'einzug-restore-'))
const made: string[] = []
afterAll(async () => {
  await close()
  for (const name of made) await administrate(`drop database ${name} with (force)`)
  await rm(directory, { recursive: true, force: true })
})

/** A place with nothing in it, not even tables. */
async function newInstallation(name: string) {
  const url = new URL(databaseUrl)
  url.pathname += `_${name}`
  made.push(url.pathname.slice(1))
  await administrate(`create database ${url.pathname.slice(1)}`)
  return { databaseUrl: url.href, storage: createDiskStorage(path.join(directory, name)), key: undefined }
}

const source = { databaseUrl, storage: deps.storage, key: undefined }

/** Every row of every table, as text. */
async function readEverything(connectionString: string) {
  const client = new Client({ connectionString })
  await client.connect()
  const all: Record<string, string[]> = {}
  for (const table of Object.keys(await readTables(client))) {
    const { rows } = await client.query<{ row: string }>(`select to_json(t)::text as row from "${table}" t order by 1`)
    all[table] = rows.map(({ row }) => row)
  }
  await client.end()
  return all
}

test('a backup that is restored is the same to the last row and file, but for who is signed in and where devices stand', async () => {
  const { process, property } = await buildProcess(db)
  const manager = await buildUser(db, { organizationId: process.organizationId })
  await buildManagedRecords(deps, { process, property, authorId: manager.id })
  await buildSession(db, manager)
  await writeBackup(source, path.join(directory, 'whole'), new Date())
  const target = await newInstallation('whole_copy')
  await restoreBackup(target, path.join(directory, 'whole'))

  const { sync_heads: headsBefore, ...before } = await readEverything(databaseUrl)
  const { sync_heads: headsAfter, ...after } = await readEverything(target.databaseUrl)
  expect(after).toEqual(before)
  const withoutEpoch = (rows: string[] = []) => rows.map((row) => row.replace(/"epoch":"[^"]+"/, ''))
  expect(withoutEpoch(headsAfter)).toEqual(withoutEpoch(headsBefore))
  const copy = connectDatabase(target.databaseUrl, () => {})
  const [head] = await copy.db.select().from(syncHeads)
  const [headOfSource] = await db.select().from(syncHeads)
  expect(head?.epoch).not.toBe(headOfSource?.epoch)
  expect(await copy.db.$count(sessions)).toBe(0)
  const [document] = await db.select().from(documents)
  if (!document) throw new Error('there is one')
  const read = async (storage: typeof deps.storage) =>
    new Uint8Array(await new Response(await storage.read(documentKey(document))).arrayBuffer())
  expect(await read(target.storage)).toEqual(await read(deps.storage))
  await copy.close()

  await expect(restoreBackup(target, path.join(directory, 'whole'))).rejects.toThrow('not empty')
})

test('fault:V8 what was acknowledged before a backup under load began is in it, and no application without its documents', async () => {
  const { process } = await buildProcess(db)
  const over = new AbortController()
  const acknowledged: string[] = []
  const some = Promise.withResolvers<void>()
  const phones = Array.from({ length: 6 }, async () => {
    while (!over.signal.aborted) {
      const phone = buildPhone(process)
      await phone.deliver(async (target, init) => app.request(target, init))
      acknowledged.push(phone.submission.id)
      if (acknowledged.length === 20) some.resolve()
    }
  })
  await some.promise
  const before = [...acknowledged]
  await writeBackup(source, path.join(directory, 'load'), new Date())
  over.abort()
  await Promise.all(phones)

  const target = await newInstallation('load_copy')
  await restoreBackup(target, path.join(directory, 'load'))
  const copy = connectDatabase(target.databaseUrl, () => {})
  const restored = await copy.db.select({ id: applications.id, renters: applications.mainRenters }).from(applications)
  const ids = new Set(restored.map(({ id }) => id))
  expect(before.filter((id) => !ids.has(id))).toEqual([])
  for (const { id, renters } of restored) {
    const [arrived] = await copy.db.select({ count: count() }).from(documents).where(eq(documents.applicationId, id))
    expect(arrived?.count).toBe(renters.flatMap(({ documents }) => documents).length)
    for (const document of renters.flatMap(({ documents }) => documents)) {
      expect(await target.storage.stat(documentKey({ applicationId: id, id: document.id }))).toBeDefined()
    }
  }
  await copy.close()
})

test('a backup of an older version is restored as that version had it, and then brought up to date', async () => {
  const older = await newInstallation('older')
  await migrateDatabase(older.databaseUrl, knownMigrations().slice(0, -1))
  await writeBackup(older, path.join(directory, 'older_backup'), new Date())
  const target = await newInstallation('older_copy')
  await restoreBackup(target, path.join(directory, 'older_backup'))
  const copy = connectDatabase(target.databaseUrl, () => {})
  expect(Object.keys(await readEverything(target.databaseUrl))).toEqual(Object.keys(await readEverything(databaseUrl)))
  await copy.close()

  const other = await newInstallation('other_version')
  await migrateDatabase(other.databaseUrl)
  await expect(restoreBackup(other, path.join(directory, 'older_backup'))).rejects.toThrow('another version')
})

test.skipIf(!objectStore)(
  'documents in a bucket come back from a backup in another bucket, byte for byte',
  async () => {
    const [from, to] = [await openS3Storage(await createTestBucket()), await openS3Storage(await createTestBucket())]
    const phone = buildPhone((await buildProcess(db)).process)
    const withBucket = createApp({ ...deps, storage: from })
    await phone.deliver(async (target, init) => withBucket.request(target, init))
    // What other tests have sent lies on the disk.
    const storage = { read: async (key: string) => (await from.read(key)) ?? deps.storage.read(key) }
    await writeBackup({ ...source, storage }, path.join(directory, 'bucket'), new Date())
    await restoreBackup({ ...(await newInstallation('bucket_copy')), storage: to }, path.join(directory, 'bucket'))
    const restored = await to.read(documentKey({ applicationId: phone.submission.id, id: phone.document.id }))
    expect(new Uint8Array(await new Response(restored).arrayBuffer())).toEqual(new Uint8Array(phone.bytes))
    from.close()
    to.close()
  },
)
