import { afterEach, expect, test, vi } from 'vitest'
import { lookUp } from './look-up.ts'

afterEach(() => vi.unstubAllGlobals())

const answered = (status: number, body: string, headers?: Record<string, string>) => {
  vi.stubGlobal('fetch', async () => new Response(body, { status, ...(headers && { headers }) }))
  return lookUp('DEMADE', () => {})
}
const ours = { 'x-app': 'einzug' }
const notFound = '{"code":"PROCESS_NOT_FOUND"}'

test.each([
  [403, '<h1>Blocked by your administrator</h1>'],
  [404, notFound],
  [407, ''],
  [500, 'Internal Server Error'],
])('a stranger’s %i is no word about a code: nobody was reached', async (status, body) => {
  expect(await answered(status, body)).toEqual({ kind: 'unreachable' })
})

test('our own server’s word makes a code unknown', async () => {
  expect(await answered(404, notFound, ours)).toEqual({ kind: 'unknown' })
})

test.each([429, 502, 503, 504])('a %i asks for patience, whoever says it', async (status) => {
  expect(await answered(status, '')).toMatchObject({ kind: 'failed' })
})
