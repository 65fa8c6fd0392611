import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { handoverProtocols, protocolRooms } from '#server/db/handover-schema.ts'
import { activities } from '#server/db/schema.ts'
import { deleteAs, postAs, putAs, readData, sortedStatuses } from '#server/testing/admin-requests.ts'
import { buildProcess } from '#server/testing/build/build.ts'
import { buildReadyToSign } from '#server/testing/build/build-handover.ts'
import { buildUser } from '#server/testing/build/build-people.ts'
import { buildDevice } from '#server/testing/device.ts'
import { readError } from '#server/testing/requests.ts'
import { setupTestApp } from '#server/testing/test-app.ts'
import { feedRecords } from '#shared/feed/feed.ts'
import type { AsSigned } from '#shared/handover/as-signed.ts'
import { protocolOnWire } from '#shared/handover/contract.ts'
import { newId } from '#shared/ids.ts'

const { app, db, deps, close } = await setupTestApp()
afterAll(close)
const { property } = await buildProcess(db)
const { property: elsewhere } = await buildProcess(db)
const { organizationId } = property
const anna = await buildUser(db, { organizationId, firstName: 'Anna', lastName: 'Amsel' })
const ben = await buildUser(db, { organizationId, firstName: 'Ben', lastName: 'Buche' })
const stranger = await buildUser(db, { organizationId: elsewhere.organizationId })
const hers = buildDevice(app, anna)

let ready: Awaited<ReturnType<typeof buildReadyToSign>>
let asSigned: AsSigned
beforeEach(async () => {
  ready = await buildReadyToSign(deps, property)
  const { protocol, room } = ready
  asSigned = { content: protocol.content, rooms: [{ id: room.id, content: room.content }] }
})

const pathTo = (rest = '') => `/api/abnahmeprotokolle/${ready.protocol.id}${rest}`
const sign = (more: Record<string, unknown> = { asSigned }, person = anna, key = newId()) =>
  postAs(app, person, pathTo('/signature'), { ...ready.signing, ...more }, { 'Idempotency-Key': key })
const blank = { name: 'Bad', position: 2, coverage: null }
/** Takes a room more, and writes into the one that is signed and into what is said of the appointment. */
async function benChanges() {
  const { room, protocol } = ready
  expect((await putAs(app, ben, pathTo(`/rooms/${newId()}`), blank)).status).toBe(200)
  expect((await putAs(app, ben, pathTo(`/rooms/${room.id}`), { ...room.content, note: 'Fleck' })).status).toBe(200)
  const content = { ...protocol.content, date: '2027-02-01', remarks: 'Nichts' }
  expect((await putAs(app, ben, pathTo(), { content, participants: '["Ben Buche"]' })).status).toBe(200)
}
const roomsNow = () => db.select().from(protocolRooms).where(eq(protocolRooms.protocolId, ready.protocol.id))
const kinds = async () =>
  (await db.select().from(activities).where(eq(activities.recordId, ready.protocol.id))).map(({ kind }) => kind)

test('what people signed takes the place of what a colleague made of the draft meanwhile, on every device', async () => {
  await benChanges()
  await hers.pullAll()
  const refused = await readError(await sign({}))
  expect(refused).toMatchObject({ status: 409, code: 'CONTENT_CHANGED', current: { by: 'Ben Buche' } })
  const signed = await readData(protocolOnWire, await sign())
  const { contentHash } = ready.signing
  expect(signed).toMatchObject({ status: 'signed', contentHash, date: '2027-01-15', content: asSigned.content })
  expect((await roomsNow()).map(({ id, content }) => ({ id, content }))).toEqual(asSigned.rooms)
  expect(await kinds()).toEqual(['protocol_signed_over'])

  await hers.pullAll()
  const rooms = hers.ids('protocol_room').map((id) => hers.records().get(`protocol_room ${id}`)?.row)
  const ofThis = rooms.map((row) => feedRecords.protocol_room.parse(row)).filter((row) => row.protocolId === signed.id)
  expect(ofThis.map(({ id, content, version }) => ({ id, content, version }))).toEqual([
    { ...asSigned.rooms[0], version: 3 },
  ])
})

test('what is kept of the signing is the signing, and the same again is answered alike, with and without it', async () => {
  await benChanges()
  const key = newId()
  const first = await readData(protocolOnWire, await sign({ asSigned }, anna, key))
  for (const again of [await sign({ asSigned }, anna, key), await sign(), await sign({})]) {
    expect(again.status).toBe(200)
    expect(await readData(protocolOnWire, again)).toEqual(first)
  }
  const [row] = await db.select().from(handoverProtocols).where(eq(handoverProtocols.id, first.id))
  expect(row?.signing).toEqual(ready.signing)
  expect(await kinds()).toHaveLength(1)
})

test('a room that a colleague removed is there again', async () => {
  expect((await deleteAs(app, ben, pathTo(`/rooms/${ready.room.id}`), undefined)).status).toBe(200)
  await hers.pullAll()
  expect((await sign()).status).toBe(200)
  await hers.pullAll()
  const key = `protocol_room ${ready.room.id}`
  expect(feedRecords.protocol_room.parse(hers.records().get(key)?.row).content).toEqual(ready.room.content)
})

test('where nobody changed anything it is a signing like every other', async () => {
  expect((await sign()).status).toBe(200)
  expect(await kinds()).toEqual(['protocol_signed'])
  expect((await roomsNow()).map(({ version }) => version)).toEqual([1])
})

test.each<[string, () => AsSigned]>([
  ['says something else', () => ({ ...asSigned, content: { ...asSigned.content, remarks: 'Anders' } })],
  ['lacks a room', () => ({ ...asSigned, rooms: [] })],
  [
    'has a room more',
    () => ({ ...asSigned, rooms: [...asSigned.rooms, { id: newId(), content: ready.room.content }] }),
  ],
])('what %s is not what was signed, and changes nothing', async (_, other) => {
  await benChanges()
  const before = await roomsNow()
  expect(await readError(await sign({ asSigned: other() }))).toMatchObject({ code: 'CONTENT_CHANGED' })
  expect(await roomsNow()).toEqual(before)
  expect(await kinds()).toEqual([])
})

test('what no edit could say, and a room of another protocol, are refused', async () => {
  const rooms = [{ id: ready.room.id, content: { ...ready.room.content, name: '' } }]
  expect(await readError(await sign({ asSigned: { ...asSigned, rooms } }))).toMatchObject({ status: 422 })
  const other = await buildReadyToSign(deps, property)
  const taken = [...asSigned.rooms, { id: other.room.id, content: other.room.content }]
  expect(await readError(await sign({ asSigned: { ...asSigned, rooms: taken } }))).toMatchObject({ status: 404 })
})

test('of two devices that signed, one is what was signed, and the other one is told', async () => {
  await benChanges()
  const signatures = ready.signing.signatures.map((each) => ({ ...each, picture: 'iVBORw0KGgoAAAA=' }))
  const answers = await Promise.all([sign(), sign({ asSigned, signatures }, ben)])
  expect(sortedStatuses(answers)).toEqual([200, 409])
  expect(await roomsNow()).toHaveLength(1)
  expect(await kinds()).toHaveLength(1)
})

test('nobody signs over the draft of another organization', async () => {
  expect(await readError(await sign({ asSigned }, stranger))).toMatchObject({ status: 404 })
  expect(await kinds()).toEqual([])
})
