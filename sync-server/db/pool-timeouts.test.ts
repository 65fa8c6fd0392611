import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectedFailure } from '#server/http/expected-failure.ts'
import { createTestDatabase } from '#server/testing/database.ts'
import { openDatabaseProxy } from '#server/testing/outside/database-proxy.ts'
import { openPool } from './pool-timeouts.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
let proxy: Awaited<ReturnType<typeof openDatabaseProxy>>
beforeAll(async () => {
  database = await createTestDatabase()
  proxy = await openDatabaseProxy(database.url)
})
afterAll(async () => {
  await proxy.close()
  await database.close()
})

const LONGEST_SILENCE_MS = 200
const open = () => openPool({ databaseUrl: proxy.url, max: 1, log: () => {}, longestSilenceMs: LONGEST_SILENCE_MS })

test.each(['query', 'answer'] as const)(
  'fault:V4 a network that swallows a statement (%s) keeps neither who asked nor the connection',
  async (hold) => {
    const pool = open()
    await pool.query('select 1')
    void proxy.hold({ statements: [/swallowed/], hold })
    const failure: unknown = await pool.query(`select 'swallowed'`).catch((error: unknown) => error)
    expect(expectedFailure(failure)).toBe('UNAVAILABLE')
    proxy.release()
    expect((await pool.query(`select 'through' as word`)).rows).toEqual([{ word: 'through' }])
    expect(pool.totalCount).toBe(1)
    await pool.end()
  },
)

test('a connection on which nothing is asked may be silent for as long as it takes, also within a transaction', async () => {
  const pool = open()
  const client = await pool.connect()
  await client.query('begin')
  await new Promise((resolve) => setTimeout(resolve, 3 * LONGEST_SILENCE_MS))
  expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await client.query('rollback')
  client.release()
  await pool.end()
})

test('fault:V4 silence after one answer counts while another is due that was asked together with it', async () => {
  const pool = open()
  const client = await pool.connect()
  client.on('error', () => {})
  const [first, second] = await Promise.allSettled([client.query('select 1'), client.query('select pg_sleep(60)')])
  expect(first.status).toBe('fulfilled')
  expect(expectedFailure(second.status === 'rejected' && second.reason)).toBe('UNAVAILABLE')
  client.release(true)
  await pool.end()
})
