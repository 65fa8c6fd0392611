import { afterAll, expect, test } from 'vitest'
import { buildProcess, buildSubmission } from '#server/testing/build/build.ts'
import { postJson, readError } from '#server/testing/requests.ts'
import { setupTestApp } from '#server/testing/test-app.ts'

const { app, db, close } = await setupTestApp()
afterAll(close)

const MIB = 1024 * 1024
const path = '/api/applications'
const post = async (
  body: string | Uint8Array<ArrayBuffer>,
  headers: Record<string, string> = { 'content-type': 'application/json' },
) => readError(await app.request(path, { method: 'POST', headers, body }))

test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/jsonp'])(
  'a body of type %s is not read',
  async (contentType) => {
    expect(await post('{}', { 'content-type': contentType })).toMatchObject({
      status: 415,
      code: 'UNSUPPORTED_MEDIA_TYPE',
    })
  },
)

test('no body at all, where one has to come, is told by what is missing in it', async () => {
  const answer = await app.request(path, { method: 'POST' })
  expect(await readError(answer)).toEqual({ status: 422, code: 'VALIDATION_FAILED', paths: ['id'] })
})

test('a charset beside the content type is fine', async () => {
  const { process } = await buildProcess(db)
  const response = await postJson(app, path, buildSubmission(process), {
    'content-type': 'Application/JSON; charset=UTF-8',
  })
  expect(response.status).toBe(201)
})

test.each([
  ['half of an object', '{"id":'],
  ['nothing', ''],
  ['words', 'null and void'],
  ['bytes that are no UTF-8', Uint8Array.of(0x22, 0xff, 0xfe, 0x22)],
])('%s is answered INVALID_JSON', async (_, body) => {
  expect(await post(body)).toMatchObject({ status: 400, code: 'INVALID_JSON' })
})

test.each([['null'], ['[]'], ['"text"'], ['7'], ['{}']])(
  'JSON that is no submission (%s) is VALIDATION_FAILED',
  async (body) => {
    expect(await post(body)).toMatchObject({ status: 422, code: 'VALIDATION_FAILED' })
  },
)

test('a body above 1 MiB is refused by the length it declares', async () => {
  const answer = await post('{}', { 'content-type': 'application/json', 'content-length': String(MIB + 1) })
  expect(answer).toMatchObject({ status: 413, code: 'PAYLOAD_TOO_LARGE' })
})

test('a body above 1 MiB is refused by what arrives when it declares nothing, and one of 1 MiB is read', async () => {
  const streamed = async (size: number) => {
    const text = new TextEncoder().encode(`"${'x'.repeat(size - 2)}"`)
    const stream = new Blob([text]).stream()
    const response = await app.request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: stream,
      duplex: 'half',
    })
    return (await readError(response)).code
  }
  expect(await streamed(MIB + 1)).toBe('PAYLOAD_TOO_LARGE')
  expect(await streamed(MIB)).toBe('VALIDATION_FAILED')
})

test('a body nested deeper than 20 levels is refused, up to a million brackets', async () => {
  const { process } = await buildProcess(db)
  const nested = (depth: number) => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`) as unknown
  const submit = (depth: number) => postJson(app, path, buildSubmission(process, { deep: nested(depth) }))
  // The submission itself is the first level.
  expect((await submit(19)).status).toBe(201)
  expect(await readError(await submit(20))).toEqual({ status: 422, code: 'VALIDATION_FAILED', paths: [''] })
  expect((await post('['.repeat(500_000) + ']'.repeat(500_000))).status).toBe(422)
})

test('keys that would become a prototype change nothing', async () => {
  const { process } = await buildProcess(db)
  const text = JSON.stringify(buildSubmission(process))
  const poisoned = text
    .replace('{', '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},')
    .replace('"generalInfo":{', '"generalInfo":{"__proto__":{"polluted":true},')
  expect((await postJson(app, path, poisoned)).status).toBe(201)
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
})

test('of very many mistakes the first hundred are named', async () => {
  const { process } = await buildProcess(db)
  const mainRenters = Array.from({ length: 30 }, () => ({}))
  const { paths } = await readError(await postJson(app, path, buildSubmission(process, { mainRenters })))
  expect(paths).toHaveLength(100)
})
