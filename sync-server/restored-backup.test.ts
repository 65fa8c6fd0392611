import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { documentKey } from '#shared/document/document-key.ts'
import { connectDatabase } from './db/open-database.ts'
import { applications, documents } from './db/schema.ts'
import { mails } from './db/server-schema.ts'
import { buildProcess } from './testing/build/build.ts'
import { administrate, createTestDatabase } from './testing/database.ts'
import { buildPhone } from './testing/phone.ts'
import { setupTestApp, type TestApp } from './testing/test-app.ts'

const live = await createTestDatabase()
const backupUrl = new URL(live.url)
backupUrl.pathname += '_backup'
const nameOf = (url: string) => new URL(url).pathname.slice(1)
afterAll(async () => {
  await administrate(`drop database ${nameOf(backupUrl.href)} with (force)`)
  await live.close()
})

const files = await setupTestApp()
afterAll(files.close)
const { storage } = files.deps

/** A server on a database for as long as the work takes: PostgreSQL copies only what nobody is connected to. */
async function withServer<T>(url: string, work: (server: TestApp) => Promise<T>): Promise<T> {
  const { db, close } = connectDatabase(url, () => {})
  const server = await setupTestApp({ db, storage })
  try {
    return await work(server)
  } finally {
    await close()
    await server.close()
  }
}

test('fault:V8 what a restored backup does not know is accepted from the phone that still has it, once', async () => {
  const { process } = await withServer(live.url, ({ db }) => buildProcess(db))
  await administrate(`create database ${nameOf(backupUrl.href)} template ${nameOf(live.url)}`)
  const phone = buildPhone(process)
  const key = documentKey({ applicationId: phone.submission.id, id: phone.document.id })
  const deliver = (url: string) =>
    withServer(url, ({ app }) => phone.deliver(async (target, init) => app.request(target, init)))

  expect(await deliver(live.url)).toMatchObject({ status: 201 })
  expect(await storage.stat(key)).toEqual({ size: phone.bytes.length }) // the backup is older than its own files
  expect([await deliver(backupUrl.href), await deliver(backupUrl.href)]).toMatchObject([
    { status: 201 },
    { status: 200 },
  ])

  await withServer(backupUrl.href, async ({ db }) => {
    expect(await db.$count(applications, eq(applications.id, phone.submission.id))).toBe(1)
    expect(await db.$count(documents, eq(documents.applicationId, phone.submission.id))).toBe(1)
    expect(await db.$count(mails, eq(mails.recipient, phone.email))).toBe(1)
  })
})
