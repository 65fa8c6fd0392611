import { readdir } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import path from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, expect, test } from 'vitest'
import { buildProcess } from '#server/testing/build/build.ts'
import { pdfBytes } from '#server/testing/build/files.ts'
import { listen } from '#server/testing/listen.ts'
import { presign } from '#server/testing/requests.ts'
import { setupTestApp } from '#server/testing/test-app.ts'
import { newId } from '#shared/ids.ts'
import { createRateLimits } from './rate-limits.ts'

/** What only a real socket shows: bodies that are longer than they say, that never end, or that break off. */
const { app, db, deps, directory, log, close } = await setupTestApp({ limits: createRateLimits({ factor: 1 }) })
const server = await listen(app)
const { port } = server
afterAll(async () => {
  server.close()
  await close()
})

const MIB = 1024 * 1024
const patience = { timeout: 10_000 }

/** Sends chunks as they come, without saying how many there will be. */
function send(method: string, target: string, headers: Record<string, string>, chunks: Iterable<Uint8Array>) {
  return new Promise<{ status: number | undefined; connection: string | undefined; sent: number }>(
    (resolve, reject) => {
      let sent = 0
      const outgoing = request({
        host: '127.0.0.1',
        port,
        method,
        path: target,
        headers,
        agent: new Agent({ keepAlive: true }),
      })
      outgoing.on('response', (answer) => {
        resolve({ status: answer.statusCode, connection: answer.headers.connection, sent })
        answer.resume()
        outgoing.destroy()
      })
      outgoing.on('error', reject)
      Readable.from(
        (function* () {
          for (const chunk of chunks) {
            sent += chunk.byteLength
            yield chunk
          }
        })(),
      ).pipe(outgoing)
    },
  )
}

function* megabytes(count: number) {
  for (let index = 0; index < count; index += 1) yield pdfBytes(MIB)
}

const pieceHeaders = { 'tus-resumable': '1.0.0', 'content-type': 'application/offset+octet-stream' }

const partials = () => readdir(path.join(directory, '.partial'))

test('a chunked upload without an end is refused as soon as it exceeds what was signed, and nothing of it stays', async () => {
  const { process } = await buildProcess(db)
  const { uploadUrl, headers } = await presign(app, process, { contentLength: 2 * MIB })
  const answer = await send('PUT', uploadUrl, headers, megabytes(60))
  expect(answer).toMatchObject({ status: 413, connection: 'close' })
  expect(answer.sent).toBeLessThan(30 * MIB)
  expect(await partials()).toEqual([])
})

test('a chunked JSON body is refused as soon as it exceeds 1 MiB', async () => {
  const answer = await send('POST', '/api/applications', { 'content-type': 'application/json' }, megabytes(60))
  expect(answer).toMatchObject({ status: 413, connection: 'close' })
  expect(answer.sent).toBeLessThan(30 * MIB)
})

test('a body refused by its headers alone closes the connection, so that its bytes are not read as the next request', async () => {
  const { process } = await buildProcess(db)
  const { uploadUrl } = await presign(app, process, { contentLength: 2 * MIB })
  const answer = await send('PUT', uploadUrl, { 'content-type': 'text/html' }, megabytes(2))
  expect(answer).toMatchObject({ status: 403, connection: 'close' })
})

test('an upload that breaks off leaves nothing behind, and the same one succeeds afterwards', async () => {
  const { process } = await buildProcess(db)
  const documentId = newId()
  const { uploadUrl, headers, object } = await presign(app, process, { documentId, contentLength: 2 * MIB })
  const before = log.length
  const outgoing = request({
    host: '127.0.0.1',
    port,
    method: 'PUT',
    path: uploadUrl,
    headers: { ...headers, 'content-length': 2 * MIB },
  })
  outgoing.on('error', () => {})
  outgoing.write(pdfBytes(MIB))
  await expect.poll(partials, patience).toHaveLength(1)
  outgoing.destroy()
  await expect.poll(partials, patience).toEqual([])
  expect(await deps.storage.stat(object.key)).toBeUndefined()
  expect(log.slice(before).filter(({ level }) => level === 'error')).toEqual([])

  const answer = await send('PUT', uploadUrl, headers, [pdfBytes(2 * MIB)])
  expect(answer.status).toBe(200)
  expect(await deps.storage.stat(object.key)).toEqual({ size: 2 * MIB })
})

test('of a piece that breaks off the server keeps what came, and says how much', async () => {
  const { process } = await buildProcess(db)
  const { uploadUrl, object } = await presign(app, process, { contentLength: 2 * MIB })
  const tus = { 'Tus-Resumable': '1.0.0' }
  const headers = { ...tus, 'Content-Type': 'application/offset+octet-stream' }
  const before = log.length
  const outgoing = request({
    host: '127.0.0.1',
    port,
    method: 'PATCH',
    path: uploadUrl,
    headers: { ...headers, 'Upload-Offset': 0, 'Content-Length': 2 * MIB },
  })
  outgoing.on('error', () => {})
  outgoing.write(pdfBytes(MIB))
  const askOffset = async () =>
    (await fetch(`http://127.0.0.1:${port}${uploadUrl}`, { method: 'HEAD', headers: tus })).headers.get('upload-offset')
  await expect.poll(askOffset, patience).toBe(String(MIB))
  outgoing.destroy()

  const answer = await send('PATCH', uploadUrl, { ...headers, 'Upload-Offset': String(MIB) }, [
    pdfBytes(2 * MIB).slice(MIB),
  ])
  expect(answer.status).toBe(204)
  expect(await deps.storage.stat(object.key)).toEqual({ size: 2 * MIB })
  expect(log.slice(before).filter(({ level }) => level === 'error')).toEqual([])
})

test('a piece that does not follow is read to its end, so that the answer arrives and the connection stays', async () => {
  const { process } = await buildProcess(db)
  const { uploadUrl } = await presign(app, process, { contentLength: 2 * MIB })
  const headers = { ...pieceHeaders, 'upload-offset': '5', 'content-length': String(MIB) }
  expect(await send('PATCH', uploadUrl, headers, megabytes(1))).toEqual({
    status: 409,
    connection: 'keep-alive',
    sent: MIB,
  })
  const long = { ...pieceHeaders, 'upload-offset': '5', 'content-length': String(2 * MIB) }
  expect(await send('PATCH', uploadUrl, long, megabytes(2))).toMatchObject({ status: 409, connection: 'close' })
})

test('a client is counted by the address of its socket', async () => {
  const path = '/api/external/application-processes/ZZZZZZ'
  const headers = { 'x-forwarded-for': '198.51.100.1' }
  for (let guess = 0; guess < 10; guess += 1) {
    expect((await fetch(`http://127.0.0.1:${port}${path}`, { headers })).status).toBe(404)
  }
  expect((await fetch(`http://127.0.0.1:${port}${path}`)).status).toBe(429)
  const sameSocketAddress = { incoming: { socket: { remoteAddress: '127.0.0.1' } } }
  expect((await app.request(path, {}, sameSocketAddress)).status).toBe(429)
  expect((await app.request(path)).status).toBe(404)
})
