import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { handoverProtocols, protocolFiles, protocolRooms } from '#server/db/handover-schema.ts'
import { organizations, residents } from '#server/db/schema.ts'
import { mails, syncChanges } from '#server/db/server-schema.ts'
import type { ProtocolRow } from '#server/feed/rows/public-protocol.ts'
import { fileKey } from '#server/handover/protocol-files.ts'
import { getAs, postAs, putAs } from '#server/testing/admin-requests.ts'
import { buildProcess } from '#server/testing/build/build.ts'
import { buildReadyToSign } from '#server/testing/build/build-handover.ts'
import { buildResident } from '#server/testing/build/build-managed-records.ts'
import { buildUser, type UserRow } from '#server/testing/build/build-people.ts'
import { readError } from '#server/testing/requests.ts'
import { setupTestApp } from '#server/testing/test-app.ts'
import { DAY_MS } from '#shared/day.ts'
import type { PartyRole } from '#shared/handover/party.ts'
import { type ProtocolKind, protocolContent } from '#shared/handover/protocol.ts'
import { buildParty } from '#shared/handover/testing/build-protocol.ts'
import { newId } from '#shared/ids.ts'
import { packs } from '#shared/policy/every-pack.ts'
import { TENANCY_NOTICE_DAYS } from '#shared/policy/retention.ts'
import { dayAtHome } from '#shared/resident/stay.ts'
import { announceProtocols } from './announce-protocols.ts'
import { announceTenancies } from './announce-tenancies.ts'
import { eraseDueProtocols } from './erase-due-protocols.ts'
import { eraseDueResidents } from './erase-due-residents.ts'

const { app, db, deps, log, close } = await setupTestApp()
afterAll(close)

const KEPT = packs.FR.afterTenancy.days
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS)
const day = (days: number) => dayAtHome(inDays(days))
/** What happens every hour. */
async function clean(at: Date): Promise<void> {
  const then = { ...deps, now: () => at }
  await announceTenancies(then)
  await announceProtocols(then)
  await eraseDueProtocols(then)
  await eraseDueResidents(then)
  expect(log.filter(({ level }) => level === 'error')).toEqual([])
}

let estate: Awaited<ReturnType<typeof buildProcess>>
let manager: UserRow
beforeEach(async () => {
  estate = await buildProcess(db, {}, { country: 'FR' })
  manager = await buildUser(db, { organizationId: estate.process.organizationId })
})

type People = Partial<Record<PartyRole, string>>
/** Signed, with a room, a photo and the document; dated so many days from today. */
async function signed(kind: ProtocolKind, days: number, people: People, more: Partial<ProtocolRow> = {}) {
  const parties = Object.entries(people).map(([role, name]) => buildParty({ role: role as PartyRole, name }))
  const content = protocolContent.parse({ kind, date: day(days), parties })
  const said = { content, date: day(days), status: 'signed' as const, ...more }
  return buildReadyToSign(deps, estate.property, said)
}
const person = (lastName: string, moveOutDate: string | null, moveInDate = '2001-01-01') =>
  buildResident(db, estate.property, {
    firstName: 'Anna',
    lastName,
    email: `${lastName}@t.test`,
    moveInDate,
    moveOutDate,
  })
const stateOf = async (id: string) => {
  const [row] = await db.select().from(handoverProtocols).where(eq(handoverProtocols.id, id))
  return row && { erasesOn: row.erasesOn, because: row.staysBecause, version: row.version }
}
const stays = (because: string | null) => ({ erasesOn: null, because, version: 1 })
const goes = (on: string) => ({ erasesOn: on, because: null, version: 1 })

test('a protocol of a moving out goes with who left by it, and the one of their moving in with it, photos and documents too', async () => {
  const entry = await signed('move_in', -2000, { tenant_in: 'Anna Alt', manager: 'Max Muster' })
  const baselineId = entry.protocol.id
  const exit = await signed('move_out', -KEPT + 10, { tenant_out: 'Anna Alt', manager: 'Max Muster' }, { baselineId })
  await person('Alt', day(-KEPT + 35), day(-2000))
  await clean(new Date())
  expect(await stateOf(exit.protocol.id)).toEqual(goes(day(35)))
  expect(await stateOf(baselineId)).toEqual(goes(day(35)))
  const key = fileKey(exit.photo)
  await db.insert(mails).values({ id: newId(), recipient: 'anna@t.test', subject: '', body: '', attachmentKey: key })
  await clean(inDays(34))
  expect(await stateOf(exit.protocol.id)).toBeDefined()
  await clean(inDays(36))
  for (const { protocol, photo, pdf, room } of [entry, exit]) {
    expect(await stateOf(protocol.id)).toBeUndefined()
    expect(await deps.storage.stat(fileKey(photo)), 'in the same round').toBeUndefined()
    expect(await deps.storage.stat(fileKey(pdf))).toBeUndefined()
    const ids = [protocol.id, room.id, photo.id, pdf.id]
    const told = await db.select().from(syncChanges).where(inArray(syncChanges.entityId, ids))
    expect(told.map(({ deleted }) => deleted)).toEqual([true, true, true, true])
  }
  const ofHome = eq(protocolRooms.organizationId, estate.process.organizationId)
  expect(await db.$count(protocolRooms, ofHome)).toBe(0)
  expect(await db.$count(protocolFiles, eq(protocolFiles.organizationId, estate.process.organizationId))).toBe(0)
  expect(await db.$count(residents, eq(residents.propertyId, estate.property.id))).toBe(0)
  expect(await db.$count(mails, eq(mails.attachmentKey, key))).toBe(0)
  const counted = await getAs(app, manager, `/api/organizations/${estate.process.organizationId}/erasures`)
  expect(await counted.json()).toEqual({ data: [{ day: day(36), due: 0, ownWish: 0, residents: 1, protocols: 2 }] })
})

test('what an update finds overdue is told of for a month, and of who was never entered the day of the handover counts', async () => {
  const { protocol } = await signed('move_out', -KEPT - 500, { tenant_out: 'Nie Erfasst' })
  await clean(new Date())
  expect(await stateOf(protocol.id)).toEqual(goes(day(TENANCY_NOTICE_DAYS)))
  await clean(inDays(TENANCY_NOTICE_DAYS - 1))
  expect(await stateOf(protocol.id)).toBeDefined()
  await clean(inDays(TENANCY_NOTICE_DAYS + 1))
  expect(await stateOf(protocol.id)).toBeUndefined()
})

test('of a young one nothing is told, and none goes before its time, however early who left by it goes', async () => {
  const young = await signed('move_out', -10, { tenant_out: 'Anna Alt' })
  await clean(new Date())
  expect(await stateOf(young.protocol.id)).toEqual(stays(null))
  const { protocol } = await signed('move_out', -KEPT + 40, { tenant_out: 'Anna Alt' })
  await person('Alt', day(-KEPT + 20))
  await clean(new Date())
  await clean(inDays(35))
  expect(await db.$count(residents, eq(residents.propertyId, estate.property.id)), 'who left is gone').toBe(0)
  expect(await stateOf(protocol.id)).toEqual(goes(day(40)))
})

test('who still lives there, or did on that day and is kept, keeps every protocol that may be about them', async () => {
  const old = -KEPT - 500
  const misspelt = await signed('move_out', old, { tenant_out: 'Ana Old' })
  const entry = await signed('move_in', old, { tenant_in: 'Anna Alt' })
  const witness = await signed('move_out', old, { tenant_out: 'Nie Erfasst', witness: 'Frau alt' })
  await person('Alt', null, day(old))
  const later = await person('Neu', null, day(old + 100))
  await clean(new Date())
  expect(await stateOf(misspelt.protocol.id), 'nobody lived there before').toEqual(goes(day(TENANCY_NOTICE_DAYS)))
  expect(await stateOf(entry.protocol.id)).toEqual(stays('resident'))
  expect(await stateOf(witness.protocol.id)).toEqual(stays('resident'))
  await db
    .update(residents)
    .set({ moveInDate: day(old - 1) })
    .where(eq(residents.id, later.id))
  await clean(inDays(TENANCY_NOTICE_DAYS + 1))
  expect(await stateOf(misspelt.protocol.id)).toEqual(stays('resident'))
})

test('a last day that is taken back keeps the protocol at once, whatever was told', async () => {
  const { protocol } = await signed('move_out', -KEPT - 40, { tenant_out: 'Anna Alt' })
  const { id } = await person('Alt', day(-KEPT - 40))
  await clean(new Date())
  expect(await stateOf(protocol.id)).toEqual(goes(day(TENANCY_NOTICE_DAYS)))
  await db.update(residents).set({ moveOutDate: null }).where(eq(residents.id, id))
  await eraseDueProtocols({ ...deps, now: () => inDays(60) })
  expect(await stateOf(protocol.id)).toBeDefined()
})

test('a protocol of a moving in stays until everybody who came by it left by one that is compared with it', async () => {
  const entry = await signed('move_in', -KEPT - 900, { tenant_in: 'Anna Alt', witness: 'Ben Bau' })
  const alone = await signed('move_in', -KEPT - 800, { tenant_in: 'Cleo Chor' })
  const { id: baselineId } = entry.protocol
  await signed('move_out', -KEPT - 90, { tenant_out: 'Dora Dorn' }, { baselineId })
  await clean(new Date())
  expect(await stateOf(baselineId)).toEqual(stays('tenants'))
  expect(await stateOf(alone.protocol.id)).toEqual(stays('tenants'))
  await signed('move_out', -KEPT - 80, { tenant_out: 'anna  ALT' }, { baselineId })
  await clean(new Date())
  expect(await stateOf(baselineId)).toEqual(goes(day(TENANCY_NOTICE_DAYS)))
  expect(await stateOf(alone.protocol.id)).toEqual(stays('tenants'))
})

test('combined handovers do not keep each other for ever, and photos that a later one shows stay with it', async () => {
  const entry = await signed('move_in', -KEPT - 900, { tenant_in: 'Anna Alt' })
  const change = await signed(
    'move_out_in',
    -KEPT - 90,
    { tenant_out: 'Anna Alt', tenant_in: 'Ben Bau' },
    { baselineId: entry.protocol.id },
  )
  await person('Bau', null, day(-KEPT - 90))
  await clean(new Date())
  expect(await stateOf(entry.protocol.id)).toEqual(goes(day(TENANCY_NOTICE_DAYS)))
  expect(await stateOf(change.protocol.id)).toEqual(stays('resident'))
  const { content } = change.room
  const shown = { ...content, photoIds: [...content.photoIds, entry.photo.id] }
  await db.update(protocolRooms).set({ content: shown }).where(eq(protocolRooms.id, change.room.id))
  await clean(new Date())
  expect(await stateOf(entry.protocol.id)).toEqual(stays('other'))
})

test('all versions of one go together, a draft that was begun of it counting from when it was last worked on', async () => {
  const first = await signed('move_out', -KEPT - 90, { tenant_out: 'Anna Alt' }, { status: 'superseded' })
  const { id: supersedesId } = first.protocol
  const begun = { supersedesId, edition: 2, status: 'draft' as const }
  const second = await signed(
    'move_out',
    -KEPT - 90,
    { tenant_out: 'Anna Alt' },
    { ...begun, updatedAt: inDays(-KEPT + 50) },
  )
  await clean(new Date())
  expect([await stateOf(supersedesId), await stateOf(second.protocol.id)]).toEqual([goes(day(50)), goes(day(50))])
  await clean(inDays(51))
  expect([await stateOf(supersedesId), await stateOf(second.protocol.id)]).toEqual([undefined, undefined])
})

test('none that was erased is made again by a delivery that arrives late, and work on it is refused', async () => {
  const id = newId()
  const body = { id, propertyId: estate.property.id, date: day(-KEPT - 90), participants: ['Anna Alt'] }
  const create = () => postAs(app, manager, '/api/abnahmeprotokolle', body)
  expect((await create()).status).toBe(201)
  await db
    .update(handoverProtocols)
    .set({ updatedAt: inDays(-KEPT - 90) })
    .where(eq(handoverProtocols.id, id))
  await clean(new Date())
  await clean(inDays(TENANCY_NOTICE_DAYS + 1))
  expect(await stateOf(id)).toBeUndefined()
  // Long after devices are told of it.
  await db.delete(syncChanges).where(eq(syncChanges.deleted, true))
  expect(await readError(await create())).toMatchObject({ status: 404 })
  const room = { name: 'Küche', position: 1, coverage: 'inspected' }
  const put = await putAs(app, manager, `/api/abnahmeprotokolle/${id}/rooms/${newId()}`, room)
  expect(put.status).toBeGreaterThanOrEqual(404)
  expect(await stateOf(id)).toBeUndefined()
})

test('what the organization chose counts where it is longer, also once it was told, and another organization’s goes as the country has it', async () => {
  const days = -KEPT - 200
  const { protocol } = await signed('move_out', days, { tenant_out: 'Anna Alt' })
  const other = await buildProcess(db, {}, { country: 'FR' })
  const content = protocolContent.parse({ kind: 'move_out', date: day(days), parties: [buildParty()] })
  const theirs = await buildReadyToSign(deps, other.property, { content, date: day(days), status: 'signed' })
  await clean(new Date())
  for (const { id } of [protocol, theirs.protocol]) expect(await stateOf(id)).toEqual(goes(day(TENANCY_NOTICE_DAYS)))
  const isOwn = eq(organizations.id, estate.process.organizationId)
  await db
    .update(organizations)
    .set({ residentDays: KEPT + 4000 })
    .where(isOwn)
  await clean(inDays(TENANCY_NOTICE_DAYS + 1))
  expect(await stateOf(protocol.id)).toEqual(goes(day(3800)))
  expect(await stateOf(theirs.protocol.id)).toBeUndefined()
})

test('a shorter time that was chosen for those who left lets go of nothing by which a claim may still be proven', async () => {
  const isOurs = eq(organizations.id, estate.process.organizationId)
  await db.update(organizations).set({ residentDays: 180 }).where(isOurs)
  const { protocol } = await signed('move_out', -400, { tenant_out: 'Nie Erfasst' })
  await clean(new Date())
  expect(await stateOf(protocol.id)).toEqual(stays(null))
  await db
    .update(organizations)
    .set({ residentDays: KEPT + 200 })
    .where(isOurs)
  const old = await signed('move_out', -KEPT - 100, { tenant_out: 'Nie Erfasst' })
  await clean(new Date())
  expect(await stateOf(old.protocol.id), 'a longer one does').toEqual(stays(null))
})

test('a wrong day and a late correction make nothing older than its signatures', async () => {
  const people = { tenant_out: 'Nie Erfasst' }
  const { protocol } = await signed('move_out', -KEPT - 500, people, { signedAt: new Date() })
  await clean(new Date())
  await clean(inDays(TENANCY_NOTICE_DAYS + 1))
  expect(await stateOf(protocol.id)).toEqual(goes(day(KEPT)))
})

test('what a younger protocol was compared with stays until the time of that one is over, and a new one may name what is gone', async () => {
  const people = { tenant_out: 'Nie Erfasst' }
  const before = await signed('move_out', -KEPT - 500, people)
  const baselineId = before.protocol.id
  const young = await signed('move_out', -KEPT + 100, { tenant_out: 'Auch Nicht' }, { baselineId })
  await clean(new Date())
  await clean(inDays(99))
  expect(await stateOf(baselineId)).toEqual(goes(day(100)))
  await clean(inDays(101))
  expect(await stateOf(young.protocol.id)).toBeUndefined()
  expect(await stateOf(baselineId)).toBeUndefined()
  const { propertyId } = before.protocol
  const body = { id: newId(), propertyId, date: day(0), participants: '["Anna Neu"]', baselineId }
  expect((await postAs(app, manager, '/api/abnahmeprotokolle', body)).status).toBe(201)
  const unknown = { ...body, id: newId(), baselineId: newId() }
  expect(await readError(await postAs(app, manager, '/api/abnahmeprotokolle', unknown))).toMatchObject({
    code: 'NOT_FOUND',
  })
})
