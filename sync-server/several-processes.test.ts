import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accountContract } from '#shared/account/contract.ts'
import { fillPath } from '#shared/endpoint.ts'
import { syncContract } from '#shared/feed/contract.ts'
import { processContract } from '#shared/process/contract.ts'
import { applicationProcesses } from './db/schema.ts'
import { buildProcess, buildSubmission } from './testing/build/build.ts'
import { createTestDatabase } from './testing/database.ts'
import { chooseDemoPerson } from './testing/demo-sign-in.ts'
import { eventually } from './testing/eventually.ts'
import { openBrowser } from './testing/outside/browser.ts'
import { freePort } from './testing/outside/free-port.ts'
import { type ServerProcess, spawnServer } from './testing/outside/process.ts'
import { buildPhone, type Send } from './testing/phone.ts'
import { bucketVariables, objectStore } from './testing/storages.ts'

/** Under which a browser reaches both, as through a load balancer. */
const ORIGIN = 'http://localhost:4998'
let database: Awaited<ReturnType<typeof createTestDatabase>>
let directory: string
const processes: ServerProcess[] = []
const urls: string[] = []

beforeAll(async () => {
  database = await createTestDatabase()
  directory = await mkdtemp(path.join(tmpdir(), 'einzug-several-'))
  const common = {
    DATABASE_URL: database.url,
    SESSION_KEY: 'the same on both, and long enough for a key',
    PUBLIC_URL: ORIGIN,
    ...(await bucketVariables()),
  }
  const ports = { one: await freePort(), other: await freePort() }
  for (const [name, port] of Object.entries(ports)) {
    processes.push(spawnServer({ ...common, PORT: String(port), DATA_DIR: path.join(directory, name) }))
    urls.push(`http://127.0.0.1:${port}`)
  }
  await Promise.all(processes.map(({ running }) => running))
})
afterAll(async () => {
  for (const { child } of processes) child.kill('SIGTERM')
  await Promise.all(processes.map(({ ended }) => ended))
  await database.close()
  await rm(directory, { recursive: true, force: true })
})

/** Each request to the other process than the one before. */
function alternately(first = 0): Send {
  let next = first
  return (url, init) => {
    const server = urls[next % urls.length] ?? ''
    next += 1
    return fetch(server + url.replace(ORIGIN, ''), init)
  }
}

describe.skipIf(!objectStore)('with documents in a bucket', () => {
  test('each piece of a document, and the application, may come to another process than the one before', async () => {
    const { process } = await buildProcess(database.db)
    for (const first of [0, 1]) {
      const phone = buildPhone(process)
      const { status, receipt } = await phone.deliver(alternately(first))
      expect(status).toBe(201)
      const again = await phone.deliver(alternately(first + 1))
      expect([again.status, again.receipt]).toEqual([200, receipt])
    }
  })

  test('an application that is delivered to both at one moment is made once, and confirmed by one mail', async () => {
    const { process } = await buildProcess(database.db)
    const phone = buildPhone(process)
    await phone.deliver(alternately())
    const deliveries = Array.from({ length: 10 }, (_, index) => phone.deliver(alternately(index)))
    for (const { status } of await Promise.all(deliveries)) expect(status).toBe(200)
    await eventually(async () => (await mailsTo(phone.email)) > 0)
    expect(await mailsTo(phone.email)).toBe(1)
  })
})

async function mailsTo(email: string): Promise<number> {
  const texts = await Promise.all(
    ['one', 'other'].map(async (name) => {
      const folder = path.join(directory, name, 'mail')
      const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.eml'))
      return Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')))
    }),
  )
  return texts.flat().filter((text) => text.includes(email)).length
}

test('who signs in at one is signed in at the other, by the development provider of either', async () => {
  const browser = openBrowser(alternately())
  const callback = await chooseDemoPerson(browser, ORIGIN, 'manager@demo.test')
  const redirectUri = `${ORIGIN}/auth/cognito/callback`
  const exchanged = await browser.postJson(`${ORIGIN}/api/auth/token`, { redirectUri, ...Object.fromEntries(callback) })
  expect(exchanged.status).toBe(200)
  for (let round = 0; round < 4; round += 1) {
    expect((await browser.send(`${ORIGIN}${accountContract.renewToken.path}`)).status).toBe(200)
  }
})

test('who watches at one is told of what arrives at the other', async () => {
  const browser = openBrowser((url, init) => fetch(url.replace(ORIGIN, urls[0] ?? ''), init))
  const callback = await chooseDemoPerson(browser, ORIGIN, 'manager@demo.test')
  const redirectUri = `${ORIGIN}/auth/cognito/callback`
  await browser.postJson(`${ORIGIN}/api/auth/token`, { redirectUri, ...Object.fromEntries(callback) })
  const response = await browser.send(ORIGIN + syncContract.watchChanges.path, { headers: { 'X-Einzug': '1' } })
  expect(response.status).toBe(200)
  const reader = response.body?.getReader()
  const readPoke = async () => {
    let text = ''
    while (!text.includes('event: poke')) text += new TextDecoder().decode((await reader?.read())?.value)
  }
  // The first one says that listening has begun.
  await readPoke()
  const [demo] = await database.db.select().from(applicationProcesses).where(eq(applicationProcesses.code, 'DEMADE'))
  const submitted = await fetch(`${urls[1]}/api/applications`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(buildSubmission({ id: demo?.id ?? '' })),
  })
  expect(submitted.status).toBe(201)
  await readPoke()
  await reader?.cancel()
})

test('guesses at one and the other use up one budget', async () => {
  const guess = alternately()
  const path = fillPath(processContract.lookUpProcess.path, { code: 'AAAAAA' })
  const statuses: number[] = []
  for (let count = 0; count < 12; count += 1) statuses.push((await guess(path, {})).status)
  expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 404))
  expect(statuses.slice(10)).toEqual([429, 429])
})
