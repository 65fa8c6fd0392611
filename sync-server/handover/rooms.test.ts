import { afterAll, expect, test } from 'vitest'
import { deleteAs, putAs, readData, sortedStatuses } from '#server/testing/admin-requests.ts'
import { buildProcess } from '#server/testing/build/build.ts'
import { buildDraft } from '#server/testing/build/build-handover.ts'
import { buildUser } from '#server/testing/build/build-people.ts'
import { readError } from '#server/testing/requests.ts'
import { setupTestApp } from '#server/testing/test-app.ts'
import { protocolRoom } from '#shared/handover/room/room.ts'
import { newId } from '#shared/ids.ts'

const { app, db, close } = await setupTestApp()
afterAll(close)
const { property } = await buildProcess(db)
const manager = await buildUser(db, { organizationId: property.organizationId })
const protocol = await buildDraft(db, property)

const pathOf = (roomId: string, protocolId = protocol.id) => `/api/abnahmeprotokolle/${protocolId}/rooms/${roomId}`
const put = (roomId: string, changes: Record<string, unknown>, seen: number) =>
  putAs(
    app,
    manager,
    pathOf(roomId),
    { name: 'Bad', position: 1, coverage: null, ...changes },
    { 'If-Match': `"${seen}"` },
  )

test('two devices share the rooms out, and neither notices the other', async () => {
  const [one, two] = [newId(), newId()]
  const answers = await Promise.all([put(one, { name: 'Bad' }, 0), put(two, { name: 'Küche' }, 0)])
  expect(sortedStatuses(answers)).toEqual([200, 200])
  expect((await put(one, { note: 'Silikon' }, 1)).status).toBe(200)
  expect((await put(two, { name: 'Küche', note: 'Fett' }, 1)).status).toBe(200)
})

test('a room that a colleague changed meanwhile is not overwritten, and says who and when', async () => {
  const id = newId()
  const room = await readData(protocolRoom, await put(id, {}, 0))
  expect(room).toMatchObject({ id, version: 1, content: { name: 'Bad' } })
  await put(id, { note: 'Kalk' }, 1)
  expect(await readError(await put(id, { note: 'Rost' }, 1))).toMatchObject({
    status: 409,
    code: 'EDIT_CONFLICT',
    current: { version: 2, by: 'Mona Mustermann' },
  })
  expect(await readError(await put(id, { note: 'Neu' }, 0))).toMatchObject({ code: 'EDIT_CONFLICT' })
  expect((await put(id, { note: 'Kalk' }, 1)).status).toBe(200)
})

test('a room is removed once, and one that changed since it was seen is not', async () => {
  const id = newId()
  await put(id, {}, 0)
  await put(id, { note: 'Kalk' }, 1)
  const remove = (seen: number) => deleteAs(app, manager, pathOf(id), undefined, { 'If-Match': `"${seen}"` })
  expect(await readError(await remove(1))).toMatchObject({ code: 'EDIT_CONFLICT' })
  expect((await remove(2)).status).toBe(200)
  expect((await remove(2)).status).toBe(200)
  expect(await readError(await put(id, { note: 'Rost' }, 2))).toMatchObject({ status: 404 })
  // A repetition that says nothing of what was seen does not make it again.
  const unsaid = (headers = {}) =>
    putAs(app, manager, pathOf(id), { name: 'Bad', position: 1, coverage: null }, headers)
  expect((await unsaid()).status).toBe(404)
  expect((await unsaid({ 'If-Match': '*' })).status).toBe(404)
  // Who had recorded in it puts it back.
  expect(await readData(protocolRoom, await put(id, { note: 'Rost' }, 0))).toMatchObject({
    id,
    content: { note: 'Rost' },
  })
})

test('a room of another protocol is none of this one', async () => {
  const [id, other] = [newId(), await buildDraft(db, property)]
  await put(id, {}, 0)
  const body = { name: 'Bad', position: 1, coverage: null }
  expect(await readError(await putAs(app, manager, pathOf(id, other.id), body))).toMatchObject({ status: 404 })
})
