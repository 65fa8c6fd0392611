import { afterAll, describe, expect, test, vi } from 'vitest'
import { createApp } from '#server/app.ts'
import { buildProcess, buildSubmission } from '#server/testing/build/build.ts'
import { postJson, readError } from '#server/testing/requests.ts'
import { setupTestApp } from '#server/testing/test-app.ts'
import { fillPath } from '#shared/endpoint.ts'
import { everyEndpoint } from '#shared/every-endpoint.ts'
import { newId } from '#shared/ids.ts'
import { createClientBudgets } from './client-budgets.ts'
import { jsonShape } from './read-json.ts'

const { deps, db, log, close } = await setupTestApp()
afterAll(close)
const { process } = await buildProcess(db)

/** Any request that leads to an endpoint. */
const paramsOf = (path: string) =>
  Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, newId()]))

test.each(Object.entries(everyEndpoint))('%s asks for its client before it does anything', async (_, endpoint) => {
  const touched = vi.fn<() => void>()
  const refuse = () => {
    throw Object.assign(new Error('touched'), { touched: touched() })
  }
  const nothing = new Proxy(deps.db, { get: refuse })
  const app = createApp({ ...deps, db: nothing, findCaller: refuse, budgets: createClientBudgets(0) })
  const isWrite = !['GET', 'HEAD'].includes(endpoint.method)
  const response = await app.request(fillPath(endpoint.path, paramsOf(endpoint.path)), {
    method: endpoint.method,
    headers: { 'tus-resumable': '1.0.0', 'content-type': 'application/json' },
    ...(isWrite && { body: '{}' }),
  })
  expect(response.status).toBe(429)
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(touched).not.toHaveBeenCalled()
})

test('a client that asks too often waits for the rest of a minute, and nobody else does', async () => {
  const app = createApp({ ...deps, trustedProxies: 1, budgets: createClientBudgets(0.01) })
  const ask = async (client: string, path: string) =>
    (await app.request(path, { headers: { 'x-forwarded-for': client } })).status
  const same = [
    await ask('192.0.2.1', '/api/site'),
    await ask('192.0.2.1', '/api/site'),
    await ask('192.0.2.1', '/api/site'),
  ]
  expect(same).toEqual([200, 200, 200])
  expect(await ask('192.0.2.1', '/api/site')).toBe(429)
  expect([await ask('192.0.2.2', '/api/site'), await ask('192.0.2.1', '/api/health')]).toEqual([200, 200])
})

test('a client has only so many requests running at a time, and gets the places back', () => {
  const { enter } = createClientBudgets(1)
  const uploads = everyEndpoint.continueUpload
  const running = Array.from({ length: 100 }, () => enter('a', uploads))
  expect(() => enter('a', uploads)).toThrow('RATE_LIMITED')
  enter('b', uploads)()
  running.pop()?.()
  enter('a', uploads)()
})

describe('a body', () => {
  test.each([
    ['{}', 1, 2],
    ['[1,2,3]', 1, 4],
    ['{"a":"[[[,,,\\"{","b":[{}]}', 3, 5],
    ['"\\\\",', 0, 2],
    ['"open', 0, 1],
    ['"é,ü"', 0, 1],
  ])('%s has its depth and its values', (text, depth, values) => {
    expect(jsonShape(new TextEncoder().encode(text))).toEqual({ depth, values })
  })

  const app = createApp(deps)
  const submit = async (body: unknown) => readError(await postJson(app, '/api/applications', body))
  const swamp = { id: newId(), mainRenters: [{ documents: Array.from({ length: 340_000 }, () => ({})) }] }
  const many = Array.from({ length: 4_000 }, () => ({}))

  test.each([
    ['of hundreds of thousands of values', JSON.stringify(swamp), 'VALIDATION_FAILED', ['']],
    ['of hundreds of thousands of levels', '['.repeat(500_000), 'VALIDATION_FAILED', ['']],
    ['that pretends to be text', `"${'\\'.repeat(1_000_000)}`, 'INVALID_JSON', undefined],
    [
      'of thousands of people',
      { ...buildSubmission(process), mainRenters: many },
      'VALIDATION_FAILED',
      ['mainRenters'],
    ],
    [
      'of thousands of documents',
      { ...buildSubmission(process), mainRenters: [{ documents: many }] },
      'VALIDATION_FAILED',
      ['mainRenters.0.documents'],
    ],
  ])('%s is refused as a whole, before anybody looks into it', async (_, body, code, paths) => {
    expect(await submit(body)).toMatchObject({ code, ...(paths && { paths }) })
  })

  test('of the largest application that there may be is taken', async () => {
    const documents = Array.from({ length: 20 }, () => ({
      id: newId(),
      type: 'other_document',
      originalName: 'a',
      name: 'a',
    }))
    const one = buildSubmission(process).mainRenters[0]
    const mainRenters = Array.from({ length: 50 }, () => ({ ...one, id: newId(), documents }))
    // Its documents have not arrived: by then everything was read.
    expect((await submit({ ...buildSubmission(process), mainRenters })).code).toMatch(
      /DOCUMENTS_MISSING|VALIDATION_FAILED/,
    )
    expect(log.filter(({ event }) => event === 'unexpected')).toEqual([])
  })
})
