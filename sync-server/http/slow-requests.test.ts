import { afterAll, expect, test } from 'vitest'
import { converse, drip, openConnection } from '#server/testing/outside/raw-connection.ts'
import { setupTestApp } from '#server/testing/test-app.ts'
import { listen } from './listen.ts'

/** What no client library sends: requests that never end, that contradict themselves, and many at once. */
const patience = { headers: 400, request: 1_000, silence: 600, look: 50 }
const { app, log, close } = await setupTestApp()
const server = await listen(app, { port: 0, host: '127.0.0.1' }, patience)
const { port } = server
afterAll(async () => {
  await server.close()
  await close()
})

/** The machine may be busy. */
const SLACK_MS = 3_000
const post = 'POST /api/applications HTTP/1.1\r\nHost: einzug.test\r\nContent-Type: application/json\r\n'
const health = 'GET /api/health HTTP/1.1\r\nHost: einzug.test\r\n\r\n'
const lastHealth = 'GET /api/health HTTP/1.1\r\nHost: einzug.test\r\nConnection: close\r\n\r\n'
const handled = () => log.filter(({ event }) => event === 'request').length
const faults = () => log.filter(({ level }) => level === 'error')

test.each([
  ['headers that never end', drip('GET /api/health HTTP/1.1\r\nX-Slow: '), 50, patience.headers, [408]],
  ['a body that never ends', drip(`${post}Content-Length: 1000000\r\n\r\n"`), 50, patience.request, [408]],
  ['a chunk that never ends', drip(`${post}Transfer-Encoding: chunked\r\n\r\nF4240\r\n"`), 50, patience.request, [408]],
  ['nothing at all', [], 0, patience.headers, [408]],
  ['a body that never begins', [`${post}Content-Length: 5\r\n\r\n`], 0, patience.silence, []],
])('whoever sends %s is cut off in time', async (_, parts, pauseMs, limit, statuses) => {
  const conversation = await converse(port, parts, pauseMs)
  expect(conversation.statuses).toEqual(statuses)
  expect(conversation.ms).toBeGreaterThan(limit - patience.look)
  expect(conversation.ms).toBeLessThan(limit + SLACK_MS)
  expect(faults()).toEqual([])
})

test.each([
  ['both lengths', `${post}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${health}`],
  ['two lengths', `${post}Content-Length: 5\r\nContent-Length: 0\r\n\r\n${health}`],
  ['a length below zero', `${post}Content-Length: -1\r\n\r\n${health}`],
  ['a length with a sign', `${post}Content-Length: +5\r\n\r\n${health}`],
  ['a length in hexadecimal', `${post}Content-Length: 0x5\r\n\r\n${health}`],
  ['a length beyond every number', `${post}Content-Length: ${'9'.repeat(40)}\r\n\r\n${health}`],
  ['another coding after chunked', `${post}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n${health}`],
  ['a space before the colon', `${post}Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n${health}`],
  ['a chunk of no size', `${post}Transfer-Encoding: chunked\r\n\r\nzz\r\n\r\n${health}`],
  ['a chunk of a size beyond every number', `${post}Transfer-Encoding: chunked\r\n\r\n${'f'.repeat(20)}\r\n${health}`],
  ['a chunk that is longer than it says', `${post}Transfer-Encoding: chunked\r\n\r\n1\r\n{}${health}`],
  ['a body that is longer than it says', `${post}Content-Length: 2\r\n\r\n{}{}{}${health}`],
  ['line ends without a return', health.replaceAll('\r', '')],
  ['a header of two lines', `GET /api/health HTTP/1.1\r\nHost: einzug.test\r\nX-A: b\r\n c: d\r\n\r\n`],
  ['a header with a zero in it', 'GET /api/health HTTP/1.1\r\nHost: einzug.test\r\nX-A: \0\r\n\r\n'],
  ['no host', 'GET /api/health HTTP/1.1\r\n\r\n'],
  ['another protocol', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
  ['words', 'once upon a time\r\n\r\n'],
])(
  'a request with %s is refused, and what follows it on the connection is not taken for another one',
  async (_, text) => {
    const before = handled()
    const { statuses } = await converse(port, [text])
    expect(statuses).toEqual([400])
    expect(handled() - before).toBeLessThanOrEqual(1)
    expect(faults()).toEqual([])
  },
)

test.each([
  ['one header of 32 KiB', `X-Long: ${'x'.repeat(32 * 1024)}\r\n`],
  ['thousands of headers', Array.from({ length: 3_000 }, (_, index) => `X-${index}: x\r\n`).join('')],
  ['an address of 32 KiB', ''],
])('%s are too much', async (what, headers) => {
  const address = what.startsWith('an address') ? `/api/health?${'x'.repeat(32 * 1024)}` : '/api/health'
  const { statuses } = await converse(port, [`GET ${address} HTTP/1.1\r\nHost: einzug.test\r\n${headers}\r\n`])
  expect(statuses).toEqual([431])
})

test('a burst of requests on one connection is answered one by one, in their order', async () => {
  const count = 200
  const requests = Array.from({ length: count }, (_, index) =>
    health.replace('\r\n\r\n', `\r\nX-Request-Id: ${index.toString(16).padStart(32, '0')}\r\n\r\n`),
  )
  // On a busy machine two hundred answers take longer than the patience of the other tests.
  const patient = await listen(app, { port: 0, host: '127.0.0.1' })
  const { statuses, text } = await converse(patient.port, [requests.join('') + lastHealth])
  await patient.close()
  expect(statuses).toEqual(Array.from({ length: count + 1 }, () => 200))
  const ids = [...text.matchAll(/^x-request-id: 0*([0-9a-f]+)\r$/gim)].map(([, id = '']) => Number.parseInt(id, 16))
  expect(ids.slice(0, count)).toEqual(Array.from({ length: count }, (_, index) => index))
})

test('five hundred connections that say nothing or half of something keep nobody waiting, and are closed', async () => {
  const sockets = await Promise.all(Array.from({ length: 500 }, () => openConnection(port)))
  const closed = Promise.all(sockets.map((socket) => new Promise((resolve) => socket.resume().once('close', resolve))))
  sockets.forEach((socket, index) => index % 2 && socket.write(health.slice(0, index % health.length)))
  const began = performance.now()
  const { statuses } = await converse(port, [lastHealth])
  expect(statuses).toEqual([200])
  expect(performance.now() - began).toBeLessThan(SLACK_MS)
  await closed
  expect(process.getActiveResourcesInfo().filter((name) => name === 'TCPSocketWrap').length).toBeLessThan(50)
  expect(faults()).toEqual([])
})

test('a client has only so many connections, and others theirs; what it closes it may open again', async () => {
  const narrow = await listen(app, { port: 0, host: '127.0.0.1', socketsOfClient: 5 }, patience)
  const sockets = await Promise.all(Array.from({ length: 5 }, () => openConnection(narrow.port)))
  const refused = await converse(narrow.port, [lastHealth]).catch(() => ({ statuses: [] }))
  expect(refused.statuses).toEqual([])
  sockets[0]?.destroy()
  await expect
    .poll(async () => (await converse(narrow.port, [lastHealth]).catch(() => ({ statuses: [] }))).statuses)
    .toEqual([200])
  for (const socket of sockets) socket.destroy()
  await narrow.close()
})
