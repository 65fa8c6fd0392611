import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { afterAll, expect, test } from 'vitest'
import { connectDatabase } from '#server/db/open-database.ts'
import { mails } from '#server/db/server-schema.ts'
import type { Deps } from '#server/deps.ts'
import { createScanner } from '#server/document/storage/scanner.ts'
import { setupTestApp } from '#server/testing/test-app.ts'
import { newId } from '#shared/ids.ts'
import { healthPages } from './health-pages.ts'
import { claimDisk } from './only-disk.ts'
import { createReadiness } from './readiness.ts'

const { db, deps, databaseUrl, close } = await setupTestApp()
afterAll(close)

async function ask(path: string, changes: Partial<Deps> = {}, isStopping = false) {
  const readiness = createReadiness({ ...deps, ...changes })
  const app = new Hono().route('/', healthPages({ readiness, isStopping: () => isStopping }))
  const response = await app.request(path)
  return { status: response.status, headers: response.headers, body: await response.json() }
}

const fine = { database: 'ok', migrations: 'ok', storage: 'ok', outbox: 'ok' }

test('a server that can do its work is live and ready, and leaves nothing in its storage', async () => {
  expect(await ask('/live')).toMatchObject({ status: 200, body: { data: { status: 'ok' } } })
  expect(await ask('/ready')).toMatchObject({ status: 200, body: { data: { status: 'ready', checks: fine } } })
})

test('without its database it is live and not ready, within two seconds', async () => {
  const gone = connectDatabase('postgres://nobody@127.0.0.1:1/nothing', () => {})
  expect(await ask('/live', { db: gone.db })).toMatchObject({ status: 200 })
  const began = performance.now()
  const { status, body } = await ask('/ready', { db: gone.db })
  expect(performance.now() - began).toBeLessThan(3000)
  expect(status).toBe(503)
  const failed = { database: 'failed', migrations: 'failed', storage: 'ok', outbox: 'failed' }
  expect(body).toEqual({ data: { status: 'not_ready', checks: failed } })
  await gone.close()
})

test('a database that has not had every migration is not ready', async () => {
  await db.execute(sql`update drizzle.__drizzle_migrations set name = 'x' || name where id = 1`)
  expect(await ask('/ready')).toMatchObject({
    status: 503,
    body: { data: { checks: { ...fine, migrations: 'failed' } } },
  })
  await db.execute(sql`update drizzle.__drizzle_migrations set name = substr(name, 2) where id = 1`)
})

test('a storage that cannot be written to is not ready', async () => {
  const full = { ...deps.storage, write: () => Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' })) }
  expect(await ask('/ready', { storage: full })).toMatchObject({
    status: 503,
    body: { data: { checks: { ...fine, storage: 'failed' } } },
  })
})

test('mails that wait for long are said, and keep nobody from applying', async () => {
  const createdAt = new Date(Date.now() - 3_600_000)
  await db.insert(mails).values({ id: newId(), recipient: 'a@b.test', subject: 's', body: 'b', createdAt })
  const { status, body } = await ask('/ready')
  expect([status, body]).toEqual([200, { data: { status: 'ready', checks: { ...fine, outbox: 'late' } } }])
})

test('a virus scanner that is away is said, and keeps nobody from everything else', async () => {
  const scanner = createScanner({ host: '127.0.0.1', port: 1 }, deps)
  const { isReady, checks } = await createReadiness(deps, scanner)()
  expect(isReady).toBe(true)
  expect(checks).toMatchObject({ database: 'ok', scanner: 'away' })
})

test('a server that is about to stop says so', async () => {
  expect(await ask('/ready', {}, true)).toMatchObject({ status: 503, body: { data: { status: 'stopping' } } })
  expect((await ask('/live', {}, true)).status).toBe(200)
})

test('neither page is kept or shown inside another', async () => {
  for (const path of ['/live', '/ready']) {
    const { headers } = await ask(path)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  }
})

test('of two processes with a disk each on one database, the second is not ready until the first is gone, and says why', async () => {
  const events: string[] = []
  const claim = () => claimDisk(databaseUrl, ({ event }) => void events.push(event))
  const [first, second] = [claim(), claim()]
  expect((await createReadiness(deps, undefined, first)()).isReady).toBe(true)
  const { isReady, checks } = await createReadiness(deps, undefined, second)()
  expect([isReady, checks.storage]).toEqual([false, 'elsewhere'])
  expect(events).toEqual(['documents_on_several_disks'])
  await first.close()
  expect((await createReadiness(deps, undefined, second)()).isReady).toBe(true)
  await second.close()
})
