import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { activities, organizations } from '#server/db/schema.ts'
import { putAs, readData } from '#server/testing/admin-requests.ts'
import { buildOwner, buildStaff, type Staff, type UserRow } from '#server/testing/build/build-people.ts'
import { readError } from '#server/testing/requests.ts'
import { setupTestApp } from '#server/testing/test-app.ts'
import { organization } from '#shared/organization/organization.ts'

const { app, db, close } = await setupTestApp()
afterAll(close)

let own: Staff
let foreign: Staff
let owner: UserRow
beforeAll(async () => {
  own = await buildStaff(db)
  foreign = await buildStaff(db)
  owner = await buildOwner(db)
})
beforeEach(async () => {
  await db.delete(activities)
  await db.update(organizations).set({ retentionDays: null, residentDays: null })
})

const change = (caller: UserRow, { organization: { id } }: Staff, retentionDays: unknown) =>
  putAs(app, caller, `/api/organizations/${id}/privacy`, { retentionDays })
const chosen = async ({ organization: { id } }: Staff) =>
  (await db.select().from(organizations).where(eq(organizations.id, id)))[0]?.retentionDays

test('a manager and a platform owner choose for how long, and each change stands in the log', async () => {
  expect(await readData(organization, await change(own.manager, own, 90))).toMatchObject({ retentionDays: 90 })
  expect(await readData(organization, await change(owner, own, null))).toMatchObject({ retentionDays: null })
  expect(await chosen(own)).toBeNull()
  const lines = await db.select().from(activities).orderBy(activities.createdAt)
  expect(lines).toMatchObject([
    { kind: 'retention_changed', recordName: '90', actorId: own.manager.id },
    { kind: 'retention_changed', recordName: '', actorId: owner.id },
  ])
})

test('what is so already is no change', async () => {
  expect((await change(own.manager, own, null)).status).toBe(200)
  expect(await db.select().from(activities)).toEqual([])
})

test('nobody changes another organization’s, and no plain user any', async () => {
  expect(await readError(await change(own.manager, foreign, 90))).toMatchObject({ status: 404 })
  expect(await readError(await change(own.user, own, 90))).toMatchObject({ status: 403 })
  expect(await chosen(foreign)).toBeNull()
})

test('how long residents are kept is chosen beside it, and what is not named stays', async () => {
  await change(own.manager, own, 90)
  const path = `/api/organizations/${own.organization.id}/privacy`
  const answer = await putAs(app, own.manager, path, { residentDays: 400 })
  expect(await readData(organization, answer)).toMatchObject({ retentionDays: 90, residentDays: 400 })
  expect(await readData(organization, await change(own.manager, own, null))).toMatchObject({
    retentionDays: null,
    residentDays: 400,
  })
  const [, line] = await db.select().from(activities).orderBy(activities.createdAt)
  expect(line).toMatchObject({ kind: 'resident_days_changed', recordName: '400' })
  for (const residentDays of [179, 7306, 200.5, '400']) {
    expect(await readError(await putAs(app, own.manager, path, { residentDays }))).toMatchObject({
      status: 422,
      paths: ['residentDays'],
    })
  }
})

test('who chooses both at once has both in the log', async () => {
  const path = `/api/organizations/${own.organization.id}/privacy`
  expect((await putAs(app, own.manager, path, { retentionDays: 30, residentDays: 400 })).status).toBe(200)
  const kinds = (await db.select().from(activities)).map(({ kind }) => kind)
  expect(kinds.toSorted()).toEqual(['resident_days_changed', 'retention_changed'])
})

test.each([0, -1, 366, 1.5, '90'])('%s days are refused', async (days) => {
  expect(await readError(await change(own.manager, own, days))).toMatchObject({ status: 422, paths: ['retentionDays'] })
})
