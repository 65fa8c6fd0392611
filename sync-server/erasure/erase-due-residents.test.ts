import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { activities, applications, organizations, residents } from '#server/db/schema.ts'
import { syncChanges } from '#server/db/server-schema.ts'
import { getAs, postAs, putAs } from '#server/testing/admin-requests.ts'
import { buildApplication, buildProcess, buildRenter } from '#server/testing/build/build.ts'
import { buildDocument, buildResident, buildResidentForm } from '#server/testing/build/build-managed-records.ts'
import { buildUser, type UserRow } from '#server/testing/build/build-people.ts'
import { readError } from '#server/testing/requests.ts'
import { setupTestApp } from '#server/testing/test-app.ts'
import { DAY_MS } from '#shared/day.ts'
import { newId } from '#shared/ids.ts'
import { packs } from '#shared/policy/every-pack.ts'
import { TENANCY_NOTICE_DAYS } from '#shared/policy/retention.ts'
import { dayAtHome } from '#shared/resident/stay.ts'
import { announceTenancies } from './announce-tenancies.ts'
import { eraseDueResidents } from './erase-due-residents.ts'

const { app, db, deps, close } = await setupTestApp()
afterAll(close)

const KEPT = packs.FR.afterTenancy.days
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS)
const day = (days: number) => dayAtHome(inDays(days))
/** What happens every hour. */
async function clean(now: Date): Promise<void> {
  await announceTenancies({ ...deps, now: () => now })
  await eraseDueResidents({ ...deps, now: () => now })
}

let estate: Awaited<ReturnType<typeof buildProcess>>
let manager: UserRow
beforeEach(async () => {
  estate = await buildProcess(db, {}, { country: 'FR' })
  manager = await buildUser(db, { organizationId: estate.process.organizationId })
})

const person = (firstName: string, moveOutDate: string | null, more: Partial<typeof residents.$inferInsert> = {}) =>
  buildResident(db, estate.property, { firstName, lastName: 'Canarie', moveOutDate, ...more })
const there = async () => {
  const rows = await db.select().from(residents).where(eq(residents.propertyId, estate.property.id))
  return Object.fromEntries(rows.map(({ firstName, erasesOn }) => [firstName, erasesOn]))
}
const choose = (residentDays: number | null) =>
  putAs(app, manager, `/api/organizations/${estate.process.organizationId}/privacy`, { residentDays })

test('who moved out is told of, and erased so long after the last day; who lives there, or is to come, never', async () => {
  await person('Gone', day(0))
  await person('Living', null)
  await person('Going', day(KEPT + 400))
  await person('Coming', null, { moveInDate: day(10) })
  await clean(new Date())
  const others = { Living: null, Going: null, Coming: null }
  expect(await there()).toEqual({ Gone: day(KEPT), ...others })
  await clean(inDays(KEPT - 1))
  expect(await there()).toEqual({ Gone: day(KEPT), ...others })
  await clean(inDays(KEPT + 1))
  expect(await there()).toEqual(others)
})

test('who moved out long before anybody told of it is told of for a month before', async () => {
  await person('Old', '2001-01-01')
  await clean(new Date())
  expect(await there()).toEqual({ Old: day(TENANCY_NOTICE_DAYS) })
  await clean(inDays(TENANCY_NOTICE_DAYS - 1))
  expect(await there()).toEqual({ Old: day(TENANCY_NOTICE_DAYS) })
  await clean(inDays(TENANCY_NOTICE_DAYS + 1))
  expect(await there()).toEqual({})
})

test('a last day that is taken back, or put off, keeps them at once, and is told anew', async () => {
  const { id } = await person('Old', '2001-01-01', { moveInDate: '2000-01-01' })
  await clean(new Date())
  const path = `/api/rent-objects/${estate.property.id}/residents/${id}`
  const said = buildResidentForm({ firstName: 'Old', moveInDate: undefined })
  expect((await putAs(app, manager, path, { ...said, moveOutDate: null })).status).toBe(200)
  expect(await there()).toEqual({ Old: null })
  await clean(inDays(TENANCY_NOTICE_DAYS + 1))
  expect(await there()).toEqual({ Old: null })
  expect((await putAs(app, manager, path, { ...said, moveOutDate: '2001-02-01' })).status).toBe(200)
  await clean(inDays(TENANCY_NOTICE_DAYS + 1))
  expect(await there()).toEqual({ Old: day(2 * TENANCY_NOTICE_DAYS + 1) })
})

test('a last day that was written past everybody keeps them, whatever was told before', async () => {
  const { id } = await person('Old', '2001-01-01', { erasesOn: day(-1) })
  await db
    .update(residents)
    .set({ moveOutDate: day(-1) })
    .where(eq(residents.id, id))
  await eraseDueResidents(deps)
  expect(await there()).toEqual({ Old: day(-1) })
})

test('what the organization chose counts, shorter and longer, and shorter is told for a month', async () => {
  await person('Gone', day(-200))
  await clean(new Date())
  expect(await there()).toEqual({ Gone: day(KEPT - 200) })
  expect((await choose(180)).status).toBe(200)
  await clean(new Date())
  expect(await there()).toEqual({ Gone: day(TENANCY_NOTICE_DAYS) })
  expect((await choose(4000)).status).toBe(200)
  await clean(inDays(TENANCY_NOTICE_DAYS + 1))
  expect(await there()).toEqual({ Gone: day(3800) })
})

test('who came by one application goes together, with it, its documents and mails and what the log calls them', async () => {
  const name = 'Xanthippe'
  const [anna, ben] = ['Anna', 'Ben'].map((firstName) => buildRenter({ firstName, lastName: name }))
  if (!anna || !ben) throw new Error('nobody applies')
  const guarantor = buildRenter({ firstName: 'Gerda', isGuarantor: true })
  const { id: applicationId } = await buildApplication(db, estate.process, {
    status: 'offer_accepted',
    mainRenters: [anna, ben, guarantor],
  })
  const { key } = await buildDocument(deps, estate.process, { applicationId, mainRenterId: anna.id })
  const first = await person('Anna', day(-100), { lastName: name, applicationId, mainRenterId: anna.id })
  const second = await person('Ben', null, { lastName: name, applicationId, mainRenterId: ben.id })
  await clean(inDays(KEPT + 1))
  expect(await there(), 'the tenancy goes on').toEqual({ Anna: null, Ben: null })
  const moveOut = {
    ...buildResidentForm({ firstName: 'Ben', lastName: name, moveInDate: undefined }),
    moveOutDate: day(0),
  }
  const path = `/api/rent-objects/${estate.property.id}/residents/${second.id}`
  expect((await putAs(app, manager, path, moveOut)).status).toBe(200)
  await clean(new Date())
  expect(await there()).toEqual({ Anna: day(KEPT), Ben: day(KEPT) })
  await clean(inDays(KEPT + 1))
  expect(await there()).toEqual({})
  expect(await db.select().from(applications).where(eq(applications.id, applicationId))).toEqual([])
  expect(await deps.storage.stat(key), 'in the same round').toBeUndefined()
  const lines = await db.select().from(activities).where(eq(activities.recordId, second.id))
  expect(lines).toMatchObject([{ kind: 'resident_changed', recordName: '' }])
  const { organizationId } = estate.process
  const told = inArray(syncChanges.entityId, [first.id, second.id, applicationId])
  expect((await db.select().from(syncChanges).where(told)).map(({ deleted }) => deleted)).toEqual([true, true, true])
  const counted = await getAs(app, manager, `/api/organizations/${organizationId}/erasures`)
  expect(await counted.json()).toEqual({
    data: [{ day: day(KEPT + 1), due: 1, ownWish: 0, residents: 2, protocols: 0 }],
  })
  expect(await textOf(['residents', 'applications', 'activities', 'commands', 'mails'])).not.toContain(name)
})

/** Everything of these tables. */
async function textOf(tables: readonly string[]): Promise<string> {
  const rows = z.object({ rows: z.array(z.object({ text: z.string() })) })
  const texts = tables.map(
    async (name) =>
      z.parse(rows, await db.execute(sql`select each::text as text from ${sql.identifier(name)} each`)).rows,
  )
  return (await Promise.all(texts))
    .flat()
    .map(({ text }) => text)
    .join('\n')
}

test('no accepted offer holds a home from which everybody who came by it was erased, also where not all who applied were entered', async () => {
  const mainRenters = [buildRenter({ firstName: 'Anna' }), buildRenter({ firstName: 'Ben' })]
  const { id: applicationId } = await buildApplication(db, estate.process, { status: 'offer_accepted', mainRenters })
  await person('Anna', day(0), { applicationId, mainRenterId: mainRenters[0]?.id ?? null })
  await clean(new Date())
  await clean(inDays(KEPT + 1))
  expect(await there()).toEqual({})
  const { id } = await buildApplication(db, estate.process, { status: 'offer_sent' })
  const accepted = await putAs(app, manager, `/api/applications/${id}/status/offer_accepted`, { moveInDate: day(1) })
  expect(accepted.status).toBe(200)
})

test('nobody who was erased comes back by a delivery that arrives again, and an edit of them is refused', async () => {
  const id = newId()
  const sent = buildResidentForm({ id, firstName: 'Anna' })
  const add = () => postAs(app, manager, `/api/rent-objects/${estate.property.id}/residents/add`, { residents: [sent] })
  expect((await add()).status).toBe(201)
  await db
    .update(residents)
    .set({ moveOutDate: day(-1), erasesOn: day(-1) })
    .where(eq(residents.propertyId, estate.property.id))
  await choose(180)
  await clean(inDays(180))
  await clean(inDays(180 + TENANCY_NOTICE_DAYS))
  expect(await there()).toEqual({})
  // Long after devices are told of it.
  await db.delete(syncChanges).where(eq(syncChanges.deleted, true))
  expect((await add()).status).toBe(200)
  expect(await there()).toEqual({})
  const edit = putAs(app, manager, `/api/rent-objects/${estate.property.id}/residents/${id}`, sent)
  expect(await readError(await edit)).toMatchObject({ status: 404, code: 'NOT_FOUND' })
})

test('what another organization has stays, and the version of whom is told of', async () => {
  const other = await buildProcess(db, {}, { country: 'FR' })
  await db.update(organizations).set({ residentDays: 7000 }).where(eq(organizations.id, other.process.organizationId))
  const theirs = await buildResident(db, other.property, { moveOutDate: day(-KEPT) })
  const own = await person('Gone', day(-KEPT))
  await clean(new Date())
  await clean(inDays(TENANCY_NOTICE_DAYS + 1))
  expect(await there()).toEqual({})
  const [kept] = await db.select().from(residents).where(eq(residents.id, theirs.id))
  expect(kept).toEqual({ ...theirs, erasesOn: day(7000 - KEPT) })
  expect(own.version).toBe(1)
})
