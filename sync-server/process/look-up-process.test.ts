import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { applicationProcesses } from '#server/db/schema.ts'
import { createRateLimits } from '#server/http/rate-limits.ts'
import { buildProcess, buildProcessOf } from '#server/testing/build/build.ts'
import { readError } from '#server/testing/requests.ts'
import { setupTestApp } from '#server/testing/test-app.ts'

const { app, db, close } = await setupTestApp()
afterAll(close)

const pathOf = (code: string) => `/api/external/application-processes/${encodeURIComponent(code)}`
const lookUp = (code: string) => app.request(pathOf(code))

async function read(code: string): Promise<Record<string, unknown>> {
  const response = await lookUp(code)
  expect(response.status).toBe(200)
  return ((await response.json()) as { data: Record<string, unknown> }).data
}

test('a process code leads to its process, in any case and with blanks around it', async () => {
  const { process } = await buildProcess(db)
  for (const typed of [process.code, process.code.toLowerCase(), ` ${process.code} `]) {
    expect((await read(typed))['id']).toBe(process.id)
  }
})

test('a property code leads to its newest process that is not closed, a pending one too', async () => {
  const { property } = await buildProcess(db, { createdAt: new Date('2026-01-01') })
  const newest = await buildProcessOf(db, property, { status: 'pending', createdAt: new Date('2026-03-01') })
  await buildProcessOf(db, property, { createdAt: new Date('2026-02-01') })
  await buildProcessOf(db, property, { status: 'closed', createdAt: new Date('2026-04-01') })
  expect((await read(property.code))['id']).toBe(newest.id)
})

test('a property code leads to its newest closed process when all are closed', async () => {
  const { property } = await buildProcess(db, { status: 'closed', createdAt: new Date('2026-01-01') })
  const newest = await buildProcessOf(db, property, { status: 'closed', createdAt: new Date('2026-02-01') })
  expect(await read(property.code)).toMatchObject({ id: newest.id, status: 'closed' })
})

test('a closed process answers with its status, so that the screen can say so', async () => {
  const { process } = await buildProcess(db, { status: 'closed' })
  expect(await read(process.code)).toMatchObject({ id: process.id, status: 'closed' })
})

test('a property without any process is not found', async () => {
  const { process, property } = await buildProcess(db)
  await db.delete(applicationProcesses).where(eq(applicationProcesses.id, process.id))
  expect(await readError(await lookUp(property.code))).toMatchObject({ status: 404, code: 'PROCESS_NOT_FOUND' })
})

test.each(['ZZZZZZ', 'ABC', 'ABCDEFG', '   ', "A' OR 1", '%%%%%%', '______', 'ABC\0DE', 'ÄÖÜÄÖÜ', '😀😀😀', '../../'])(
  'a code that leads nowhere (%j) is PROCESS_NOT_FOUND',
  async (code) => {
    expect(await readError(await lookUp(code))).toEqual({ status: 404, code: 'PROCESS_NOT_FOUND', paths: [] })
  },
)

test.each(['', 'x'.repeat(65)])('an address that cannot hold a code (%j) is not found', async (code) => {
  expect(await readError(await lookUp(code))).toMatchObject({ status: 404, code: 'NOT_FOUND' })
})

const ourNames =
  'id code shortId propertyCode status country propertyName propertyAddress propertyType rooms squareMeters newRent newSideCosts startDate startDateType conditions landlord'.split(
    ' ',
  )
/** What is read of it (applicant.md, Process record). */
const alternativeNames = 'address numberOfRooms size monthlyRent rent sideCosts'.split(' ')

test('the answer holds what an advert would show and no other field', async () => {
  const { process } = await buildProcess(db, { conditions: { petPolicy: 'Katzen ja' } })
  const answer = await read(process.code)
  expect(new Set(Object.keys(answer))).toEqual(new Set([...ourNames, ...alternativeNames]))
  expect(JSON.stringify(answer)).not.toMatch(/spät|Vormieterin|vormieterin|Nachmiete/)
  expect(JSON.stringify(answer)).not.toContain(process.organizationId)
  expect(answer.landlord).toEqual({ name: 'Musterverwaltung', email: '', phone: '' })
})

test('each alternative name holds the same value as the name we use', async () => {
  const { process } = await buildProcess(db)
  const answer = await read(process.code)
  expect(answer).toMatchObject({
    shortId: answer['code'],
    address: answer['propertyAddress'],
    numberOfRooms: answer['rooms'],
    size: answer['squareMeters'],
    monthlyRent: answer['newRent'],
    rent: answer['newRent'],
    sideCosts: answer['newSideCosts'],
  })
  expect(answer).toMatchObject({ rooms: 3.5, squareMeters: 82, propertyAddress: 'Seestrasse 12, 8002 Zürich' })
})

test('rent and side costs are the process’s own, a rent of 0 too, and else those of the property', async () => {
  const own = await buildProcess(db, { newRent: 0, newSideCosts: 95 })
  expect(await read(own.process.code)).toMatchObject({ newRent: 0, newSideCosts: 95 })
  const inherited = await buildProcess(db)
  expect(await read(inherited.process.code)).toMatchObject({ newRent: 2450, newSideCosts: 210 })
})

test('a client that guesses is refused after ten misses, also for a right code, and forged headers change nothing', async () => {
  const limited = await setupTestApp({ limits: createRateLimits({ factor: 1 }) })
  const { process } = await buildProcess(limited.db)
  const from = (address: string, code: string, forwardedFor: string) => {
    const headers = { 'x-forwarded-for': forwardedFor, 'x-real-ip': forwardedFor, forwarded: `for=${forwardedFor}` }
    return limited.app.request(pathOf(code), { headers }, { incoming: { socket: { remoteAddress: address } } })
  }
  const statuses: number[] = []
  for (let guess = 0; guess < 12; guess += 1) {
    statuses.push((await from('203.0.113.7', `GUESS${guess % 10}`, `198.51.100.${guess}`)).status)
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 404), 429, 429])
  const refused = await from('203.0.113.7', process.code, '198.51.100.99')
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await readError(refused)).toMatchObject({ status: 429, code: 'RATE_LIMITED' })
  expect((await from('203.0.113.8', process.code, '203.0.113.7')).status).toBe(200)
  await limited.close()
})

test('behind a trusted proxy each of its clients has a budget of its own', async () => {
  const limited = await setupTestApp({ limits: createRateLimits({ factor: 0.1 }), trustedProxies: 1 })
  const from = (forwardedFor: string) =>
    limited.app.request(
      pathOf('GUESSX'),
      { headers: { 'x-forwarded-for': forwardedFor } },
      { incoming: { socket: { remoteAddress: '10.0.0.1' } } },
    )
  expect((await from('198.51.100.1')).status).toBe(404)
  expect((await from('1.2.3.4, 198.51.100.1')).status).toBe(429)
  expect((await from('198.51.100.2')).status).toBe(404)
  await limited.close()
})

test('once everybody together has guessed too often, right and wrong codes are answered alike, and work gets through once', async () => {
  const limited = await setupTestApp({ limits: createRateLimits({ factor: 0.01 }), trustedProxies: 1 })
  const { process } = await buildProcess(limited.db)
  const ask = (client: string, code: string, proof?: string) =>
    limited.app.request(pathOf(code), { headers: { 'x-forwarded-for': client, ...(proof && { 'x-proof': proof }) } })
  for (const client of ['192.0.2.1', '192.0.2.2', '192.0.2.3']) expect((await ask(client, 'GUESSX')).status).toBe(404)
  const [right, wrong] = [await ask('198.51.100.7', process.code), await ask('198.51.100.8', 'GUESSX')]
  expect(await readError(right)).toEqual(await readError(wrong))
  const said = ({ headers }: Response) => [...headers.keys()].filter((name) => name !== 'x-request-id')
  expect([right.status, said(right)]).toEqual([429, said(wrong)])

  const proof = await prove(right.headers.get('x-challenge') ?? '')
  expect((await ask('198.51.100.9', process.code, proof)).status).toBe(200)
  expect((await ask('198.51.100.10', process.code, proof)).status).toBe(429)
  const other = await prove(wrong.headers.get('x-challenge') ?? '')
  expect((await ask('198.51.100.11', process.code, `${other.slice(0, -9)}AAAAAAAAA`)).status).toBe(429)
  expect((await ask('198.51.100.12', 'GUESSX', other)).status).toBe(404)
  await limited.close()
})

/** As a phone does it. */
async function prove(challenge: string): Promise<string> {
  const asked: Challenge = JSON.parse(Buffer.from(challenge, 'base64url').toString())
  const solution = await solveChallenge({ challenge: asked, deriveKey })
  return Buffer.from(JSON.stringify({ challenge: asked, solution })).toString('base64url')
}
