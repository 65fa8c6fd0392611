import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { ApplicationRow } from '#server/application/store.ts'
import { applicationNotes } from '#server/db/note-schema.ts'
import { activities, applications, organizations } from '#server/db/schema.ts'
import { applicationTombstones, discardedObjects, syncChanges } from '#server/db/server-schema.ts'
import { getAs, postAs, putAs } from '#server/testing/admin-requests.ts'
import { buildApplication, buildProcess, buildRenter, buildSubmission } from '#server/testing/build/build.ts'
import { buildDocument, buildResident } from '#server/testing/build/build-managed-records.ts'
import { buildUser, type UserRow } from '#server/testing/build/build-people.ts'
import { findInTables } from '#server/testing/find-in-tables.ts'
import { postJson } from '#server/testing/requests.ts'
import { setupTestApp } from '#server/testing/test-app.ts'
import { DAY_MS } from '#shared/day.ts'
import { newId } from '#shared/ids.ts'
import { packs } from '#shared/policy/every-pack.ts'
import { eraseDueApplications } from './erase-due-applications.ts'

const CANARY = 'Kanarienvogel'

const { app, db, deps, log, close } = await setupTestApp()
afterAll(close)

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS)
const sweep = (now: Date) => eraseDueApplications({ ...deps, now: () => now })
const find = async ({ id }: { id: string }) => (await db.select().from(applications).where(eq(applications.id, id)))[0]

let estate: Awaited<ReturnType<typeof buildProcess>>
let manager: UserRow
beforeEach(async () => {
  estate = await buildProcess(db, { sendsStatusMails: true }, { country: 'DE' })
  manager = await buildUser(db, { organizationId: estate.process.organizationId })
})

/** Everything that there can be of an application of somebody with this name, made by the calls that make it. */
async function rejectedApplication(name: string): Promise<ApplicationRow> {
  const renter = buildRenter({ firstName: name, email: `${name}@canary.test`.toLowerCase() })
  const applicationId = newId()
  const place = { applicationId, mainRenterId: renter.id }
  const { listed } = await buildDocument(deps, estate.process, place, `${name}.pdf`)
  await buildDocument(deps, estate.process, place, `${name} ungenannt.pdf`)
  const mainRenters = [{ ...renter, documents: [listed] }]
  const sent = buildSubmission(estate.process, { id: applicationId, mainRenters })
  expect((await postJson(app, '/api/applications', sent)).status).toBe(201)
  const path = `/api/applications/${applicationId}`
  const keyed = () => ({ 'idempotency-key': newId() })
  await postAs(app, manager, `${path}/notes`, { text: `${name} rief an` }, keyed())
  await putAs(app, manager, `${path}/status/accepted`, {}, keyed())
  // Documents that are asked for later: the request names them, and what they add is an answer of its own.
  const asked = { mainRenterIds: [renter.id], types: ['proof_of_income'] }
  expect((await postAs(app, manager, `${path}/document-requests`, asked, keyed())).status).toBeLessThan(300)
  const reason = `Leider nicht, ${name}`
  await putAs(app, manager, `${path}/status/rejected`, { reason, sendMail: true }, keyed())
  const row = await find({ id: applicationId })
  if (!row) throw new Error('it was not stored')
  return row
}

test('of a rejected application whose time is over no name is left in any table, and no byte in the storage', async () => {
  const application = await rejectedApplication(CANARY)
  const before = await findInTables(db, CANARY)
  for (const place of ['activities', 'application_notes', 'commands', 'documents', 'mails']) {
    expect(before).toContain(place)
  }
  await sweep(inDays(packs.DE.retention.days + 1))
  for (const word of [CANARY, CANARY.toLowerCase()]) expect(await findInTables(db, word)).toEqual([])
  expect(await findInTables(db, application.reference)).toEqual([])

  const discarded = await db.select().from(discardedObjects)
  expect(discarded).toHaveLength(2)
  // In the same round, and not when the cleaner comes by.
  for (const { key } of discarded) expect(await deps.storage.stat(key)).toBeUndefined()
})

test('what was done stays in the log without a name, the id is remembered, and managers’ devices are told', async () => {
  const { id } = await rejectedApplication('Erna')
  const [note] = await db.select().from(applicationNotes).where(eq(applicationNotes.applicationId, id))
  await sweep(inDays(packs.DE.retention.days + 1))
  const lines = await db.select().from(activities).where(eq(activities.recordId, id))
  expect(lines.map(({ kind }) => kind).toSorted()).toEqual([
    'applicants_mailed',
    'application_accepted',
    'application_rejected',
    'documents_requested',
    'note_added',
  ])
  expect(lines.map(({ recordName }) => recordName)).toEqual(['', '', '', '', ''])
  expect(await db.select().from(applicationTombstones).where(eq(applicationTombstones.id, id))).toHaveLength(1)
  for (const gone of [id, note?.id ?? '']) {
    const [change] = await db.select().from(syncChanges).where(eq(syncChanges.entityId, gone))
    expect(change).toMatchObject({ deleted: true })
  }
  expect((await getAs(app, manager, `/api/applications/${id}`)).status).toBe(410)
  expect(log).toContainEqual({ level: 'info', event: 'applications_erased', count: 1 })
})

test.each([
  ['DE', null, packs.DE.retention.days],
  ['CH', null, packs.CH.retention.days],
  ['CH', 90, 90],
  ['DE', 1, 1],
] as const)(
  'in %s, where the organization chose %s, a rejected one is kept for %s days',
  async (country, chosen, days) => {
    const { process } = await buildProcess(db, {}, { country })
    await db.update(organizations).set({ retentionDays: chosen }).where(eq(organizations.id, process.organizationId))
    const application = await buildApplication(db, process, { status: 'rejected' })
    await sweep(inDays(days - 0.01))
    expect(await find(application)).toBeDefined()
    await sweep(inDays(days + 0.01))
    expect(await find(application)).toBeUndefined()
  },
)

test.each([
  ['withdrawn', true],
  ['rejected', true],
  ['submitted', false],
  ['accepted', false],
  ['offer_sent', false],
  ['offer_accepted', false],
] as const)('after years, an application that is %s is erased: %s', async (status, isErased) => {
  const application = await buildApplication(db, estate.process, { status })
  await sweep(inDays(3000))
  expect((await find(application)) === undefined).toBe(isErased)
})

test('an application through which somebody lives there is kept, whatever its status', async () => {
  const application = await buildApplication(db, estate.process, { status: 'withdrawn' })
  await buildResident(db, estate.property, { applicationId: application.id })
  await sweep(inDays(3000))
  expect(await find(application)).toBeDefined()
})

test('the time is counted anew from a change of mind', async () => {
  const rejectedAt = inDays(-400)
  const application = await buildApplication(db, estate.process, { status: 'rejected', updatedAt: rejectedAt })
  await putAs(app, manager, `/api/applications/${application.id}/status/submitted`, {})
  await putAs(app, manager, `/api/applications/${application.id}/status/rejected`, {})
  await sweep(inDays(packs.DE.retention.days - 1))
  expect(await find(application)).toBeDefined()
})

test('many that are due are erased in one go, and what another organization has stays', async () => {
  const others = await buildProcess(db)
  const kept = await buildApplication(db, others.process)
  for (let i = 0; i < 120; i += 1)
    await buildApplication(db, estate.process, { status: 'rejected', updatedAt: inDays(-400) })
  await sweep(new Date())
  const left = await db.select().from(applications).where(eq(applications.processId, estate.process.id))
  expect(left).toEqual([])
  expect(await find(kept)).toBeDefined()
})
