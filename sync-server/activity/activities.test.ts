import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { activities, users } from '#server/db/schema.ts'
import { getAs, postAs, putAs, readData, readIds } from '#server/testing/admin-requests.ts'
import { buildOwner, buildStaff, type Staff, type UserRow } from '#server/testing/build/build-people.ts'
import { readError } from '#server/testing/requests.ts'
import { setupTestApp } from '#server/testing/test-app.ts'
import { type ActivityKind, activity } from '#shared/activity/activity.ts'
import { fitting } from '#shared/activity/activity-filter.ts'
import { everyEndpoint } from '#shared/every-endpoint.ts'
import { newId } from '#shared/ids.ts'

let moment = new Date('2026-05-04T12:00:00Z')
const { app, db, close } = await setupTestApp({ now: () => moment })
afterAll(close)

let own: Staff
let foreign: Staff
let owner: UserRow
beforeAll(async () => {
  own = await buildStaff(db)
  foreign = await buildStaff(db)
  owner = await buildOwner(db)
  const names = { firstName: 'Neu', lastName: 'Hier', role: 'user' }
  const invite = (caller: UserRow, { organization: { id } }: Staff) =>
    postAs(app, caller, '/api/users', { ...names, email: `${newId()}@einzug.test`, organizationId: id })
  await invite(own.manager, own)
  moment = new Date('2026-05-04T12:00:01Z')
  await putAs(app, owner, `/api/users/${own.user.id}`, { isActive: false })
  await invite(foreign.manager, foreign)
})

const list = (caller: { id: string }, query = '') => getAs(app, caller, `/api/activities${query}`)
const read = async (caller: { id: string }, query?: string) => readData(z.array(activity), await list(caller, query))

test('the log says who did what, when and to whom, newest first, by the names of today', async () => {
  await db.update(users).set({ lastName: 'Neuname' })
  expect(await read(own.manager)).toMatchObject([
    {
      kind: 'user_deactivated',
      at: '2026-05-04T12:00:01.000Z',
      actor: { id: owner.id, name: 'Mona Neuname' },
      record: { type: 'user', id: own.user.id, name: 'Mona Mustermann' },
    },
    { kind: 'user_invited', at: '2026-05-04T12:00:00.000Z', actor: { id: own.manager.id } },
  ])
})

test('a manager reads the log of the own organization, whichever is asked for', async () => {
  const ids = (await read(own.manager)).map(({ id }) => id)
  expect(ids).toHaveLength(2)
  expect((await read(own.manager, `?organizationId=${own.organization.id}`)).map(({ id }) => id)).toEqual(ids)
  expect(await read(own.manager, `?organizationId=${foreign.organization.id}`)).toEqual([])
  expect(await read(own.manager, `?organizationId=${newId()}`)).toEqual([])
})

test('a platform owner reads one log or all of them', async () => {
  expect(await readIds(await list(owner))).toMatchObject({ total: 3 })
  expect(await readIds(await list(owner, `?organizationId=${foreign.organization.id}&limit=1`))).toMatchObject({
    total: 1,
    limit: 1,
  })
  expect(await readIds(await list(owner, '?offset=9'))).toMatchObject({ ids: [], total: 3, offset: 9 })
})

test('what is looked for is counted, and found page by page', async () => {
  const found = async (query: string) => readIds(await list(owner, `?organizationId=${own.organization.id}&${query}`))
  expect(await found('subject=user&limit=1&offset=1')).toMatchObject({ total: 2, offset: 1 })
  expect(await found('subject=property')).toMatchObject({ ids: [], total: 0 })
  expect(await found(`actorId=${owner.id}`)).toMatchObject({ total: 1 })
  expect(await found(`actorId=${owner.id}&from=2026-05-05`)).toMatchObject({ total: 0 })
  expect(await read(own.manager, `?actorId=${foreign.manager.id}`)).toEqual([])
})

test('days begin and end at midnight where homes are let, in summer and in winter', async () => {
  const staff = await buildStaff(db)
  const kinds = ['property_created', 'rent_changed', 'resident_added', 'property_changed'] as const
  const moments = ['2026-07-31T21:59:59Z', '2026-07-31T22:00:00Z', '2026-12-31T22:59:59Z', '2026-12-31T23:00:00Z']
  const rows = kinds.map((kind, at) => ({ kind, createdAt: new Date(moments[at] ?? '') }))
  const by = { organizationId: staff.organization.id, actorId: staff.manager.id }
  await db.insert(activities).values(rows.map((row) => ({ id: newId(), ...by, ...row })))
  const found = async (query: string) => (await read(staff.manager, query)).map(({ kind }) => kind)
  expect(await found('?to=2026-07-31')).toEqual(['property_created'])
  expect(await found('?from=2026-08-01&to=2026-12-31')).toEqual(['resident_added', 'rent_changed'])
  expect(await found('?from=2027-01-01&to=9999-12-31')).toEqual(['property_changed'])
  expect(await found('?from=2027-01-01&to=2026-01-01')).toEqual([])
  // What lies on a device is looked through by the same rule.
  const all = await read(staff.manager)
  for (const filter of [
    { to: '2026-07-31' },
    { from: '2026-08-01', to: '2026-12-31' },
    { subject: 'property' as const },
  ]) {
    expect(all.filter(fitting(filter)).map(({ kind }) => kind)).toEqual(
      await found(`?${new URLSearchParams(filter).toString()}`),
    )
  }
})

test('what concerns somebody is what others did to a record after they did, whether it is still there or not', async () => {
  const { organization, manager, user } = await buildStaff(db)
  const [worked, untouched] = [newId(), newId()]
  const line = (
    kind: ActivityKind,
    actorId: string,
    recordId: string,
    day: number,
    organizationId = organization.id,
  ) => ({
    id: newId(),
    kind,
    actorId,
    organizationId,
    recordType: 'application',
    recordId,
    recordName: 'Anna Alt',
    createdAt: new Date(Date.UTC(2026, 4, day, 12)),
  })
  await db
    .insert(activities)
    .values([
      line('application_resubmitted', user.id, worked, 1),
      line('note_added', manager.id, worked, 2),
      line('application_accepted', user.id, worked, 3),
      line('note_removed', manager.id, worked, 4),
      line('note_added', user.id, untouched, 5),
      line('application_rejected', foreign.manager.id, worked, 6, foreign.organization.id),
      line('offer_sent', user.id, worked, 7),
    ])
  const kinds = async (caller: UserRow, query = '') =>
    (await read(caller, `?concerns=me${query}`)).map(({ kind }) => kind)
  expect(await kinds(manager)).toEqual(['offer_sent', 'application_accepted'])
  expect(await kinds(manager, '&from=2026-05-04')).toEqual(['offer_sent'])
  expect(await kinds(manager, `&organizationId=${foreign.organization.id}`)).toEqual([])
  expect(await kinds(foreign.manager)).toEqual([])
  expect(await kinds(owner)).toEqual([])
})

test.each([
  'limit=101',
  'offset=-1',
  'organizationId=all',
  'subject=everything',
  'actorId=%25',
  'from=2026-02-30',
  'to=',
  'concerns=everybody',
])('a query that cannot be (%s) is refused', async (query) => {
  expect(await readError(await list(owner, `?${query}`))).toMatchObject({ status: 422, paths: [query.split('=')[0]] })
})

test('no call writes, changes or removes a line of the log', () => {
  const calls = Object.values(everyEndpoint).filter(({ path }) => path.startsWith('/api/activities'))
  expect(calls.map(({ method }) => method)).toEqual(['GET'])
})
