import { afterAll, beforeAll, expect, test } from 'vitest'
import { getAs, readData, readIds } from '#server/testing/admin-requests.ts'
import { buildOwner, buildStaff, buildUser, type Staff, type UserRow } from '#server/testing/build/build-people.ts'
import { readError } from '#server/testing/requests.ts'
import { setupTestApp } from '#server/testing/test-app.ts'
import { newId } from '#shared/ids.ts'
import { me } from '#shared/user/contract.ts'
import { user } from '#shared/user/user.ts'

const { app, db, close } = await setupTestApp()
afterAll(close)

let own: Staff
let foreign: Staff
let owner: UserRow
let zoe: UserRow
beforeAll(async () => {
  own = await buildStaff(db, 'Eigenverwaltung')
  foreign = await buildStaff(db, 'Fremdverwaltung')
  owner = await buildOwner(db)
  const at = { organizationId: own.organization.id }
  zoe = await buildUser(db, { ...at, lastName: 'Abele', firstName: 'Zoé', email: 'zoe%@einzug.test', isActive: false })
})

const list = (caller: { id: string }, query = '') => getAs(app, caller, `/api/users${query}`)
const idsOf = async (caller: { id: string }, query: string) => (await readIds(await list(caller, query))).ids

test('a manager is shown the people of the own organization, by last name, first name and id', async () => {
  const { ids, ...meta } = await readIds(await list(own.manager))
  expect(ids).toEqual([zoe.id, ...[own.manager.id, own.user.id].toSorted()])
  expect(meta).toEqual({ total: 3, limit: 50, offset: 0 })
})

test('a platform owner is shown everybody, or the people of one organization', async () => {
  expect(await readIds(await list(owner))).toMatchObject({ total: 6 })
  const ids = await idsOf(owner, `?organizationId=${foreign.organization.id}`)
  expect(new Set(ids)).toEqual(new Set([foreign.manager.id, foreign.user.id]))
})

test('each filter finds who meets it', async () => {
  expect(await idsOf(owner, '?email=ZOE%25@Einzug.TEST')).toEqual([zoe.id])
  expect(await idsOf(owner, '?email=zoe')).toEqual([])
  expect(await idsOf(owner, '?role=platform_owner')).toEqual([owner.id])
  expect(await idsOf(owner, '?isActive=false')).toEqual([zoe.id])
  expect(await idsOf(own.manager, '?role=manager&isActive=true')).toEqual([own.manager.id])
  expect(await idsOf(own.manager, '?email=')).toHaveLength(3)
})

test('pages follow each other without a gap, and say how many there are', async () => {
  const pages = []
  for (const offset of [0, 2, 4, 6]) pages.push(await readIds(await list(owner, `?limit=2&offset=${offset}`)))
  expect(pages.map(({ ids }) => ids.length)).toEqual([2, 2, 2, 0])
  expect(new Set(pages.flatMap(({ ids }) => ids)).size).toBe(6)
  expect(pages[3]).toEqual({ ids: [], total: 6, limit: 2, offset: 6 })
})

const limits = ['0', '101', '-1', 'abc', '1e2', '99999999999999999999', '1;drop', ''].map((value) => `limit=${value}`)
const offsets = ['-1', '1000001', '1.5'].map((value) => `offset=${value}`)
const filters = ['role=admin', 'isActive=1', 'isActive=', 'organizationId=1', 'organizationId=%25', 'email=a%00b']

test.each([...limits, ...offsets, ...filters, `email=${'x'.repeat(10_240)}`])(
  'a query that cannot be (%s) is refused by name',
  async (query) => {
    const error = await readError(await list(own.manager, `?${query}`))
    expect(error).toEqual({ status: 422, code: 'VALIDATION_FAILED', paths: [query.split('=')[0]] })
  },
)

test.each(['%25', '_', "' or true --", '%25@%25', '*'])('a filter of %s stands for itself', async (email) => {
  expect(await idsOf(owner, `?email=${email}`)).toEqual([])
})

test('one person is shown with the documented fields and no others', async () => {
  const response = await getAs(app, own.manager, `/api/users/${own.user.id}`)
  const { data } = (await response.json()) as { data: object }
  expect(Object.keys(data).toSorted()).toEqual(Object.keys(user.shape).toSorted())
  expect(data).toMatchObject({ id: own.user.id, role: 'user', isActive: true })
})

test.each(['x', '1', '%25', '..%2Fme', "'"])('an address that names nobody (%s) is not found', async (id) => {
  const response = await getAs(app, own.manager, `/api/users/${id}`)
  expect(await readError(response)).toMatchObject({ status: 404, code: 'NOT_FOUND' })
})

test('everybody who is signed in is told who they are, somebody without rights too', async () => {
  const read = async (caller: { id: string }) => readData(me, await getAs(app, caller, '/api/users/me'))
  const { id, username, firstName, lastName, email } = own.user
  const { id: organizationId, name } = own.organization
  const names = { id, username, firstName, lastName, email }
  expect(await read(own.user)).toEqual({
    ...names,
    role: 'user',
    organizationId,
    organization: { id: organizationId, name },
  })
  expect(await read(owner)).toMatchObject({ role: 'platform_owner', organizationId: null, organization: null })
})

test('somebody whom only the identity provider knows has a name and no role', async () => {
  expect(await readData(me, await getAs(app, { id: newId() }, '/api/users/me'))).toEqual({
    id: null,
    username: 'token',
    firstName: 'To',
    lastName: 'Ken',
    email: 'token@einzug.test',
    role: null,
    organizationId: null,
    organization: null,
  })
})
