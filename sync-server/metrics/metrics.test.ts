import { afterAll, expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { connectDatabase } from '#server/db/open-database.ts'
import { mails } from '#server/db/server-schema.ts'
import { createRateLimits } from '#server/http/rate-limits.ts'
import { getAs, readData } from '#server/testing/admin-requests.ts'
import { buildFeed } from '#server/testing/build/build-feed.ts'
import { presign } from '#server/testing/requests.ts'
import { setupTestApp } from '#server/testing/test-app.ts'
import { everyEndpoint } from '#shared/every-endpoint.ts'
import { syncContract } from '#shared/feed/contract.ts'
import { newId } from '#shared/ids.ts'
import { countedLimits } from './counted-limits.ts'
import { createMetrics } from './metrics.ts'
import { metricsPage } from './metrics-page.ts'
import { addServerGauges } from './server-gauges.ts'

const { db, deps, close } = await setupTestApp()
const metrics = createMetrics()
const limits = countedLimits(createRateLimits({ factor: 1 }), metrics)
const app = createApp({ ...deps, metrics, limits })
const connections = () => ({ open: 3, idle: 2, waiting: 1 })
addServerGauges(metrics.registry, { ...deps, connections })
afterAll(close)

/** Of one sample, by its name and labels as Prometheus writes them. */
async function read(sample: string, { registry } = metrics): Promise<number | undefined> {
  const lines = (await registry.metrics()).split('\n')
  const line = lines.find((line) => line.startsWith(`${sample} `))
  return line === undefined ? undefined : Number(line.slice(sample.length + 1))
}

test('requests are counted by the pattern of their route, and never by an address', async () => {
  await app.request('/api/external/application-processes/SECRET')
  await app.request('/api/SECRET', { method: 'SECRET' })
  const labels = 'method="GET",route="/api/external/application-processes/{code}",status="404"'
  expect(await read(`einzug_http_requests_total{${labels}}`)).toBe(1)
  const unknown = 'method="other",route="unknown",status="404"'
  expect(await read(`einzug_http_requests_total{${unknown}}`)).toBe(1)
  expect(await metrics.registry.metrics()).not.toContain('SECRET')
})

test('codes that nobody has are counted, and whom that made wait', async () => {
  const before = (await read('einzug_code_misses_total')) ?? 0
  const guesses = Array.from({ length: 15 }, async () => app.request('/api/external/application-processes/ZZZZZZ'))
  const refused = (await Promise.all(guesses)).filter(({ status }) => status === 429).length
  expect(refused).toBeGreaterThan(0)
  const byRule = ['lookUp', 'miss'].map((rule) => read(`einzug_rate_limited_total{rule="${rule}"}`))
  const counted = (await Promise.all(byRule)).reduce<number>((sum, count) => sum + (count ?? 0), 0)
  expect(counted).toBe(refused)
  expect(((await read('einzug_code_misses_total')) ?? 0) - before).toBeGreaterThanOrEqual(10)
})

test('what went to devices, who listens, and what waits is known when somebody asks', async () => {
  const { manager, process } = await buildFeed(db)
  const pulled = await getAs(app, manager, syncContract.pullChanges.path)
  const { changes } = await readData(syncContract.pullChanges.answer, pulled)
  expect(await read('einzug_sync_records_sent_total')).toBe(changes.length)
  await getAs(app, manager, syncContract.watchChanges.path)
  expect(await read('einzug_live_signals')).toBe(1)
  await presign(app, process) // beside a photo of the protocol
  expect(await read('einzug_uploads_pending')).toBe(3)
  const createdAt = new Date(Date.now() - 60_000)
  await db.insert(mails).values({ id: newId(), recipient: 'a@b.test', subject: 's', body: 'b', createdAt })
  expect(await read('einzug_outbox_mails')).toBe(1)
  expect(await read('einzug_outbox_oldest_seconds')).toBeGreaterThan(59)
  expect(await read('einzug_database_connections{state="waiting"}')).toBe(1)
  for (const name of ['nodejs_eventloop_lag_p99_seconds', 'process_resident_memory_bytes']) {
    expect(await read(name)).toBeGreaterThan(0)
  }
})

test('what the database does not tell is missing, and everything else is there', async () => {
  const gone = connectDatabase('postgres://nobody@127.0.0.1:1/nothing', () => {})
  const alone = createMetrics()
  addServerGauges(alone.registry, { ...deps, ...gone })
  expect(await read('einzug_outbox_mails', alone)).toBeUndefined()
  expect(await read('einzug_database_connections{state="open"}', alone)).toBe(0)
  await gone.close()
})

test('with a token the page is for those who bring it', async () => {
  const page = metricsPage(metrics, 'a-secret-for-metrics')
  const ask = async (authorization?: string) =>
    page.request('/metrics', authorization === undefined ? {} : { headers: { authorization } })
  expect((await ask()).status).toBe(401)
  expect((await ask('Bearer another')).status).toBe(401)
  const answer = await ask('Bearer a-secret-for-metrics')
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, metrics.registry.contentType])
  expect((await metricsPage(metrics, undefined).request('/metrics')).status).toBe(200)
})

test('a scrape stays small when every route has answered in every way', async () => {
  const all = createMetrics()
  addServerGauges(all.registry, { ...deps, connections })
  for (const { method, path: route } of Object.values(everyEndpoint)) {
    for (const status of [200, 400, 401, 403, 404, 409, 422, 429, 500, 503])
      all.answered({ method, route, status, seconds: 1 })
  }
  const text = await all.registry.metrics()
  expect(text.length).toBeLessThan(200_000)
  const sent = await metricsPage(all, undefined).request('/metrics', { headers: { 'accept-encoding': 'gzip' } })
  expect(sent.headers.get('content-encoding')).toBe('gzip')
  expect((await sent.arrayBuffer()).byteLength).toBeLessThan(20_000)
})
