import { afterAll, beforeAll, expect, test } from 'vitest'
import { activities, organizations } from '#server/db/schema.ts'
import { getAs, postAs, readData, readIds, sortedStatuses } from '#server/testing/admin-requests.ts'
import {
  buildOrganization,
  buildOwner,
  buildStaff,
  type Staff,
  type UserRow,
} from '#server/testing/build/build-people.ts'
import { readError } from '#server/testing/requests.ts'
import { setupTestApp } from '#server/testing/test-app.ts'
import { newId } from '#shared/ids.ts'
import { organization } from '#shared/organization/organization.ts'

const { app, db, close } = await setupTestApp()
afterAll(close)

let own: Staff
let owner: UserRow
beforeAll(async () => {
  owner = await buildOwner(db)
  own = await buildStaff(db, 'Verwaltung A')
  for (const name of ['Verwaltung 100%', 'verwaltung_b', String.raw`Haus\Hof`]) await buildOrganization(db, name)
})

const create = (body: unknown, caller: UserRow = owner) => postAs(app, caller, '/api/organizations', body)
const search = async (caller: UserRow, name: string) => {
  const { ids } = await readIds(await getAs(app, caller, `/api/organizations?name=${encodeURIComponent(name)}`))
  return (await db.select().from(organizations)).filter(({ id }) => ids.includes(id)).map((row) => row.name)
}

test.each([
  ['VERWALTUNG', ['Verwaltung A', 'Verwaltung 100%', 'verwaltung_b']],
  ['%', ['Verwaltung 100%']],
  ['_', ['verwaltung_b']],
  ['\\', [String.raw`Haus\Hof`]],
  ["' or true --", []],
  ['  hof ', [String.raw`Haus\Hof`]],
])('the name %j finds every organization whose name contains it, and stands for itself', async (name, found) => {
  expect(new Set(await search(owner, name))).toEqual(new Set(found))
})

test('a manager finds the own organization and no other', async () => {
  expect(await search(own.manager, 'verwaltung')).toEqual(['Verwaltung A'])
  expect(await search(own.manager, '')).toEqual(['Verwaltung A'])
  expect(await search(own.manager, 'b')).toEqual([])
})

test('organizations come by name, in pages', async () => {
  const page = async (offset: number) => readIds(await getAs(app, owner, `/api/organizations?limit=3&offset=${offset}`))
  const [first, second] = [await page(0), await page(3)]
  expect([first.ids.length, second.ids.length, first.total]).toEqual([3, 1, 4])
  expect(new Set([...first.ids, ...second.ids]).size).toBe(4)
})

test('an organization is created once, however often it is sent, with one line in its log', async () => {
  const body = { id: newId(), name: ' Neue Verwaltung ', description: 'Zürich & Umgebung' }
  const first = await create(body)
  const again = await create(body)
  expect([first.status, again.status]).toEqual([201, 200])
  const created = await readData(organization, first)
  expect(created).toMatchObject({ id: body.id, name: 'Neue Verwaltung', description: 'Zürich & Umgebung' })
  expect(await readData(organization, again)).toEqual(created)
  expect(await db.select().from(activities)).toMatchObject([
    { kind: 'organization_created', organizationId: body.id, actorId: owner.id, recordName: 'Neue Verwaltung' },
  ])
  const other = await create({ ...body, name: 'Andere' })
  expect(await readError(other)).toMatchObject({ status: 422, code: 'IDEMPOTENCY_MISMATCH' })
})

test('a new organization asks by the law of each home, until its managers choose otherwise', async () => {
  const created = await create({ name: 'Neu im Haus' })
  expect(await created.json()).toMatchObject({ data: { policyPack: 'home_country', retentionDays: null } })
})

test('one command that arrives again, without an id of its own, is answered the same and makes no second one', async () => {
  const headers = { 'Idempotency-Key': newId() }
  const send = () => postAs(app, owner, '/api/organizations', { name: 'Nur einmal' }, headers)
  const answers = [await send(), await send()]
  expect(answers.map(({ status }) => status)).toEqual([201, 200])
  const [first, again] = await Promise.all(answers.map((answer) => readData(organization, answer)))
  expect(again).toEqual(first)
  expect(await search(owner, 'Nur einmal')).toEqual(['Nur einmal'])
})

test('the same organization many times at the same moment is one', async () => {
  const body = { id: newId(), name: 'Gleichzeitig' }
  const answers = await Promise.all(Array.from({ length: 8 }, () => create(body)))
  expect(sortedStatuses(answers)).toEqual([...Array.from({ length: 7 }, () => 200), 201])
})

test('a manager creates none', async () => {
  expect(await readError(await create({ name: 'Meine' }, own.manager))).toMatchObject({ status: 403 })
})

test.each([
  ['name', '   '],
  ['name', undefined],
  ['name', 'x'.repeat(10_240)],
  ['name', 'a\u0000'],
  ['description', 'x'.repeat(2001)],
  ['description', 5],
  ['id', 'own'],
])('an organization whose %s is %j is refused by that name', async (field, value) => {
  const error = await readError(await create({ name: 'Neue', [field]: value }))
  expect(error).toEqual({ status: 422, code: 'VALIDATION_FAILED', paths: [field] })
})
