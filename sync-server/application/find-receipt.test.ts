import { createHash, randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { applications } from '#server/db/schema.ts'
import { applicationTombstones } from '#server/db/server-schema.ts'
import { createRateLimits } from '#server/http/rate-limits.ts'
import { buildProcess, buildRenter, buildSubmission } from '#server/testing/build/build.ts'
import { PRESIGN, postJson, presignRequest, readError } from '#server/testing/requests.ts'
import { setupTestApp, type TestApp } from '#server/testing/test-app.ts'
import { newId } from '#shared/ids.ts'

const { app, db, close } = await setupTestApp()
afterAll(close)
const { process } = await buildProcess(db)

const newSecret = () => randomBytes(32).toString('base64url')
const submit = (body: unknown) => postJson(app, '/api/applications', body)
const ask = (id: string, receiptSecret: unknown, of: TestApp['app'] = app) =>
  postJson(of, `/api/applications/${id}/receipt`, { receiptSecret })
const erase = (id: string) => db.insert(applicationTombstones).values({ id, erasedAt: new Date() })
const unknown = { status: 404, code: 'NOT_FOUND', paths: [] }
const erased = { status: 410, code: 'APPLICATION_ERASED', paths: [] }

test('with its secret an application’s receipt is answered again, whatever became of it since', async () => {
  const receiptSecret = newSecret()
  const submission = buildSubmission(process, { receiptSecret })
  const first = await (await submit(submission)).json()
  await db.update(applications).set({ status: 'rejected' }).where(eq(applications.id, submission.id))
  const response = await ask(submission.id, receiptSecret)
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual(first)
})

test('an unknown id, a wrong secret and an application without a secret are answered alike', async () => {
  const guarded = buildSubmission(process, { receiptSecret: newSecret() })
  const open = buildSubmission(process)
  await submit(guarded)
  await submit(open)
  const bodies = new Set<string>()
  for (const id of [newId(), guarded.id, open.id]) {
    const response = await ask(id, newSecret())
    bodies.add(await response.clone().text())
    expect(await readError(response)).toEqual(unknown)
  }
  expect(bodies.size).toBe(1)
})

test('the secret is stored as its hash alone', async () => {
  const receiptSecret = newSecret()
  const submission = buildSubmission(process, { receiptSecret })
  await submit(submission)
  const [row] = await db.select().from(applications).where(eq(applications.id, submission.id))
  expect(row?.receiptSecretHash).toBe(createHash('sha256').update(receiptSecret).digest('hex'))
  expect(JSON.stringify(row)).not.toContain(receiptSecret)
})

test('a replay with another secret, or none, is a replay, and the first secret stays the right one', async () => {
  const receiptSecret = newSecret()
  const submission = buildSubmission(process, { receiptSecret })
  await submit(submission)
  const other = newSecret()
  expect((await submit({ ...submission, receiptSecret: other })).status).toBe(200)
  expect((await submit({ ...submission, receiptSecret: undefined })).status).toBe(200)
  expect([(await ask(submission.id, receiptSecret)).status, (await ask(submission.id, other)).status]).toEqual([
    200, 404,
  ])
})

test.each(['', 'short', 'x'.repeat(44), 7, null])('%j is no secret', async (receiptSecret) => {
  const refusal = { status: 422, code: 'VALIDATION_FAILED', paths: ['receiptSecret'] }
  expect(await readError(await ask(newId(), receiptSecret))).toEqual(refusal)
  expect(await readError(await submit(buildSubmission(process, { receiptSecret })))).toEqual(refusal)
})

test('a questionnaire without a process has a receipt too', async () => {
  const receiptSecret = newSecret()
  const { id, mainRenters, generalInfo } = buildSubmission(process)
  const response = await postJson(app, '/api/questionnaires', { id, mainRenters, generalInfo, receiptSecret })
  expect(response.status).toBe(201)
  expect(await (await ask(id, receiptSecret)).json()).toEqual(await response.json())
  expect(await readError(await ask(id, newSecret()))).toEqual(unknown)
})

test('questions have a budget', async () => {
  const limited = await setupTestApp({ limits: createRateLimits({ factor: 0.01 }) })
  const statuses = []
  for (let count = 0; count < 4; count += 1) statuses.push((await ask(newId(), newSecret(), limited.app)).status)
  expect(statuses).toEqual([404, 404, 404, 429])
  await limited.close()
})

test('fault:V16 an application that was received and erased is answered as erased, whoever asks and whatever is sent', async () => {
  const receiptSecret = newSecret()
  const submission = buildSubmission(process, { receiptSecret })
  await submit(submission)
  await db.delete(applications).where(eq(applications.id, submission.id))
  await erase(submission.id)

  expect(await readError(await submit(submission))).toEqual(erased)
  expect(await readError(await submit({ id: submission.id, payloadVersion: 99 }))).toEqual(erased)
  expect(await readError(await ask(submission.id, receiptSecret))).toEqual(erased)
  expect(await readError(await ask(submission.id, newSecret()))).toEqual(erased)
  expect(await readError(await postJson(app, '/api/questionnaires', { id: submission.id }))).toEqual(erased)
  const document = presignRequest(process, { applicationId: submission.id })
  expect(await readError(await postJson(app, PRESIGN, document))).toEqual(erased)
  expect(await db.$count(applications, eq(applications.id, submission.id))).toBe(0)
})

test('erasing one application leaves the next one of the same person alone', async () => {
  const mainRenters = [buildRenter()]
  const first = buildSubmission(process, { mainRenters })
  await erase(first.id)
  expect((await submit(first)).status).toBe(410)
  expect((await submit(buildSubmission(process, { mainRenters }))).status).toBe(201)
})
