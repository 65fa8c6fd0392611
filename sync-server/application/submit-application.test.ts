import { eq, sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import { afterAll, expect, test } from 'vitest'
import { applicationProcesses, applications, properties } from '#server/db/schema.ts'
import { mails } from '#server/db/server-schema.ts'
import { lockDocumentsOf } from '#server/document/store.ts'
import { createRateLimits } from '#server/http/rate-limits.ts'
import { buildProcess, buildRenter, buildSubmission } from '#server/testing/build/build.ts'
import { pdfBytes } from '#server/testing/build/files.ts'
import { postJson, presign, putBytes, readError } from '#server/testing/requests.ts'
import { setupTestApp } from '#server/testing/test-app.ts'
import { newId } from '#shared/ids.ts'

let nudges = 0
const now = new Date('2026-11-21T20:15:00Z')
const { app, db, close } = await setupTestApp({ nudgeMailer: () => void (nudges += 1), now: () => now })
afterAll(close)

const submit = (body: unknown) => postJson(app, '/api/applications', body)
const rowOf = async (id: string) => (await db.select().from(applications).where(eq(applications.id, id)))[0]
const closeProcess = (id: string) =>
  db.update(applicationProcesses).set({ status: 'closed' }).where(eq(applicationProcesses.id, id))

test('an application is stored as it was said, and answered with a receipt that names nobody', async () => {
  const { process, property } = await buildProcess(db)
  const submission = buildSubmission(process)
  const response = await submit(submission)
  expect(response.status).toBe(201)
  const { data } = (await response.json()) as { data: Record<string, unknown> }
  expect(data).toEqual({
    id: submission.id,
    reference: expect.stringMatching(/^[A-HJKMNP-Z2-9]{4}-[A-HJKMNP-Z2-9]{4}$/),
    receivedAt: now.toISOString(),
    status: 'submitted',
    isCompleted: true,
    confirmationMail: true,
  })
  expect(await rowOf(submission.id)).toMatchObject({
    organizationId: process.organizationId,
    processId: process.id,
    propertyCode: property.code,
    reference: data['reference'],
    status: 'submitted',
    isCompleted: true,
    language: 'de',
    mainRenters: submission.mainRenters,
    generalInfo: submission.generalInfo,
    createdAt: now,
  })
})

test('the property is remembered as it was offered', async () => {
  const { process, property } = await buildProcess(db, { newRent: 2600 })
  const submission = buildSubmission(process)
  await submit(submission)
  await db.update(properties).set({ address: 'anderswo', rooms: 9 }).where(eq(properties.id, property.id))
  expect((await rowOf(submission.id))?.rentObject).toEqual({
    country: 'CH',
    name: 'Haus am See',
    address: 'Seestrasse 12, 8002 Zürich',
    propertyType: 'apartment',
    rooms: 3.5,
    squareMeters: 82,
    rent: 2600,
    sideCosts: 210,
  })
})

test('the first main renter gets one confirmation, in their language, and the mailer hears of it', async () => {
  const { process } = await buildProcess(db)
  const before = nudges
  const mainRenters = [buildRenter({ email: 'erste@renter.test' }), buildRenter({ email: 'zweite@renter.test' })]
  const submission = buildSubmission(process, { mainRenters, language: 'fr' })
  const { data } = (await (await submit(submission)).json()) as { data: { reference: string } }
  await submit(submission)
  const sent = await db.select().from(mails).where(eq(mails.recipient, 'erste@renter.test'))
  expect(sent).toHaveLength(1)
  expect(sent[0]?.subject).toContain(data.reference)
  expect(sent[0]?.body).toContain('Bonjour Amélie')
  expect(await db.$count(mails, eq(mails.recipient, 'zweite@renter.test'))).toBe(0)
  expect(nudges).toBe(before + 1)
})

test('a refused application leaves neither a row nor a mail', async () => {
  const { process } = await buildProcess(db)
  const renter = buildRenter({ email: 'abgelehnt@renter.test', firstName: '' })
  const submission = buildSubmission(process, { mainRenters: [renter] })
  expect((await submit(submission)).status).toBe(422)
  expect(await rowOf(submission.id)).toBeUndefined()
  expect(await db.$count(mails, eq(mails.recipient, 'abgelehnt@renter.test'))).toBe(0)
})

test('what only the server may say is ignored', async () => {
  const { process } = await buildProcess(db)
  const other = await buildProcess(db)
  const submission = buildSubmission(process, {
    status: 'accepted',
    isCompleted: false,
    organizationId: other.process.organizationId,
    processId: other.process.id,
    propertyCode: 'FREEHS',
    rentObject: { rent: 1 },
    reference: 'AAAA-AAAA',
    createdAt: '2000-01-01T00:00:00Z',
    fingerprint: 'mine',
    role: 'platform_owner',
    data: { status: 'accepted' },
  })
  const response = await submit(submission)
  expect(await response.json()).toMatchObject({ data: { status: 'submitted', isCompleted: true } })
  const row = await rowOf(submission.id)
  expect(row).toMatchObject({ status: 'submitted', isCompleted: true, processId: process.id, createdAt: now })
  expect(row?.organizationId).toBe(process.organizationId)
  expect(row?.rentObject['rent']).toBe(2450)
  expect(row?.reference).not.toBe('AAAA-AAAA')
})

test('a process that does not exist or is closed takes nothing', async () => {
  expect(await readError(await submit(buildSubmission({ id: newId() })))).toMatchObject({
    status: 404,
    code: 'PROCESS_NOT_FOUND',
  })
  const { process } = await buildProcess(db, { status: 'closed' })
  const submission = buildSubmission(process)
  expect(await readError(await submit(submission))).toMatchObject({ status: 409, code: 'APPLICATION_CLOSED' })
  expect(await rowOf(submission.id)).toBeUndefined()
})

test('a pending process takes applications', async () => {
  const { process } = await buildProcess(db, { status: 'pending' })
  expect((await submit(buildSubmission(process))).status).toBe(201)
})

test('that the process is closed is said before what is wrong with the answers', async () => {
  const { process } = await buildProcess(db, { status: 'closed' })
  const { code } = await readError(await submit(buildSubmission(process, { mainRenters: [] })))
  expect(code).toBe('APPLICATION_CLOSED')
})

test('a process that is being closed at this moment is waited for, and then takes nothing', async () => {
  const { process } = await buildProcess(db)
  const submission = buildSubmission(process)
  let answer: Promise<Response> | undefined
  await db.transaction(async (closing) => {
    await closing.update(applicationProcesses).set({ status: 'closed' }).where(eq(applicationProcesses.id, process.id))
    answer = Promise.resolve(submit(submission))
    const waiting = sql`pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    await expect.poll(() => db.$count(waiting), { timeout: 10_000 }).toBe(1)
  })
  expect((await answer)?.status).toBe(409)
  expect(await rowOf(submission.id)).toBeUndefined()
})

test('submitting has a budget, which a replay does not need', async () => {
  const limited = await setupTestApp({ limits: createRateLimits({ factor: 0.1 }) })
  const { process } = await buildProcess(limited.db)
  const first = buildSubmission(process)
  const statusOf = async (body: unknown) => (await postJson(limited.app, '/api/applications', body)).status
  expect(await statusOf(first)).toBe(201)
  expect(await statusOf(buildSubmission(process))).toBe(201)
  expect(await statusOf(buildSubmission(process))).toBe(201)
  expect(await statusOf(buildSubmission(process))).toBe(429)
  expect(await statusOf(first)).toBe(200)
  await limited.close()
})

test('fault:V15 an application that was accepted is recognised also after its process closed', async () => {
  const { process } = await buildProcess(db)
  const submission = buildSubmission(process)
  const first = await (await submit(submission)).json()
  await closeProcess(process.id)
  const again = await submit(submission)
  expect(again.status).toBe(200)
  expect(await again.json()).toEqual(first)
})

test('an application that waited for another delivery of itself is recognised also when its process closed meanwhile', async () => {
  const { process } = await buildProcess(db)
  const submission = buildSubmission(process)
  expect((await submit(submission)).status).toBe(201)
  const accepted = await rowOf(submission.id)
  if (!accepted) throw new Error('the application was not stored')
  await db.delete(applications).where(eq(applications.id, submission.id))
  // The moment of the first delivery once more, held until the second one waits for it.
  let second: Promise<Response> | undefined
  await db.transaction(async (first) => {
    await lockDocumentsOf(first, submission.id)
    await first.insert(applications).values(accepted)
    second = Promise.resolve(submit(submission))
    const waiting = sql`pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    await expect.poll(() => db.$count(waiting), { timeout: 10_000 }).toBe(1)
    await closeProcess(process.id)
  })
  expect((await second)?.status).toBe(200)
})

test('fault:V14 a process that closes between announcing a document and submitting takes nothing, and says why', async () => {
  const { process } = await buildProcess(db)
  const renter = buildRenter({ documents: [{ id: newId(), type: 'proof_of_income' }] })
  const submission = buildSubmission(process, { mainRenters: [renter] })
  const request = { documentId: renter.documents[0]?.id, applicationId: submission.id, mainRenterId: renter.id }
  const { uploadUrl, headers } = await presign(app, process, request)
  await closeProcess(process.id)
  expect((await putBytes(app, uploadUrl, headers, pdfBytes(200))).status).toBe(200)
  expect(await readError(await submit(submission))).toMatchObject({ status: 409, code: 'APPLICATION_CLOSED' })
  expect(await rowOf(submission.id)).toBeUndefined()
})

test('fault:T2 what a phone says whose clock is a year ahead is accepted, and received by the server’s clock', async () => {
  const { process } = await buildProcess(db)
  const msecs = new Date('2027-11-21T20:15:00Z').getTime()
  const renter = buildRenter({ id: v7({ msecs }), documents: [{ id: v7({ msecs }), type: 'proof_of_income' }] })
  const generalInfo = { ...buildSubmission(process).generalInfo, desiredStartDate: '2028-02-01' }
  const submission = buildSubmission(process, { id: v7({ msecs }), mainRenters: [renter], generalInfo })
  const request = { documentId: renter.documents[0]?.id, applicationId: submission.id, mainRenterId: renter.id }
  const { uploadUrl, headers } = await presign(app, process, request)
  expect((await putBytes(app, uploadUrl, headers, pdfBytes(200))).status).toBe(200)
  expect((await submit(submission)).status).toBe(201)
  expect(await rowOf(submission.id)).toMatchObject({ createdAt: now, generalInfo })
})

test('an idempotency key beside the id changes nothing', async () => {
  const { process } = await buildProcess(db)
  const submission = buildSubmission(process)
  const send = (key: string) => postJson(app, '/api/applications', submission, { 'Idempotency-Key': key })
  expect([(await send('one')).status, (await send('two')).status, (await submit(submission)).status]).toEqual([
    201, 200, 200,
  ])
  expect(
    (await postJson(app, '/api/applications', buildSubmission(process), { 'Idempotency-Key': 'one' })).status,
  ).toBe(201)
})
