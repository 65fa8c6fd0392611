import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { views } from '#server/db/view-schema.ts'
import { deleteAs, postAs, putAs, readData, sortedStatuses } from '#server/testing/admin-requests.ts'
import { buildProcess } from '#server/testing/build/build.ts'
import { buildViews } from '#server/testing/build/build-managed-records.ts'
import { buildUser, type UserRow } from '#server/testing/build/build-people.ts'
import { buildDevice } from '#server/testing/device.ts'
import { readError } from '#server/testing/requests.ts'
import { setupTestApp } from '#server/testing/test-app.ts'
import { newId } from '#shared/ids.ts'
import { savedView } from '#shared/view/view.ts'

const { app, db, close } = await setupTestApp()
afterAll(close)

let manager: UserRow
let colleague: UserRow
let organizationId: string
beforeEach(async () => {
  const { process } = await buildProcess(db)
  organizationId = process.organizationId
  manager = await buildUser(db, { organizationId })
  colleague = await buildUser(db, { organizationId })
})

const save = (by: UserRow, name: string, more: object = {}, headers: Record<string, string> = {}) =>
  postAs(
    app,
    by,
    '/api/views',
    { id: newId(), organizationId, name, query: 'status=submitted&tag=Garten', ...more },
    headers,
  )
const change = (by: UserRow, id: string, body: object, headers: Record<string, string> = {}) =>
  putAs(app, by, `/api/views/${id}`, body, headers)
const savedBy = async (by: UserRow, name: string) => readData(savedView, await save(by, name))

test('a colleague’s device is told of a view that is saved, changed and removed', async () => {
  const device = buildDevice(app, colleague)
  await device.pull()
  const { id } = await savedBy(manager, 'Garten')
  await change(manager, id, { name: 'Gärten' })
  await change(colleague, id, { query: 'mark=star' })
  expect((await device.pull()).changes.map(({ row }) => row)).toMatchObject([
    { id, organizationId, name: 'Gärten', query: 'mark=star', version: 3 },
  ])
  expect((await deleteAs(app, manager, `/api/views/${id}`, undefined)).status).toBe(200)
  expect((await device.pull()).changes).toMatchObject([{ entity: 'view', id, row: null }])
  expect(await readError(await deleteAs(app, manager, `/api/views/${id}`, undefined))).toMatchObject({
    code: 'NOT_FOUND',
  })
})

test('of many who save a view of the same name at once one does', async () => {
  const answers = await Promise.all([manager, colleague, manager, colleague].map((by) => save(by, 'Garten')))
  expect(sortedStatuses(answers)).toEqual([201, 422, 422, 422])
  expect(await db.$count(views, eq(views.organizationId, organizationId))).toBe(1)
})

test('a name that is taken and the fifty-first view are refused, and say why', async () => {
  await buildViews(db, { organizationId }, 49)
  const { id } = await savedBy(manager, 'Garten')
  const taken = 'There is a view of this name already. Please choose another one.'
  const refusedTo = (message: string) => ({ code: 'VALIDATION_FAILED', details: [{ path: 'name', message }] })
  expect(await (await change(manager, id, { name: 'ansicht 7' })).json()).toMatchObject(refusedTo(taken))
  const many = 'There are 50 views already. Please delete one that nobody needs first.'
  expect(await (await save(colleague, 'Keller')).json()).toMatchObject(refusedTo(many))
})

test('of two who change or delete the same view as they saw it the second is told what the first did', async () => {
  const { id } = await savedBy(manager, 'Garten')
  const asSeen = { 'If-Match': '"1"' }
  expect((await change(colleague, id, { query: 'mark=star' }, asSeen)).status).toBe(200)
  const current = { version: 2, by: `${colleague.firstName} ${colleague.lastName}` }
  for (const answer of [
    await change(manager, id, { query: '' }, asSeen),
    await deleteAs(app, manager, `/api/views/${id}`, undefined, asSeen),
  ]) {
    expect(answer.status).toBe(409)
    expect(await answer.json()).toMatchObject({ code: 'EDIT_CONFLICT', current })
  }
  expect((await change(manager, id, { query: 'mark=star' }, asSeen)).status, 'it is so already').toBe(200)
  expect((await change(manager, id, { query: '' }, { 'If-Match': '"2"' })).status).toBe(200)
})

test('one that was changed is not confirmed with any content under its id', async () => {
  const { id, name, query } = await savedBy(manager, 'Garten')
  await change(colleague, id, { name: 'Gärten' })
  const mismatch = { status: 422, code: 'IDEMPOTENCY_MISMATCH' }
  expect(await readError(await save(manager, 'Keller', { id, query: '' }))).toMatchObject(mismatch)
  expect(await readError(await save(manager, name, { id, query }))).toMatchObject(mismatch)
  expect((await save(manager, 'Gärten', { id, query })).status).toBe(200)
})

test('one that was removed stays so when it is sent again, and comes back where somebody knows it, as an Undo does', async () => {
  const { id, name, query } = await savedBy(manager, 'Garten')
  await deleteAs(app, manager, `/api/views/${id}`, undefined)
  expect(await readError(await save(manager, name, { id, query }))).toMatchObject({ status: 404, code: 'NOT_FOUND' })
  expect((await save(manager, name, { id, query }, { 'If-Match': '"0"' })).status).toBe(201)
  const device = buildDevice(app, colleague)
  await device.pull()
  expect(device.ids('view')).toEqual([id])
})

test('the id of one that was removed is nobody else’s, so that it can come back', async () => {
  const { organizationId: elsewhere } = (await buildProcess(db)).process
  const stranger = await buildUser(db, { organizationId: elsewhere })
  const { id, name, query } = await savedBy(manager, 'Garten')
  await deleteAs(app, manager, `/api/views/${id}`, undefined)
  for (const headers of [{}, { 'If-Match': '"0"' }]) {
    const answer = await save(stranger, 'Keller', { id, organizationId: elsewhere }, headers)
    expect(await readError(answer)).toMatchObject({ status: 404, code: 'NOT_FOUND' })
  }
  expect((await save(manager, name, { id, query }, { 'If-Match': '"0"' })).status).toBe(201)
})

test('another organization’s view is not found, and none is saved there', async () => {
  const stranger = await buildUser(db, { organizationId: (await buildProcess(db)).process.organizationId })
  const { id } = await savedBy(manager, 'Garten')
  for (const answer of [
    await save(stranger, 'Keller'),
    await change(stranger, id, { name: 'Keller' }),
    await deleteAs(app, stranger, `/api/views/${id}`, undefined),
  ]) {
    expect(await readError(answer)).toMatchObject({ status: 404, code: 'NOT_FOUND' })
  }
})

test.each([
  ['without a name', { name: ' ' }, 'name'],
  ['with a name of 61 characters', { name: 'x'.repeat(61) }, 'name'],
  ['with more than any filters take', { query: 'x'.repeat(2001) }, 'query'],
  ['with a number for its filters', { query: 7 }, 'query'],
])('a view %s is refused', async (_, more, path) => {
  expect(await readError(await save(manager, 'Garten', more))).toMatchObject({
    code: 'VALIDATION_FAILED',
    paths: [path],
  })
})
