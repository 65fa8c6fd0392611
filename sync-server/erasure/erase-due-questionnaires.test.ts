import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { questionnaires } from '#server/db/questionnaire-schema.ts'
import { organizations } from '#server/db/schema.ts'
import { buildProcess, buildSubmission } from '#server/testing/build/build.ts'
import { findInTables } from '#server/testing/find-in-tables.ts'
import { postJson, readError } from '#server/testing/requests.ts'
import { setupTestApp } from '#server/testing/test-app.ts'
import { DAY_MS } from '#shared/day.ts'
import { newId } from '#shared/ids.ts'
import { eraseDueQuestionnaires } from './erase-due-questionnaires.ts'

const DAYS = 180

const { app, db, deps, log, close } = await setupTestApp()
afterAll(close)

const { process } = await buildProcess(db)
/** Of the one organization that there is. */
const own = await sendQuestionnaire()
const sweepIn = (days: number) =>
  eraseDueQuestionnaires({ ...deps, now: () => new Date(Date.now() + days * DAY_MS) }, DAYS)
const isThere = async (id: string) => (await db.$count(questionnaires, eq(questionnaires.id, id))) === 1

test('the only organization of an installation owns it, and how long it chose to keep records counts', async () => {
  const { organizationId } = process
  const [row] = await db.select().from(questionnaires).where(eq(questionnaires.id, own.id))
  expect(row?.organizationId).toBe(organizationId)
  await db.update(organizations).set({ retentionDays: 9 }).where(eq(organizations.id, organizationId))
  await sweepIn(8.99)
  expect(await isThere(own.id)).toBe(true)
  await sweepIn(9.01)
  expect(await isThere(own.id)).toBe(false)
})

test('among several organizations it is nobody’s', async () => {
  await buildProcess(db)
  const { id } = await sendQuestionnaire()
  const [row] = await db.select().from(questionnaires).where(eq(questionnaires.id, id))
  expect(row?.organizationId).toBeNull()
})

/** In letters alone, or no mail would greet by it. */
function nameOf(id: string): string {
  return `Frage ${id.slice(-12).replaceAll(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)))}`
}

async function sendQuestionnaire() {
  const [id, receiptSecret] = [newId(), randomBytes(32).toString('base64url')]
  const { mainRenters: renters, generalInfo } = buildSubmission(process)
  const mainRenters = renters.map((renter) => ({
    ...renter,
    firstName: nameOf(id),
    email: `${id}@renter.test`,
  }))
  const body = { id, mainRenters, generalInfo, receiptSecret }
  expect((await postJson(app, '/api/questionnaires', body)).status).toBe(201)
  return { id, receiptSecret, proof: mainRenters[0]?.email ?? '', body }
}

test('a questionnaire without a process is erased when its time is over, with the name in it, and never taken again', async () => {
  const { id, body } = await sendQuestionnaire()
  // Its confirmation is in the name of who sent it.
  expect(await findInTables(db, nameOf(id))).toContain('mails')
  await sweepIn(DAYS - 0.01)
  expect(await isThere(id)).toBe(true)
  await sweepIn(DAYS + 0.01)
  expect(await findInTables(db, nameOf(id))).toEqual([])
  expect(log).toContainEqual({ level: 'info', event: 'questionnaires_erased', count: 1 })
  expect(await readError(await postJson(app, '/api/questionnaires', body))).toMatchObject({
    status: 410,
    code: 'APPLICATION_ERASED',
  })
})

test.each([
  [null, DAYS],
  [7, 7],
  [365, 365],
])('of an organization that chose %s it is kept for %s days', async (retentionDays, days) => {
  const { id } = await sendQuestionnaire()
  const { process: owned } = await buildProcess(db)
  const { organizationId } = owned
  await db.update(organizations).set({ retentionDays }).where(eq(organizations.id, organizationId))
  await db.update(questionnaires).set({ organizationId }).where(eq(questionnaires.id, id))
  await sweepIn(days - 0.01)
  expect(await isThere(id)).toBe(true)
  await sweepIn(days + 0.01)
  expect(await isThere(id)).toBe(false)
})

test('who holds its receipt and knows who is in it erases it, and nobody else', async () => {
  const { id, receiptSecret, proof: known } = await sendQuestionnaire()
  const erase = (secret: string, proof = known) =>
    postJson(app, `/api/applications/${id}/own/erasure`, { receiptSecret: secret, proof })
  expect(await readError(await erase('x'.repeat(43)))).toMatchObject({ status: 404, code: 'NOT_FOUND' })
  expect(await readError(await erase(receiptSecret, 'x@y.test'))).toMatchObject({ status: 403, code: 'PROOF_WRONG' })
  expect(await isThere(id)).toBe(true)
  expect((await erase(receiptSecret)).status).toBe(200)
  expect(await findInTables(db, nameOf(id))).toEqual([])
  expect(await readError(await erase(receiptSecret))).toMatchObject({ status: 410, code: 'APPLICATION_ERASED' })
})
