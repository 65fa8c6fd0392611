import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { applicationNotes } from '#server/db/note-schema.ts'
import { applicationProcesses, applications, organizations } from '#server/db/schema.ts'
import { putAs } from '#server/testing/admin-requests.ts'
import { buildApplication, buildProcess, buildRenter } from '#server/testing/build/build.ts'
import { buildUser, type UserRow } from '#server/testing/build/build-people.ts'
import { setupTestApp } from '#server/testing/test-app.ts'
import type { ApplicationStatus } from '#shared/application/status.ts'
import { DAY_MS } from '#shared/day.ts'
import { newId } from '#shared/ids.ts'
import { packs } from '#shared/policy/every-pack.ts'
import { FORGOTTEN_DAYS, unanswered } from '#shared/policy/unanswered.ts'
import { dayAtHome } from '#shared/resident/stay.ts'
import { announceErasures } from './announce-erasures.ts'
import { eraseDueApplications } from './erase-due-applications.ts'

const { app, db, deps, close } = await setupTestApp()
afterAll(close)

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS)
const day = (days: number) => dayAtHome(inDays(days))
/** What happens every hour. */
async function clean(now: Date): Promise<void> {
  await announceErasures({ db, now: () => now })
  await eraseDueApplications({ ...deps, now: () => now })
}

let estate: Awaited<ReturnType<typeof buildProcess>>
let manager: UserRow
beforeEach(async () => {
  estate = await buildProcess(db, {}, { country: 'DE' })
  manager = await buildUser(db, { organizationId: estate.process.organizationId })
})

const apply = (status: ApplicationStatus, updatedAt = new Date()) =>
  buildApplication(db, estate.process, { status, updatedAt })
const closeIt = (updatedAt = new Date()) =>
  db
    .update(applicationProcesses)
    .set({ status: 'closed', updatedAt })
    .where(eq(applicationProcesses.id, estate.process.id))
const left = async () => {
  const rows = await db.select().from(applications).where(eq(applications.processId, estate.process.id))
  return rows.map(({ status }) => status).toSorted()
}
const process = async () => {
  const [row] = await db.select().from(applicationProcesses).where(eq(applicationProcesses.id, estate.process.id))
  return row
}

test('of a home that is let, those who were never answered are erased as long after it as who was rejected', async () => {
  for (const status of [...unanswered, 'offer_accepted'] as const) await apply(status)
  await clean(new Date())
  expect(await process()).toMatchObject({ erasesOn: day(packs.DE.retention.days), version: estate.process.version })
  await clean(inDays(packs.DE.retention.days - 1))
  expect(await left()).toHaveLength(4)
  await clean(inDays(packs.DE.retention.days + 1))
  expect(await left()).toEqual(['offer_accepted'])
  await clean(inDays(packs.DE.retention.days + 2))
  expect(await process()).toMatchObject({ erasesOn: null })
})

test('who applies after the home was let is kept as long as that, too', async () => {
  await apply('offer_accepted', inDays(-170))
  await apply('submitted', inDays(-170))
  await apply('submitted')
  await clean(new Date())
  await clean(inDays(11))
  expect(await left()).toEqual(['offer_accepted', 'submitted'])
  await clean(inDays(packs.DE.retention.days + 1))
  expect(await left()).toEqual(['offer_accepted'])
})

test('a closed process keeps them for 60 days more, in which people choose, counted from the last step', async () => {
  for (const status of unanswered) await apply(status, inDays(-20))
  await closeIt(inDays(-10))
  await clean(new Date())
  expect(await process()).toMatchObject({ erasesOn: day(50 + packs.DE.retention.days) })
  await apply('rejected')
  await clean(new Date())
  expect(await process()).toMatchObject({ erasesOn: day(60 + packs.DE.retention.days) })
  await clean(inDays(59 + packs.DE.retention.days))
  expect(await left()).toEqual(['accepted', 'offer_sent', 'submitted'])
  await clean(inDays(61 + packs.DE.retention.days))
  expect(await left()).toEqual([])
})

test('while a process is open, nobody accepted its offer and people take steps, nobody is erased unanswered', async () => {
  for (const status of unanswered) await apply(status, inDays(-3000))
  await clean(inDays(FORGOTTEN_DAYS - 1))
  expect(await left()).toHaveLength(3)
  expect(await process()).toMatchObject({ erasesOn: null })
  await apply('submitted', inDays(FORGOTTEN_DAYS - 2))
  await clean(inDays(2 * FORGOTTEN_DAYS - 3))
  expect(await left()).toHaveLength(4)
  expect(await process()).toMatchObject({ erasesOn: null })
})

test('an open process in which nobody took a step for half a year is forgotten: then they are kept as who was rejected', async () => {
  for (const status of unanswered) await apply(status)
  await clean(inDays(FORGOTTEN_DAYS + 1))
  const last = FORGOTTEN_DAYS + packs.DE.retention.days
  expect(await process()).toMatchObject({ erasesOn: day(last), status: 'open' })
  await clean(inDays(last - 1))
  expect(await left()).toHaveLength(3)
  await clean(inDays(last + 1))
  expect(await left()).toEqual([])
  expect(await process()).toMatchObject({ status: 'open' })
  await clean(inDays(last + 2))
  expect(await process()).toMatchObject({ erasesOn: null })
})

test('who asked for documents, got one, or wrote a note, has not forgotten a process', async () => {
  const { id: applicationId, organizationId } = await apply('offer_sent')
  const [asked, came, noted] = [inDays(100), inDays(200), inDays(300)]
  const isForgottenAfter = async (day: number) => {
    await clean(inDays(day - 1 + FORGOTTEN_DAYS))
    expect(await process()).toMatchObject({ erasesOn: null })
    await clean(inDays(day + 1 + FORGOTTEN_DAYS))
    expect(await process()).not.toMatchObject({ erasesOn: null })
  }
  const change = (changes: Partial<typeof applications.$inferInsert>) =>
    db.update(applications).set(changes).where(eq(applications.id, applicationId))
  await isForgottenAfter(0)
  const request = { mainRenterId: newId(), types: [], before: [], requestedAt: asked.toISOString() }
  await change({ documentRequests: [request] })
  await isForgottenAfter(100)
  const document = { id: newId(), type: 'other_document' as const, uploadedAt: came.toISOString() }
  await change({ mainRenters: [buildRenter({ documents: [document] })] })
  await isForgottenAfter(200)
  const author = { authorId: manager.id, authorName: 'M', createdAt: noted }
  await db.insert(applicationNotes).values({ id: newId(), organizationId, applicationId, text: 'Ruft an', ...author })
  await isForgottenAfter(300)
})

test('a step in a process that was forgotten takes back the day that was named', async () => {
  const { id } = await apply('submitted', inDays(-3000))
  await db
    .update(applicationProcesses)
    .set({ updatedAt: inDays(-FORGOTTEN_DAYS - 400) })
    .where(eq(applicationProcesses.id, estate.process.id))
  await clean(new Date())
  expect(await process(), 'nothing was told before').toMatchObject({ erasesOn: day(7) })
  expect((await putAs(app, manager, `/api/applications/${id}/status/accepted`, {})).status).toBe(200)
  await clean(inDays(8))
  expect(await left()).toEqual(['accepted'])
  expect(await process()).toMatchObject({ erasesOn: null })
})

test('nobody is erased before managers could read of it for a week, however long it is due', async () => {
  await apply('submitted', inDays(-3000))
  await closeIt(inDays(-2500))
  await clean(new Date())
  expect(await process()).toMatchObject({ erasesOn: day(7) })
  await clean(inDays(6))
  expect(await left()).toEqual(['submitted'])
  await clean(inDays(8))
  expect(await left()).toEqual([])
})

test('a process that is opened again, or in which somebody is given an offer, keeps whom it would have lost', async () => {
  const { id } = await apply('accepted', inDays(-3000))
  await closeIt(inDays(-2500))
  await clean(new Date())
  const path = `/api/application-processes/${estate.process.id}`
  expect((await putAs(app, manager, path, { status: 'open' })).status).toBe(200)
  expect(await process()).toMatchObject({ erasesOn: null })
  await clean(inDays(8))
  expect(await left()).toEqual(['accepted'])

  await closeIt(inDays(-2500))
  await clean(new Date())
  expect((await putAs(app, manager, `/api/applications/${id}/status/offer_sent`, {})).status).toBe(200)
  await clean(inDays(8))
  expect(await left()).toEqual(['offer_sent'])
  expect(await process()).toMatchObject({ erasesOn: day(60 + packs.DE.retention.days) })
})

test('what the organization chose counts here, too', async () => {
  await db.update(organizations).set({ retentionDays: 30 }).where(eq(organizations.id, estate.process.organizationId))
  await apply('offer_accepted')
  await apply('submitted')
  await clean(new Date())
  expect(await process()).toMatchObject({ erasesOn: day(30) })
})
