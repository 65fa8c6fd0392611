import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readEnvironment } from '#server/env.ts'
import { type RunningServer, startServer } from '#server/start-server.ts'
import { createTestDatabase } from '#server/testing/database.ts'
import { production } from '#server/testing/outside/process.ts'

let server: RunningServer
const database = await createTestDatabase()
const directory = await mkdtemp(path.join(tmpdir(), 'einzug-headers-'))
beforeAll(async () => {
  const variables = { ...production, PORT: '0', DATA_DIR: directory, DATABASE_URL: database.url }
  const environment = readEnvironment({ ...variables, METRICS_TOKEN: 'sixteen letters!' })
  server = await startServer({ environment, log: () => {}, onFailure: () => {} })
})
afterAll(async () => {
  await server.stop()
  await database.close()
  await rm(directory, { recursive: true, force: true })
})

/** One address for each kind of answer that is no page. */
test.each([
  ['what is public', '/api/site', 200],
  ['what needs a person', '/api/users/me', 401],
  ['what needs a role', '/api/applications', 401],
  ['a refusal', '/api/external/application-processes/ZZZZZZ', 404],
  ['an address that does not exist', '/api/nothing', 404],
  ['an address made to be kept by a proxy', '/api/users/me/x.css', 404],
  ['the answer to a load balancer', '/ready', 200],
  ['the answer to a supervisor', '/live', 200],
])('%s (%s) is kept by nobody, shown in no page, and may do nothing there', async (_, address, status) => {
  const { headers, status: answered } = await fetch(server.url + address)
  expect(answered).toBe(status)
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'")
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('referrer-policy')).toBe('no-referrer')
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
  expect(headers.get('strict-transport-security')).toBe('max-age=31536000')
  expect([headers.get('x-powered-by'), headers.get('server'), headers.get('access-control-allow-origin')]).toEqual([
    null,
    null,
    null,
  ])
})

test('another website is told nothing, whatever it asks for', async () => {
  for (const origin of ['https://evil.test', 'null', 'https://apply.test.evil.test']) {
    const asked = { Origin: origin, 'Access-Control-Request-Method': 'POST', 'Access-Control-Request-Headers': 'x-a' }
    const preflight = await fetch(`${server.url}/api/applications`, { method: 'OPTIONS', headers: asked })
    const names = [...preflight.headers.keys()].filter((name) => name.startsWith('access-control-'))
    expect(names).toEqual([])
  }
})

test('metrics are for those who bring the token', async () => {
  expect((await fetch(`${server.url}/metrics`)).status).toBe(401)
  const headers = { Authorization: 'Bearer sixteen letters!' }
  expect(await (await fetch(`${server.url}/metrics`, { headers })).text()).toContain('einzug_live_signals 0')
})
