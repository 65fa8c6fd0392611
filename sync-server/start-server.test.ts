import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { syncContract } from '#shared/feed/contract.ts'
import { newId } from '#shared/ids.ts'
import { processContract } from '#shared/process/contract.ts'
import { sessions } from './db/server-schema.ts'
import { readEnvironment } from './env.ts'
import { startServer } from './start-server.ts'
import { buildProcess, buildSubmission } from './testing/build/build.ts'
import { buildStaff } from './testing/build/build-people.ts'
import { pdfBytes } from './testing/build/files.ts'
import { createTestDatabase } from './testing/database.ts'
import { presign, putBytes } from './testing/requests.ts'

let directory: string
let database: Awaited<ReturnType<typeof createTestDatabase>>
beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'einzug-start-'))
  database = await createTestDatabase()
})
afterEach(async () => {
  await database.close()
  await rm(directory, { recursive: true })
})
const start = (variables: Record<string, string> = {}) =>
  startServer({
    environment: readEnvironment({ PORT: '0', DATA_DIR: directory, DATABASE_URL: database.url, ...variables }),
    log: () => {},
    onFailure: () => {},
  })

test('an application that arrives is confirmed by a mail without waiting for the next round', async () => {
  const { url, stop } = await start()
  const answer = await postApplication(url)
  expect(answer.status).toBe(201)
  const mails = await eventually(async () => {
    const names = await readdir(path.join(directory, 'mail'))
    return Promise.all(names.filter((name) => name.endsWith('.eml')).map((name) => readMail(name)))
  })
  expect(mails).toHaveLength(1)
  expect(mails[0]).toMatch(/^To: amelie@mueller\.test\r$/m)
  await stop()
}, 15_000)

test('a server that stops finishes what it began and takes nothing new', async () => {
  const { url, stop } = await start()
  const body = JSON.stringify({ id: 'none' })
  const sending = request(`${url}/api/applications`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
  })
  const answered = new Promise<number | undefined>((resolve, reject) => {
    sending.once('response', (response) => resolve(response.resume().statusCode)).once('error', reject)
  })
  sending.write(body.slice(0, 5))
  await new Promise((resolve) => sending.once('socket', (socket) => socket.once('connect', resolve)))
  // The answer to another request proves that the server has seen the first one's beginning.
  await fetch(`${url}/api/health`)

  const stopped = stop()
  await expect(fetch(`${url}/api/health`)).rejects.toThrow('fetch failed')
  sending.end(body.slice(5))
  expect(await answered).toBe(422)
  await stopped
})

test('a server that stops does not wait for those who watch for changes', async () => {
  const { url, stop } = await start()
  const { manager } = await buildStaff(database.db)
  const headers = { Cookie: await signIn(manager), 'X-Einzug': '1' }
  const response = await fetch(url + syncContract.watchChanges.path, { headers })
  expect(response.status).toBe(200)
  const began = performance.now()
  await stop()
  expect(performance.now() - began).toBeLessThan(5000)
  expect(await response.text()).toMatch(/^(:|event: poke\ndata:|\n)+retry: \d{4}\n\n$/)
})

/** As a browser that has just signed in. @returns its cookie */
async function signIn({ id: userId }: { id: string }): Promise<string> {
  const [now, later] = [new Date(), new Date(Date.now() + 60_000)]
  const times = { accessTokenExpiresAt: later, confirmedAt: now, expiresAt: later }
  const secretHash = createHash('sha256').update('secret').digest('hex')
  await database.db.insert(sessions).values({ id: newId(), userId, secretHash, accessToken: 'sealed', ...times })
  return 'einzug_session=secret'
}

test('browsers are told to use HTTPS alone only where people reach the server over HTTPS', async () => {
  for (const [publicUrl, expected] of [
    ['https://apply.example.org', 'max-age=31536000'],
    ['http://apply.example.org', null],
  ] as const) {
    const { url, stop } = await start({ PUBLIC_URL: publicUrl })
    expect((await fetch(`${url}/api/health`)).headers.get('strict-transport-security')).toBe(expected)
    await stop()
  }
})

test('with CLAMD_URL nothing is stored unseen, and without it nobody is asked', async () => {
  const { process } = await buildProcess(database.db)
  for (const [variables, status] of [
    [{ CLAMD_URL: 'tcp://127.0.0.1:1' }, 503],
    [{}, 200],
  ] as const) {
    const { url, stop } = await start(variables)
    const app = { request: async (path: string, init: RequestInit) => fetch(url + path, init) }
    const { uploadUrl, headers } = await presign(app, process)
    expect((await putBytes(app, uploadUrl, headers, pdfBytes(200))).status).toBe(status)
    const checks = expect.objectContaining(status === 503 ? { scanner: 'away' } : { storage: 'ok' })
    expect(await (await fetch(`${url}/ready`)).json()).toEqual({ data: { status: 'ready', checks } })
    await stop()
  }
})

test('no answer names the software behind it', async () => {
  const { url, stop } = await start()
  const { headers } = await fetch(`${url}/api/health`)
  expect([headers.get('x-powered-by'), headers.get('server')]).toEqual([null, null])
  await stop()
})

test('a data directory that cannot be made is named', async () => {
  await expect(start({ DATA_DIR: '/dev/null/data' })).rejects.toThrow(
    /The data directory \/dev\/null\/data .* DATA_DIR/,
  )
})

async function postApplication(url: string): Promise<Response> {
  const found = await fetch(`${url}/api/external/application-processes/DEMADE`)
  const { data } = z.parse(z.object({ data: processContract.lookUpProcess.answer }), await found.json())
  return fetch(`${url}/api/applications`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(buildSubmission(data)),
  })
}

const readMail = (name: string) => readFile(path.join(directory, 'mail', name), 'utf8')

/** Repeats until it answers something; the test's own time limit ends it otherwise. */
async function eventually<T>(attempt: () => Promise<T[]>): Promise<T[]> {
  for (;;) {
    const found = await attempt().catch(() => [])
    if (found.length > 0) return found
    await new Promise((resolve) => setImmediate(resolve))
  }
}
