import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentKey } from '#shared/document/document-key.ts'
import { applications, documents } from './db/schema.ts'
import { mails } from './db/server-schema.ts'
import { createDiskStorage } from './document/storage/disk-storage.ts'
import { buildProcess } from './testing/build/build.ts'
import { createTestDatabase } from './testing/database.ts'
import { type Moment, openDatabaseProxy } from './testing/outside/database-proxy.ts'
import { production, type ServerProcess, spawnServer } from './testing/outside/process.ts'
import { buildPhone, type Send } from './testing/phone.ts'

/** What a server leaves behind that is killed between any two steps, and what a phone makes of it that tries again. */
const database = await createTestDatabase()
const proxy = await openDatabaseProxy(database.url)
const directory = await mkdtemp(path.join(tmpdir(), 'einzug-killed-'))
const { db } = database
const { process } = await buildProcess(db)

let server: ServerProcess
const start = () => {
  server = spawnServer({ DATA_DIR: directory, DATABASE_URL: proxy.url, ...production })
  return server.running
}
const send: Send = async (target, init) => fetch((await server.running) + target, init)
beforeAll(start)
afterAll(async () => {
  server.child.kill('SIGTERM')
  await server.ended
  await proxy.close()
  await database.close()
  await rm(directory, { recursive: true, force: true })
})

const insertDocument = /insert into "documents"/
const updateDocument = /update "documents" set/
const insertApplication = /insert into "applications"/
const insertMail = /insert into "mails"/
const commit = /commit/i

test.each<[string, Moment['hold'], RegExp[], { stored: boolean }]>([
  ['fault:V1 after the document was announced', 'answer', [insertDocument, commit], { stored: false }],
  ['fault:V1 after the file got its name, before the row says so', 'query', [updateDocument], { stored: false }],
  ['fault:V1 while the row is changed', 'answer', [updateDocument], { stored: false }],
  [
    'fault:V1 after the document is final, before the application',
    'answer',
    [updateDocument, commit],
    { stored: false },
  ],
  ['fault:V3 before the application is inserted', 'query', [insertApplication], { stored: false }],
  ['fault:V3 after the application was inserted', 'answer', [insertApplication], { stored: false }],
  ['fault:V3 after the mail was inserted', 'answer', [insertMail], { stored: false }],
  ['fault:V3 before the commit', 'query', [insertApplication, commit], { stored: false }],
  ['fault:V2 after the commit, before the answer', 'answer', [insertApplication, commit], { stored: true }],
])(
  '%s: a server that is killed then answers the retry, and there is one of everything',
  async (_, hold, statements, { stored }) => {
    const phone = buildPhone(process)
    const reached = proxy.hold({ statements, hold })
    const lost = phone.deliver(send)
    lost.catch(() => {}) // it fails by the kill below, and is looked at after it
    await reached
    server.child.kill('SIGKILL')
    await server.ended
    await expect(lost).rejects.toThrow('fetch failed')
    proxy.release()
    const ofApplication = eq(applications.id, phone.submission.id)
    expect(await db.$count(applications, ofApplication)).toBe(stored ? 1 : 0)

    await start()
    const { status, receipt } = await phone.deliver(send)
    expect(status).toBe(stored ? 200 : 201)
    const rows = await db.select().from(applications).where(ofApplication)
    expect(rows).toMatchObject([{ reference: receipt.reference }])
    expect(await db.$count(mails, eq(mails.recipient, phone.email))).toBe(1)
    expect(await db.$count(documents, eq(documents.applicationId, phone.submission.id))).toBe(1)
    const key = documentKey({ applicationId: phone.submission.id, id: phone.document.id })
    const file = await createDiskStorage(path.join(directory, 'documents')).read(key)
    expect(new Uint8Array(await new Response(file).arrayBuffer())).toEqual(phone.bytes)
  },
)
