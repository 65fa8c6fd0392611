import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { activities, applications, residents } from '#server/db/schema.ts'
import { applicationTombstones } from '#server/db/server-schema.ts'
import type { ApplicationRow } from '#server/feed/rows/public-application.ts'
import { postAs, putAs } from '#server/testing/admin-requests.ts'
import { buildApplication, buildProcess, buildRenter } from '#server/testing/build/build.ts'
import { buildUser, type UserRow } from '#server/testing/build/build-people.ts'
import { readError } from '#server/testing/requests.ts'
import { setupTestApp } from '#server/testing/test-app.ts'
import { type ApplicationStatus, applicationStatuses } from '#shared/application/status.ts'
import { newId } from '#shared/ids.ts'

const { app, db, close } = await setupTestApp()
afterAll(close)

let built: Awaited<ReturnType<typeof buildProcess>>
let manager: UserRow
let colleague: UserRow
beforeAll(async () => {
  built = await buildProcess(db)
  const { organizationId } = built.process
  manager = await buildUser(db, { organizationId })
  colleague = await buildUser(db, { organizationId, firstName: 'Peter', lastName: 'Kollege' })
})

const change = (by: UserRow, id: string, status: ApplicationStatus, more: { body?: unknown; seen?: number } = {}) =>
  putAs(app, by, `/api/applications/${id}/status/${status}`, more.body, {
    ...(more.seen !== undefined && { 'If-Match': `"${more.seen}"` }),
  })
/** Where no other offer stands. */
const newHome = async () => {
  const { organizationId } = built.process
  return (await buildProcess(db, { organizationId }, { organizationId })).process
}
const read = async (id: string) => (await db.select().from(applications).where(eq(applications.id, id)))[0]
const kindsOf = async (id: string) => {
  const rows = await db.select().from(activities).where(eq(activities.recordId, id)).orderBy(activities.createdAt)
  return rows.map(({ kind }) => kind)
}

/** The table (manager.md, Application statuses) with the resubmission, said here once more. */
const legal: Record<ApplicationStatus, ApplicationStatus[]> = {
  submitted: ['rejected', 'accepted', 'withdrawn'],
  accepted: ['withdrawn', 'offer_sent', 'rejected'],
  offer_sent: ['rejected', 'withdrawn', 'offer_accepted'],
  rejected: ['submitted'],
  withdrawn: ['submitted'],
  offer_accepted: [],
}

/** What becomes of a wish of who saw `base`, where `current` stands. */
function outcomeOf(base: ApplicationStatus, current: ApplicationStatus, target: ApplicationStatus) {
  if (target === current) return 'stays'
  if (base !== current) return 'STATUS_CONFLICT'
  return legal[current].includes(target) ? 'done' : 'INVALID_TRANSITION'
}

describe('fault:M3 a change counts only for the status that was seen: all of 6 × 6 × 6', () => {
  const seenAndCurrent = applicationStatuses.flatMap((base) =>
    applicationStatuses.map((current) => ({ base, current })),
  )
  test.each(seenAndCurrent)('seen as $base while it is $current', async ({ base, current }) => {
    for (const target of applicationStatuses) {
      // Version 7 is what was seen; a colleague's change made it 8.
      const version = base === current ? 7 : 8
      const state = { status: current, version, changedBy: colleague.id }
      const { id } = await buildApplication(db, await newHome(), state)
      const answer = await change(manager, id, target, { seen: 7 })
      const outcome = outcomeOf(base, current, target)
      const changes = outcome === 'done' ? 1 : 0
      const isSuccess = outcome === 'done' || outcome === 'stays'
      expect(await answer.json()).toMatchObject(
        isSuccess
          ? { data: { status: target, version: version + changes } }
          : { code: outcome, current: { status: current, version, by: 'Peter Kollege' } },
      )
      expect(answer.status).toBe(isSuccess ? 200 : 409)
      expect(await kindsOf(id)).toHaveLength(changes)
      expect(await read(id)).toMatchObject({ status: outcome === 'done' ? target : current })
    }
  })
})

test('without If-Match the table alone decides, and a refusal says what the status is', async () => {
  for (const current of applicationStatuses) {
    for (const target of applicationStatuses) {
      const { id } = await buildApplication(db, await newHome(), { status: current, version: 4 })
      const answer = await change(manager, id, target)
      const isLegal = current === target || legal[current].includes(target)
      const refusal = { code: 'INVALID_TRANSITION', current: { status: current, by: null } }
      expect(await answer.json()).toMatchObject(isLegal ? { data: { status: target } } : refusal)
      expect(answer.status).toBe(isLegal ? 200 : 409)
    }
  }
})

test('fault:M2 two managers who choose the same are both done, and the log has it once', async () => {
  const { id } = await buildApplication(db, built.process)
  const answers = await Promise.all([manager, colleague].map((by) => change(by, id, 'accepted', { seen: 1 })))
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(await read(id)).toMatchObject({ status: 'accepted', version: 2 })
  expect(await kindsOf(id)).toEqual(['application_accepted'])
})

test('of two who choose differently at once one wins, and the other is told what, who and when', async () => {
  const { id } = await buildApplication(db, built.process)
  const [first, second] = await Promise.all([
    change(manager, id, 'accepted', { seen: 1 }),
    change(colleague, id, 'rejected', { seen: 1 }),
  ])
  const [winner, loser] = first.status === 200 ? [manager, second] : [colleague, first]
  const { code, current } = await readError(loser)
  expect(code).toBe('STATUS_CONFLICT')
  const row = await read(id)
  const by = `${winner.firstName} ${winner.lastName}`
  expect(current).toEqual({ status: row?.status, version: 2, by, at: row?.updatedAt.toISOString() })
})

test('the reason of a rejection is kept, and gone when the application is resubmitted', async () => {
  const { id } = await buildApplication(db, built.process)
  await change(manager, id, 'rejected', { body: { reason: ' Einkommen nicht belegt ' } })
  expect(await read(id)).toMatchObject({ status: 'rejected', rejectionReason: 'Einkommen nicht belegt' })
  await change(colleague, id, 'rejected', { body: { reason: 'Anders' } })
  expect((await read(id))?.rejectionReason).toBe('Einkommen nicht belegt')
  await change(manager, id, 'submitted')
  expect(await read(id)).toMatchObject({ status: 'submitted', rejectionReason: '', changedBy: manager.id })
  expect(await kindsOf(id)).toEqual(['application_rejected', 'application_resubmitted'])
})

test('the log names the application by who applies', async () => {
  const mainRenters = [buildRenter({ firstName: 'Zoé', lastName: 'Erste' }), buildRenter()]
  const { id } = await buildApplication(db, built.process, { mainRenters })
  await change(manager, id, 'accepted')
  const [line] = await db.select().from(activities).where(eq(activities.recordId, id))
  expect(line).toMatchObject({ recordType: 'application', recordName: 'Zoé Erste', actorId: manager.id })
})

describe('an accepted offer', () => {
  const buildOffer = async (changes: Partial<ApplicationRow> = {}) =>
    buildApplication(db, await newHome(), {
      status: 'offer_sent',
      mainRenters: [buildRenter({ firstName: 'Amélie' }), buildRenter({ firstName: 'Bruno' })],
      ...changes,
    })
  const movedIn = (id: string) => db.select().from(residents).where(eq(residents.applicationId, id))
  const body = { moveInDate: '2027-02-01' }

  test('fault:M7 twenty confirmations at once make each main renter a resident once', async () => {
    const home = await newHome()
    const { id, mainRenters } = await buildOffer({ processId: home.id })
    const confirm = () => change(manager, id, 'offer_accepted', { body, seen: 1 })
    const answers = await Promise.all(Array.from({ length: 20 }, confirm))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    const people = await movedIn(id)
    expect(people.map(({ mainRenterId }) => String(mainRenterId)).toSorted()).toEqual(
      mainRenters.map((one) => one.id).toSorted(),
    )
    expect(people[0]).toMatchObject({
      propertyId: home.propertyId,
      organizationId: built.property.organizationId,
      email: 'amelie@mueller.test',
      moveInDate: '2027-02-01',
      profession: { profession: 'Geigenbauerin' },
    })
    expect(await kindsOf(id)).toEqual(['offer_accepted'])
    for (const person of people) expect(await kindsOf(person.id)).toEqual(['resident_added'])
  })

  test('that was confirmed without a date gets its residents when the date is sent', async () => {
    const { id } = await buildOffer()
    expect((await change(manager, id, 'offer_accepted')).status).toBe(200)
    expect(await movedIn(id)).toEqual([])
    expect((await change(manager, id, 'offer_accepted', { body })).status).toBe(200)
    expect(await movedIn(id)).toHaveLength(2)
  })

  test('of a stale device adds nobody', async () => {
    const { id } = await buildOffer({ status: 'withdrawn', version: 2 })
    const answer = await change(manager, id, 'offer_accepted', { body, seen: 1 })
    expect(await readError(answer)).toMatchObject({ code: 'STATUS_CONFLICT', current: { status: 'withdrawn' } })
    expect(await movedIn(id)).toEqual([])
  })

  test('with a date that does not exist is refused', async () => {
    const { id } = await buildOffer()
    const answer = await change(manager, id, 'offer_accepted', { body: { moveInDate: '2027-02-30' } })
    expect(await readError(answer)).toMatchObject({ code: 'VALIDATION_FAILED', paths: ['moveInDate'] })
    expect(await read(id)).toMatchObject({ status: 'offer_sent' })
  })
})

test('fault:M8 what is done to an application that was erased meanwhile is answered so, and does nothing', async () => {
  const id = newId()
  await db.insert(applicationTombstones).values({ id, erasedAt: new Date() })
  const answers = [
    await change(manager, id, 'accepted', { seen: 1 }),
    await postAs(app, manager, `/api/applications/${id}/notes`, { text: 'Rückruf' }),
  ]
  for (const answer of answers)
    expect(await readError(answer)).toMatchObject({ status: 410, code: 'APPLICATION_ERASED' })
  expect(await readError(await change(manager, newId(), 'accepted'))).toMatchObject({ status: 404, code: 'NOT_FOUND' })
})
