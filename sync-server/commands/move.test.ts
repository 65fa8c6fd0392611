import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { documents } from '#server/db/schema.ts'
import { syncHeads } from '#server/db/server-schema.ts'
import type { Db } from '#server/deps.ts'
import { openStorage } from '#server/document/storage/open-storage.ts'
import { readEnvironment } from '#server/env.ts'
import { serverDirectory } from '#server/server-directory.ts'
import { startServer } from '#server/start-server.ts'
import { createTestDatabase } from '#server/testing/database.ts'
import { eventually } from '#server/testing/eventually.ts'
import { fillDataDirectory } from '#server/testing/fill-data-directory.ts'
import { countWaiting } from '#server/testing/outside/count-waiting.ts'
import { startEnvironment } from '#server/testing/outside/process.ts'
import { buildPhone } from '#server/testing/phone.ts'
import { bucketVariables, objectStore } from '#server/testing/storages.ts'
import { documentKey } from '#shared/document/document-key.ts'
import { processContract } from '#shared/process/contract.ts'
import { moveEverything } from './move-everything.ts'

/** As `npm start` leaves it: the built-in database with the demo in it, and one application that came over the wire. */
let directory: string
let oldDirectory: string
let phone: ReturnType<typeof buildPhone>
beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'einzug-move-'))
  oldDirectory = path.join(directory, 'old')
  fillDataDirectory(oldDirectory)
  const { url, stop } = await start({ DATA_DIR: oldDirectory })
  const found = await fetch(`${url}/api/external/application-processes/DEMADE`)
  phone = buildPhone(z.parse(lookedUp, await found.json()).data)
  await deliver(url)
  await stop()
})
afterAll(() => rm(directory, { recursive: true }))

const lookedUp = z.object({ data: processContract.lookUpProcess.answer })
const start = (variables: Record<string, string>) =>
  startServer({ environment: readEnvironment({ PORT: '0', ...variables }), log: () => {}, onFailure: () => {} })
const deliver = (url: string) => phone.deliver((address, init) => fetch(url + address, init))

/** An empty PostgreSQL database and a directory. */
async function newPlace(more: Record<string, string> = {}) {
  const database = await createTestDatabase()
  const variables: Record<string, string> = {
    DATABASE_URL: database.url,
    DATA_DIR: await mkdtemp(path.join(directory, 'new-')),
    ...more,
  }
  return { ...database, variables }
}

async function move(variables: Record<string, string>, more: { from?: string; leavesDamaged?: boolean } = {}) {
  const said: string[] = []
  await moveEverything({
    from: readEnvironment({ DATA_DIR: more.from ?? oldDirectory }),
    to: readEnvironment(variables),
    leavesDamaged: more.leavesDamaged ?? false,
    say: (line) => said.push(line),
  })
  return said
}

test('a server that starts at the new place knows everything, and takes what is delivered again as a replay', async () => {
  const { db, variables, close } = await newPlace(await bucketVariables())
  await move(variables)
  const { storage, close: closeStorage } = await openStorage(readEnvironment(variables))
  const rows = await db.select().from(documents)
  expect(rows.length).toBeGreaterThan(5)
  for (const row of rows) expect(await storage.stat(documentKey(row))).toEqual({ size: row.size })
  closeStorage()

  const { url, stop } = await start(variables)
  expect((await deliver(url)).status).toBe(200)
  const more = buildPhone({ id: phone.submission.applicationProcessId })
  expect((await more.deliver((address, init) => fetch(url + address, init))).status).toBe(201)
  await stop()
  expect(await readFile(path.join(variables['DATA_DIR'] ?? '', 'session.key'))).toEqual(
    await readFile(path.join(oldDirectory, 'session.key')),
  )
  await close()
})

test('the order of changes stays, triggers and references are as before, and devices begin anew', async () => {
  const [one, other] = [await newPlace(), await newPlace()]
  await move(one.variables)
  await move(other.variables)
  const [heads, same] = [await headsOf(one.db), await headsOf(other.db)]
  expect(heads.length).toBeGreaterThan(0)
  expect(heads.map(({ seq }) => seq)).toEqual(same.map(({ seq }) => seq))
  expect(heads.map(({ epoch }) => epoch)).not.toEqual(same.map(({ epoch }) => epoch))

  const [first] = heads
  await one.db.execute(sql`update applications set language = 'fr' where organization_id = ${first?.organizationId}`)
  const after = (await headsOf(one.db)).find(({ organizationId }) => organizationId === first?.organizationId)
  expect(after?.seq).toBeGreaterThan(first?.seq ?? 0n)
  await expect(one.db.execute(sql`delete from organizations`)).rejects.toThrow('delete from organizations')
  expect(await one.db.$count(sql`pg_constraint`, sql`contype = 'f' and condeferrable`)).toBe(0)
  await one.close()
  await other.close()
})

const headsOf = (db: Db) => db.select().from(syncHeads).orderBy(syncHeads.organizationId)

test('a new database with anything in it is refused, and left as it is', async () => {
  const { db, variables, close } = await newPlace()
  await db.execute(sql`insert into access_codes (code) values ('ABCDEF')`)
  await expect(move(variables)).rejects.toThrow('The new database is not empty: there are rows in access_codes.')
  expect(await db.select().from(documents)).toEqual([])
  await close()
})

test('a move that is killed leaves the new database empty, and the same command goes on', async () => {
  const { db, variables, close } = await newPlace()
  const settings = path.join(directory, 'new.env')
  await writeFile(
    settings,
    Object.entries(variables)
      .map(([name, value]) => `${name}=${value}`)
      .join('\n'),
  )
  const command = runMove(settings)
  await db.transaction(async (transaction) => {
    // Keeps the move within its transaction.
    await transaction.execute(sql`lock table users in row exclusive mode`)
    await eventually(async () => (await countWaiting(db)) > 0)
    command.child.kill('SIGKILL')
    await command.ended
  })
  expect(await db.select().from(documents)).toEqual([])

  const again = runMove(settings)
  expect(await again.ended).toBe(0)
  expect((await db.select().from(documents)).length).toBeGreaterThan(5)
  await close()
})

function runMove(settings: string) {
  const child = spawn(process.execPath, [path.join(serverDirectory, 'commands', 'move.ts'), '--to', settings], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...startEnvironment, DATA_DIR: oldDirectory },
  })
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  return { child, ended }
}

test('a document that is not what it was is named, and left behind only when that is wanted', async () => {
  const { db, variables, close } = await newPlace()
  const key = documentKey({ applicationId: phone.submission.id, id: phone.document.id })
  const file = path.join(oldDirectory, 'documents', key)
  const bytes = await readFile(file)
  await writeFile(
    file,
    bytes.map((byte) => byte ^ 1),
  )
  await expect(move(variables)).rejects.toThrow(key)
  expect(await db.select().from(documents)).toEqual([])
  expect((await move(variables, { leavesDamaged: true })).join('\n')).toContain(key)
  expect(await db.select().from(documents).where(eq(documents.id, phone.document.id))).toHaveLength(1)
  await writeFile(file, bytes)
  await close()
})

test.skipIf(!objectStore)('documents move into a bucket alone, while the database stays', async () => {
  const variables = { DATA_DIR: oldDirectory, ...(await bucketVariables()) }
  expect((await move(variables)).join('\n')).toContain('documents were copied')
  const { storage, close } = await openStorage(readEnvironment(variables))
  const key = documentKey({ applicationId: phone.submission.id, id: phone.document.id })
  expect(await storage.stat(key)).toEqual({ size: phone.bytes.length })
  close()
})

test('while somebody is connected to the old database nothing is moved', async () => {
  const [old, next] = [await newPlace(), await newPlace()]
  await old.db.execute(sql`select 1`)
  const moving = moveEverything({
    from: readEnvironment(old.variables),
    to: readEnvironment(next.variables),
    leavesDamaged: false,
    say: () => {},
  })
  await expect(moving).rejects.toThrow('Stop every server first')
  await old.close()
  await next.close()
})

test('while a server runs on the old place nothing is moved', async () => {
  const { variables, close } = await newPlace()
  const { stop } = await start({ DATA_DIR: oldDirectory })
  await expect(move(variables)).rejects.toThrow('Another server')
  await stop()
  await close()
})
