import { eq, inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { handoverProtocols, protocolFiles, protocolRooms } from '#server/db/handover-schema.ts'
import { organizations, residents } from '#server/db/schema.ts'
import { mails, syncChanges } from '#server/db/server-schema.ts'
import { fileKey } from '#server/handover/protocol-files.ts'
import { getAs, postAs, putAs } from '#server/testing/admin-requests.ts'
import { buildProcess } from '#server/testing/build/build.ts'
import { buildReadyToSign } from '#server/testing/build/build-handover.ts'
import { day, goes, inDays, KEPT, setupHandoversOverTime, stays } from '#server/testing/build/handovers-over-time.ts'
import { readError } from '#server/testing/requests.ts'
import { protocolContent } from '#shared/handover/protocol.ts'
import { buildParty } from '#shared/handover/testing/build-protocol.ts'
import { newId } from '#shared/ids.ts'
import { TENANCY_NOTICE_DAYS } from '#shared/policy/retention.ts'

const { app, db, deps, at, clean, signed, person, stateOf } = await setupHandoversOverTime()

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
  const ofHome = eq(protocolRooms.organizationId, at.estate.process.organizationId)
  expect(await db.$count(protocolRooms, ofHome)).toBe(0)
  expect(await db.$count(protocolFiles, eq(protocolFiles.organizationId, at.estate.process.organizationId))).toBe(0)
  expect(await db.$count(residents, eq(residents.propertyId, at.estate.property.id))).toBe(0)
  expect(await db.$count(mails, eq(mails.attachmentKey, key))).toBe(0)
  const counted = await getAs(app, at.manager, `/api/organizations/${at.estate.process.organizationId}/erasures`)
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
  expect(await db.$count(residents, eq(residents.propertyId, at.estate.property.id)), 'who left is gone').toBe(0)
  expect(await stateOf(protocol.id)).toEqual(goes(day(40)))
})

test('none that was erased is made again by a delivery that arrives late, and work on it is refused', async () => {
  const id = newId()
  const body = { id, propertyId: at.estate.property.id, date: day(-KEPT - 90), participants: ['Anna Alt'] }
  const create = () => postAs(app, at.manager, '/api/abnahmeprotokolle', body)
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
  const put = await putAs(app, at.manager, `/api/abnahmeprotokolle/${id}/rooms/${newId()}`, room)
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
  const isOwn = eq(organizations.id, at.estate.process.organizationId)
  await db
    .update(organizations)
    .set({ residentDays: KEPT + 4000 })
    .where(isOwn)
  await clean(inDays(TENANCY_NOTICE_DAYS + 1))
  expect(await stateOf(protocol.id)).toEqual(goes(day(3800)))
  expect(await stateOf(theirs.protocol.id)).toBeUndefined()
})

test('a shorter time that was chosen for those who left lets go of nothing by which a claim may still be proven', async () => {
  const isOurs = eq(organizations.id, at.estate.process.organizationId)
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
