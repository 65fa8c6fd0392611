import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { protocolFiles, protocolRooms } from '#server/db/handover-schema.ts'
import { residents } from '#server/db/schema.ts'
import { getAs, postAs } from '#server/testing/admin-requests.ts'
import { day, goes, inDays, KEPT, setupHandoversOverTime, stays } from '#server/testing/build/handovers-over-time.ts'
import { readError } from '#server/testing/requests.ts'
import { newId } from '#shared/ids.ts'
import { TENANCY_NOTICE_DAYS } from '#shared/policy/retention.ts'
import { eraseDueProtocols } from './erase-due-protocols.ts'

const { app, db, deps, at, clean, signed, person, lastTouched, stateOf } = await setupHandoversOverTime()

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
  const second = await signed('move_out', -KEPT - 90, { tenant_out: 'Anna Alt' }, begun)
  await lastTouched(second.protocol.id, inDays(-KEPT + 50))
  await clean(new Date())
  expect([await stateOf(supersedesId), await stateOf(second.protocol.id)]).toEqual([goes(day(50)), goes(day(50))])
  await clean(inDays(51))
  expect([await stateOf(supersedesId), await stateOf(second.protocol.id)]).toEqual([undefined, undefined])
})

test('what is between a protocol and one whose photos it shows stays with both: by it they are found', async () => {
  const entry = await signed('move_in', -KEPT - 900, { tenant_in: 'Anna Alt' })
  const between = await signed('move_out', -KEPT - 90, { tenant_out: 'Nie Erfasst' }, { baselineId: entry.protocol.id })
  const baselineId = between.protocol.id
  const last = await signed('move_in', -KEPT - 80, { tenant_in: 'Ben Bau' }, { baselineId })
  await person('Bau', null, day(-KEPT - 80))
  await clean(new Date())
  expect(await stateOf(baselineId)).toEqual(goes(day(TENANCY_NOTICE_DAYS)))
  const { content } = last.room
  const shown = { ...content, photoIds: [...content.photoIds, entry.photo.id] }
  await db.update(protocolRooms).set({ content: shown }).where(eq(protocolRooms.id, last.room.id))
  await clean(new Date())
  await clean(inDays(TENANCY_NOTICE_DAYS + 1))
  expect(await stateOf(baselineId)).toEqual(stays('other'))
  const path = `/api/abnahmeprotokolle/${last.protocol.id}/files/${entry.photo.id}`
  expect((await getAs(app, at.manager, path)).status).toBe(200)
})

test('of two people of one name both have to have left, and who was put right by a later version need not', async () => {
  const entry = await signed('move_in', -KEPT - 900, { tenant_in: 'Hans Huber', tenant: 'Hans Huber' })
  const { id: baselineId } = entry.protocol
  await signed('move_out', -KEPT - 90, { tenant_out: 'Hans Huber' }, { baselineId })
  await clean(new Date())
  expect(await stateOf(baselineId)).toEqual(stays('tenants'))
  await signed('move_out', -KEPT - 80, { tenant_out: 'Hans Huber' }, { baselineId })
  await clean(new Date())
  expect(await stateOf(baselineId)).toEqual(goes(day(TENANCY_NOTICE_DAYS)))

  const wrong = await signed('move_in', -KEPT - 900, { tenant_in: 'Ana Alt' }, { status: 'superseded' })
  const { id: supersedesId } = wrong.protocol
  const right = await signed('move_in', -KEPT - 900, { tenant_in: 'Anna Alt' }, { supersedesId, edition: 2 })
  await signed('move_out', -KEPT - 90, { tenant_out: 'Anna Alt' }, { baselineId: right.protocol.id })
  await clean(new Date())
  expect(await stateOf(supersedesId)).toEqual(goes(day(TENANCY_NOTICE_DAYS)))
})

test('a draft counts from when one of its rooms or photos was last worked on', async () => {
  const begun = { status: 'draft' as const }
  const { protocol, room, photo } = await signed('move_out', -KEPT - 90, { tenant_out: 'Anna Alt' }, begun)
  await lastTouched(protocol.id, inDays(-KEPT + 40))
  await db
    .update(protocolRooms)
    .set({ updatedAt: inDays(-KEPT + 45) })
    .where(eq(protocolRooms.id, room.id))
  await clean(new Date())
  expect(await stateOf(protocol.id)).toEqual(goes(day(45)))
  await db
    .update(protocolFiles)
    .set({ announcedAt: inDays(-KEPT + 50) })
    .where(eq(protocolFiles.id, photo.id))
  await clean(new Date())
  expect(await stateOf(protocol.id)).toEqual(goes(day(50)))
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
  expect((await postAs(app, at.manager, '/api/abnahmeprotokolle', body)).status).toBe(201)
  const unknown = { ...body, id: newId(), baselineId: newId() }
  expect(await readError(await postAs(app, at.manager, '/api/abnahmeprotokolle', unknown))).toMatchObject({
    code: 'NOT_FOUND',
  })
})
