import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { activities, organizations } from '#server/db/schema.ts'
import { getAs, putAs, readData } from '#server/testing/admin-requests.ts'
import { buildOwner, buildStaff, type Staff, type UserRow } from '#server/testing/build/build-people.ts'
import { readError } from '#server/testing/requests.ts'
import { setupTestApp } from '#server/testing/test-app.ts'
import { newId } from '#shared/ids.ts'
import { buildLifeSpan } from '#shared/life-span/testing/build-life-span.ts'
import { MAX_LIFE_SPANS } from '#shared/life-span/own-table.ts'
import { organization } from '#shared/organization/organization.ts'

const { app, db, close } = await setupTestApp()
afterAll(close)

let own: Staff
let foreign: Staff
let owner: UserRow
beforeAll(async () => {
  own = await buildStaff(db)
  foreign = await buildStaff(db)
  owner = await buildOwner(db)
})
beforeEach(async () => {
  await db.delete(activities)
  await db.update(organizations).set({ lifeSpans: {} })
})

interface Change {
  country?: string
  set?: unknown
  removed?: unknown
}
const change = (body: Change, { as = own.manager, of = own, headers = {} } = {}) =>
  putAs(
    app,
    as,
    `/api/organizations/${of.organization.id}/life-spans`,
    {
      country: 'FR',
      set: [],
      removed: [],
      ...body,
    },
    headers,
  )
const table = async () =>
  (await readData(organization, await getAs(app, own.manager, `/api/organizations/${own.organization.id}`))).lifeSpans
const names = async (country = 'FR') => (await table())[country]?.map(({ name }) => name)

test('a manager and a platform owner set and remove life spans of a country, and each change stands in the log', async () => {
  await readData(organization, await change({ set: [buildLifeSpan('Peinture'), buildLifeSpan('Moquette')] }))
  await readData(
    organization,
    await change({ country: 'CH', set: [buildLifeSpan('paint', { years: 9 })] }, { as: owner }),
  )
  expect(await table()).toEqual({
    CH: [buildLifeSpan('paint', { years: 9 })],
    FR: [buildLifeSpan('Moquette'), buildLifeSpan('Peinture')],
  })
  await readData(organization, await change({ removed: ['paint'], country: 'CH' }))
  expect(await table()).toEqual({ FR: [buildLifeSpan('Moquette'), buildLifeSpan('Peinture')] })
  const lines = await db.select().from(activities).orderBy(activities.createdAt)
  expect(lines.map(({ kind, recordName, actorId }) => [kind, recordName, actorId])).toEqual([
    ['life_spans_changed', 'FR', own.manager.id],
    ['life_spans_changed', 'CH', owner.id],
    ['life_spans_changed', 'CH', own.manager.id],
  ])
})

test('what is so already is no change, and neither is removing what is not there', async () => {
  await change({ set: [buildLifeSpan('Peinture')] })
  for (const body of [
    { set: [buildLifeSpan('Peinture')] },
    { removed: ['Moquette'] },
    {},
    { country: 'DE', removed: ['x'] },
  ])
    expect((await change(body)).status).toBe(200)
  expect(await db.$count(activities)).toBe(1)
})

test('of two managers who change the table at the same moment neither loses anything', async () => {
  const each = Array.from({ length: 8 }, (_, at) => `Teil ${at}`)
  const answers = await Promise.all(each.map((name) => change({ set: [buildLifeSpan(name)] })))
  expect(answers.map(({ status }) => status)).toEqual(each.map(() => 200))
  expect(await names()).toEqual(each)
})

test('one change that arrives again is made once', async () => {
  const headers = { 'Idempotency-Key': newId() }
  await change({ set: [buildLifeSpan('Peinture')] }, { headers })
  await change({ removed: ['Peinture'] })
  expect((await change({ set: [buildLifeSpan('Peinture')] }, { headers })).status).toBe(200)
  expect(await table()).toEqual({})
})

test('no table has more than can be read on a phone, however it comes to that', async () => {
  const many = Array.from({ length: MAX_LIFE_SPANS }, (_, at) => buildLifeSpan(`Teil ${at}`))
  expect((await change({ set: many })).status).toBe(200)
  for (const set of [[buildLifeSpan('One more')], [...many, buildLifeSpan('One more')]]) {
    const answer = await change({ set })
    expect(await answer.clone().text()).toContain('too_many_life_spans')
    expect(await readError(answer)).toMatchObject({ status: 422, paths: ['set'] })
  }
  expect((await change({ set: [buildLifeSpan('One more')], removed: ['Teil 7'] })).status).toBe(200)
  expect(await names()).toHaveLength(MAX_LIFE_SPANS)
})

test.each([
  [{ set: [buildLifeSpan('Peinture', { years: 0, freeYears: 0 })] }, 'set.0.years'],
  [{ set: [buildLifeSpan('Peinture', { years: 1e9 })] }, 'set.0.years'],
  [{ set: [buildLifeSpan('Peinture', { freeYears: 7 })] }, 'set.0.freeYears'],
  [{ set: [buildLifeSpan('Peinture', { source: '' })] }, 'set.0.source'],
  [{ set: [buildLifeSpan('Peinture', { since: 'March' })] }, 'set.0.since'],
  [{ set: [buildLifeSpan('Peinture'), buildLifeSpan('PEINTURE')] }, 'set'],
  [{ set: 'all' }, 'set'],
  [{ country: 'IT' }, 'country'],
  [{ removed: [7] }, 'removed.0'],
])('%j is refused', async (body, path) => {
  expect(await readError(await change(body))).toMatchObject({ status: 422, paths: [path] })
  expect(await table()).toEqual({})
})

test('nobody changes another organization’s, and no plain user any', async () => {
  expect(await readError(await change({}, { of: foreign }))).toMatchObject({ status: 404 })
  expect(await readError(await change({}, { as: own.user }))).toMatchObject({ status: 403 })
})

test('of a country in which no homes are let any more it stays as it is', async () => {
  const gone = { XX: [buildLifeSpan('Peinture')] }
  await db.update(organizations).set({ lifeSpans: gone }).where(eq(organizations.id, own.organization.id))
  await change({ set: [buildLifeSpan('Moquette')] })
  expect(await table()).toEqual({ ...gone, FR: [buildLifeSpan('Moquette')] })
})
