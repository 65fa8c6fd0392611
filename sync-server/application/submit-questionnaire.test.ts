import { eq, sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { questionnaires } from '#server/db/questionnaire-schema.ts'
import { mails } from '#server/db/server-schema.ts'
import { buildRenter, buildSubmission } from '#server/testing/build/build.ts'
import { postJson, readError } from '#server/testing/requests.ts'
import { setupTestApp } from '#server/testing/test-app.ts'
import { newId } from '#shared/ids.ts'

const { app, db, close } = await setupTestApp()
afterAll(close)

const submit = (body: unknown) => postJson(app, '/api/questionnaires', body)
const rentObject = { country: 'CH', address: 'Seestrasse 12', propertyType: 'apartment', rent: 2450 }

function build(changes: Record<string, unknown> = {}) {
  const { applicationProcessId: _, ...questionnaire } = buildSubmission({ id: '' }, changes)
  return { rentObject, ...questionnaire }
}

test('a questionnaire without a process is stored as complete, for no organization, and confirmed by the mail that its receipt promises', async () => {
  const email = `${newId()}@renter.test`
  const questionnaire = build({ mainRenters: [buildRenter({ email })] })
  const response = await submit(questionnaire)
  expect(response.status).toBe(201)
  expect(await response.json()).toMatchObject({
    data: { id: questionnaire.id, isCompleted: true, confirmationMail: true },
  })
  const [row] = await db.select().from(questionnaires).where(eq(questionnaires.id, questionnaire.id))
  expect(row).toMatchObject({
    organizationId: null,
    isCompleted: true,
    rentObject,
    mainRenters: questionnaire.mainRenters,
    generalInfo: questionnaire.generalInfo,
  })
  const [mail, ...others] = await db.select().from(mails).where(eq(mails.recipient, email))
  expect(others).toEqual([])
  expect(mail).toMatchObject({ applicationId: questionnaire.id, fromName: null, replyTo: null })
  expect(mail?.body).toContain(row?.reference)
  expect(mail?.body).not.toMatch(/Seestrasse|Verwaltung/)
})

test('without an id and without a rent object, as documented, each is a new one', async () => {
  const { id: _, rentObject: __, ...bare } = build()
  const before = await db.$count(questionnaires)
  expect((await submit(bare)).status).toBe(201)
  expect((await submit(bare)).status).toBe(201)
  expect(await db.$count(questionnaires)).toBe(before + 2)
})

test('the same one again gets the same receipt, another one under its id is refused', async () => {
  const questionnaire = build()
  const answers = await Promise.all(Array.from({ length: 20 }, () => submit(questionnaire)))
  const bodies = await Promise.all(answers.map((answer) => answer.text()))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(19)
  expect(new Set(bodies).size).toBe(1)
  expect(await db.$count(questionnaires, eq(questionnaires.id, questionnaire.id))).toBe(1)
  const other = await submit({ ...questionnaire, mainRenters: [buildRenter()] })
  expect(await readError(other)).toMatchObject({ status: 422, code: 'IDEMPOTENCY_MISMATCH' })
})

test('documents it lists are dropped, because none can have been sent', async () => {
  const mainRenters = [buildRenter({ documents: [{ id: newId(), type: 'proof_of_income' }] })]
  const questionnaire = build({ mainRenters })
  expect((await submit(questionnaire)).status).toBe(201)
  const listing = sql`${questionnaires.mainRenters}::text like '%proof_of_income%'`
  expect(await db.$count(questionnaires, listing)).toBe(0)
})

test('a rent object that cannot be stored is refused, not a bug', async () => {
  const questionnaire = { ...build(), rentObject: { ...rentObject, address: 'a\0b' } }
  expect(await readError(await submit(questionnaire))).toMatchObject({ status: 422, paths: ['rentObject.address'] })
})

test('its answers obey the same rules as those of an application', async () => {
  const questionnaire = build({ mainRenters: [buildRenter({ firstName: '' })] })
  expect(await readError(await submit(questionnaire))).toEqual({
    status: 422,
    code: 'VALIDATION_FAILED',
    paths: ['mainRenters.0.firstName'],
  })
})
