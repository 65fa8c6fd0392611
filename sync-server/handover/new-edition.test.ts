import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { handoverProtocols, protocolRooms } from '#server/db/handover-schema.ts'
import { postAs } from '#server/testing/admin-requests.ts'
import { buildProcess } from '#server/testing/build/build.ts'
import { buildDraft, buildReadyToSign } from '#server/testing/build/build-handover.ts'
import { buildUser } from '#server/testing/build/build-people.ts'
import { readError } from '#server/testing/requests.ts'
import { setupTestApp } from '#server/testing/test-app.ts'
import { roomContent } from '#shared/handover/room/room.ts'
import { newId } from '#shared/ids.ts'

const { app, db, deps, close } = await setupTestApp()
afterAll(close)
const { property } = await buildProcess(db)
const { organizationId } = property
const manager = await buildUser(db, { organizationId })

let signed: Awaited<ReturnType<typeof buildReadyToSign>>
let hallId: string
beforeEach(async () => {
  signed = await buildReadyToSign(deps, property)
  hallId = await addRoom(signed.protocol.id, 'Flur', 2)
  const { id } = signed.protocol
  await db.update(handoverProtocols).set({ status: 'signed' }).where(eq(handoverProtocols.id, id))
})

async function addRoom(protocolId: string, name: string, position: number): Promise<string> {
  const content = roomContent.parse({ name, position, coverage: 'inspected' })
  const id = newId()
  await db.insert(protocolRooms).values({ id, organizationId, protocolId, content })
  return id
}

const begin = (body: { id: string; rooms?: { id: string; from: string }[] }) =>
  postAs(app, manager, `/api/abnahmeprotokolle/${signed.protocol.id}/editions`, body)
async function roomsOf(protocolId: string): Promise<Record<string, string>> {
  const rows = await db.select().from(protocolRooms).where(eq(protocolRooms.protocolId, protocolId))
  return Object.fromEntries(rows.map(({ id, content }) => [content.name, id]))
}

test('rooms of a new version are called as the device calls them, which shows them already', async () => {
  const [id, kitchen, hall] = [newId(), newId(), newId()]
  const rooms = [
    { id: kitchen, from: signed.room.id },
    { id: hall, from: hallId },
  ]
  expect((await begin({ id, rooms })).status).toBe(201)
  expect(await roomsOf(id)).toEqual({ Küche: kitchen, Flur: hall })
  expect((await begin({ id, rooms })).status).toBe(200)
  expect(await roomsOf(id)).toEqual({ Küche: kitchen, Flur: hall })
})

test('fault:U6 of a device that names no rooms, or not all, each is there once all the same', async () => {
  const [none, one, kitchen] = [newId(), newId(), newId()]
  expect((await begin({ id: none })).status).toBe(201)
  expect(Object.keys(await roomsOf(none)).toSorted()).toEqual(['Flur', 'Küche'])
  expect((await begin({ id: one, rooms: [{ id: kitchen, from: signed.room.id }] })).status).toBe(201)
  expect(await roomsOf(one)).toMatchObject({ Küche: kitchen, Flur: expect.any(String) as string })
})

test('only rooms of the version before are copied', async () => {
  const draft = await buildDraft(db, property)
  const other = await addRoom(draft.id, 'Keller', 1)
  const id = newId()
  expect((await begin({ id, rooms: [{ id: newId(), from: other }] })).status).toBe(201)
  expect(Object.keys(await roomsOf(id)).toSorted()).toEqual(['Flur', 'Küche'])
})

test('an id that is a room’s already makes no new version, and nothing of one', async () => {
  const id = newId()
  const taken = await begin({ id, rooms: [{ id: hallId, from: signed.room.id }] })
  expect(await readError(taken)).toMatchObject({ status: 404, code: 'NOT_FOUND' })
  expect(await db.$count(handoverProtocols, eq(handoverProtocols.id, id))).toBe(0)
  expect(await roomsOf(id)).toEqual({})
})
