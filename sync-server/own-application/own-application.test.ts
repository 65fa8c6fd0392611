import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { applications } from '#server/db/schema.ts'
import { createRateLimits } from '#server/http/rate-limits.ts'
import { putAs, readData } from '#server/testing/admin-requests.ts'
import { buildProcess, buildRenter, buildSubmission } from '#server/testing/build/build.ts'
import { buildDocument, buildResident } from '#server/testing/build/build-managed-records.ts'
import { buildUser, type UserRow } from '#server/testing/build/build-people.ts'
import { createAnswerCheck } from '#server/testing/described-answers.ts'
import { findInTables } from '#server/testing/find-in-tables.ts'
import { postJson, readError } from '#server/testing/requests.ts'
import { setupTestApp } from '#server/testing/test-app.ts'
import { ownApplication } from '#shared/application/own-contract.ts'
import type { ApplicationStatus } from '#shared/application/status.ts'
import { newId } from '#shared/ids.ts'

const { app, db, deps, close } = await setupTestApp()
afterAll(close)

let manager: UserRow
let property: Awaited<ReturnType<typeof buildProcess>>['property']
let sent: { id: string; secret: string; documentId: string; bytes: Uint8Array }
beforeEach(async () => {
  const estate = await buildProcess(db)
  property = estate.property
  manager = await buildUser(db, { organizationId: estate.process.organizationId })
  const [id, secret] = [newId(), randomBytes(32).toString('base64url')]
  const renter = buildRenter({ lastName: `Absender-${id}` })
  const { listed, bytes } = await buildDocument(deps, estate.process, { applicationId: id, mainRenterId: renter.id })
  const mainRenters = [{ ...renter, documents: [listed] }]
  const body = buildSubmission(estate.process, { id, mainRenters, receiptSecret: secret })
  await postJson(app, '/api/applications', body)
  sent = { id, secret, documentId: listed.id, bytes }
})

const ask = async (path = '', { id = sent.id, secret = sent.secret, proof = '27.03.1990' } = {}, of = app) => {
  const response = await postJson(of, `/api/applications/${id}/own${path}`, { receiptSecret: secret, proof })
  expect(await checkAnswer(callAt(path), response.clone()), 'it is as the API describes itself').toEqual([])
  return response
}
const checkAnswer = createAnswerCheck()
function callAt(path: string) {
  if (path.startsWith('/documents/')) return 'downloadOwnDocument'
  if (path === '/withdrawal') return 'withdrawOwnApplication'
  return path === '/erasure' ? 'eraseOwnApplication' : 'readOwnApplication'
}
const row = async () => (await db.select().from(applications).where(eq(applications.id, sent.id)))[0]
const setStatus = (status: ApplicationStatus) =>
  db.update(applications).set({ status }).where(eq(applications.id, sent.id))

test('who holds the receipt sees what they sent, and nothing of what was made of it', async () => {
  await db
    .update(applications)
    .set({ status: 'rejected', rejectionReason: 'Geheim' })
    .where(eq(applications.id, sent.id))
  const response = await ask()
  const text = await response.clone().text()
  const own = await readData(ownApplication, response)
  expect(own).toMatchObject({
    id: sent.id,
    withdrawnAt: null,
    propertyAddress: 'Seestrasse 12, 8002 Zürich',
    country: 'CH',
  })
  expect(own.mainRenters[0]).toMatchObject({ lastName: `Absender-${sent.id}`, documents: [{ id: sent.documentId }] })
  for (const kept of ['Geheim', 'rejected', 'version', 'organizationId', sent.secret]) expect(text).not.toContain(kept)
})

test('and gets every document back, byte for byte', async () => {
  const response = await ask(`/documents/${sent.documentId}`)
  expect(response.headers.get('content-disposition')).toContain('attachment')
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(sent.bytes)
  expect(await readError(await ask(`/documents/${newId()}`))).toMatchObject({ code: 'NOT_FOUND' })
})

test.each(['', '/documents/x', '/withdrawal', '/erasure'])(
  'another secret and an id that nobody has are answered alike by “%s”, and change nothing',
  async (path) => {
    const address = path.replace('x', sent.documentId)
    const wrong = await ask(address, { secret: 'x'.repeat(43) })
    const unknown = await ask(address, { id: newId() })
    expect([wrong.status, unknown.status]).toEqual([404, 404])
    expect(await wrong.json()).toEqual(await unknown.json())
    expect(await row()).toMatchObject({ status: 'submitted', withdrawnAt: null })
  },
)

test.each(['submitted', 'accepted', 'offer_sent', 'withdrawn'] as const)(
  'one that is %s can be withdrawn, once, and no manager can go on with it',
  async (status) => {
    await setStatus(status)
    const first = await readData(ownApplication, await ask('/withdrawal'))
    expect(first.withdrawnAt).not.toBeNull()
    expect(await readData(ownApplication, await ask('/withdrawal'))).toEqual(first)
    expect(await row()).toMatchObject({ status: 'withdrawn', changedBy: null, version: 2 })
    for (const next of ['submitted', 'accepted', 'offer_sent', 'offer_accepted']) {
      const refused = await putAs(app, manager, `/api/applications/${sent.id}/status/${next}`, {})
      expect(await readError(refused)).toMatchObject({ code: 'INVALID_TRANSITION' })
    }
  },
)

test('a manager who saw it before is told what happened meanwhile', async () => {
  await ask('/withdrawal')
  const path = `/api/applications/${sent.id}/status/accepted`
  expect(await readError(await putAs(app, manager, path, {}, { 'if-match': '"1"' }))).toMatchObject({
    code: 'STATUS_CONFLICT',
    current: { status: 'withdrawn', version: 2, by: null },
  })
})

test('one that was rejected stays so when it is withdrawn, and its sender does not learn of it', async () => {
  await setStatus('rejected')
  const before = await row()
  expect((await ask('/withdrawal')).status).toBe(200)
  // Kept no longer for it: the day that counts is the rejection's.
  expect(await row()).toMatchObject({ status: 'rejected', updatedAt: before?.updatedAt })
})

test('after an accepted offer nothing is withdrawn or erased here, nor while somebody lives there by it', async () => {
  await setStatus('offer_accepted')
  for (const path of ['/withdrawal', '/erasure']) {
    expect(await readError(await ask(path))).toMatchObject({ status: 409, code: 'APPLICATION_KEPT' })
  }
  await setStatus('withdrawn')
  await buildResident(db, property, { applicationId: sent.id })
  expect(await readError(await ask('/erasure'))).toMatchObject({ code: 'APPLICATION_KEPT' })
  expect(await row()).toBeDefined()
})

test('what its sender erases is gone at once, and never taken again', async () => {
  const key = `applications/${sent.id}/${sent.documentId}`
  expect((await ask('/erasure')).status).toBe(200)
  expect(await findInTables(db, `Absender-${sent.id}`)).toEqual([])
  expect(await deps.storage.stat(key)).toBeUndefined()
  for (const path of ['/erasure', '', '/withdrawal']) {
    expect(await readError(await ask(path))).toMatchObject({ status: 410, code: 'APPLICATION_ERASED' })
  }
})

describe('on a phone that somebody else has now', () => {
  const calls = () => ['', `/documents/${sent.documentId}`, '/withdrawal', '/erasure']

  test('the secret alone reads, withdraws and erases nothing, nor does what other people know', async () => {
    for (const path of calls()) {
      for (const proof of ['', ' ', '27.03.1991', 'amelie@example.test', 'Amélie', sent.id]) {
        expect(await readError(await ask(path, { proof })), `${path} with ${proof}`).toMatchObject({
          status: 403,
          code: 'PROOF_WRONG',
        })
      }
    }
    const without = await postJson(app, `/api/applications/${sent.id}/own`, { receiptSecret: sent.secret })
    expect(await readError(without)).toMatchObject({ status: 403, code: 'PROOF_WRONG' })
    expect(await row()).toMatchObject({ status: 'submitted', withdrawnAt: null })
  })

  test.each(['27.03.1990', '27/3/1990', '1990-03-27', ' amelie@mueller.test ', 'AMELIE@MUELLER.TEST'])(
    'its sender is known by %j',
    async (proof) => {
      expect((await ask('', { proof })).status).toBe(200)
    },
  )

  test('ten wrong proofs a day are all, also at the same time, for every call and from everywhere', async () => {
    const limited = createApp({ ...deps, limits: createRateLimits({ factor: 1 }) })
    for (let right = 0; right < 12; right += 1) expect((await ask('', {}, limited)).status).toBe(200)
    const guesses = Array.from({ length: 15 }, (_, day) => ask('', { proof: `1990-04-${day + 10}` }, limited))
    const statuses = (await Promise.all(guesses)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 403)).toHaveLength(10)
    for (const path of calls()) {
      const refused = await ask(path, {}, limited)
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(23 * 60 * 60)
      expect(await readError(refused)).toMatchObject({ status: 429, code: 'PROOF_SPENT' })
    }
  })

  test('who does not hold the receipt cannot use up what its holder may try', async () => {
    const limited = createApp({ ...deps, limits: createRateLimits({ factor: 1 }) })
    for (let guess = 0; guess < 12; guess += 1) {
      expect((await ask('', { secret: 'x'.repeat(43), proof: 'a@b.test' }, limited)).status).toBe(404)
    }
    expect((await ask('', {}, limited)).status).toBe(200)
  })
})

test('who guesses at secrets is stopped', async () => {
  const limited = createApp({ ...deps, limits: createRateLimits({ factor: 0.01 }) })
  const guess = () => postJson(limited, `/api/applications/${sent.id}/own`, { receiptSecret: 'x'.repeat(43) })
  const statuses = [await guess(), await guess(), await guess(), await guess()].map(({ status }) => status)
  expect(statuses).toEqual([404, 404, 404, 429])
})
