import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { applications, organizations, properties, users } from '#server/db/schema.ts'
import { buildApplication, buildProcess } from '#server/testing/build/build.ts'
import { buildOwner, buildUser, callerOf, type UserRow } from '#server/testing/build/build-people.ts'
import { createTestDatabase } from '#server/testing/database.ts'
import { newId } from '#shared/ids.ts'
import { openScope } from './scope.ts'

const { db, close } = await createTestDatabase()
afterAll(close)

const paging = { limit: 50, offset: 0 }
const everything = { orderBy: [sql`1`], paging }
const now = () => new Date()
const scopeOf = (user: UserRow) => openScope({ db, now }, callerOf(user))

const tables = { properties, applications }
let own: Awaited<ReturnType<typeof buildEstate>>
let foreign: Awaited<ReturnType<typeof buildEstate>>
let owner: UserRow
beforeAll(async () => {
  own = await buildEstate()
  foreign = await buildEstate()
  owner = await buildOwner(db)
})

/** An organization with a manager, a property, and an application for it. */
async function buildEstate() {
  const { process, property } = await buildProcess(db)
  const application = await buildApplication(db, process)
  const manager = await buildUser(db, { organizationId: process.organizationId })
  return {
    organizationId: process.organizationId,
    manager,
    ids: { properties: property.id, applications: application.id },
  }
}

const names = ['properties', 'applications'] as const

test.each(names)('a manager is shown the %s of the own organization and no others', async (name) => {
  const { rows, meta } = await scopeOf(own.manager).list(tables[name], everything)
  expect(rows.map(({ id }) => id)).toEqual([own.ids[name]])
  expect(meta).toEqual({ total: 1, limit: 50, offset: 0 })
})

test.each(names)(
  'no filter gets %s of another organization out, and neither does one that says "or true"',
  async (name) => {
    const table = tables[name]
    const scope = scopeOf(own.manager)
    const filters = [eq(table.organizationId, foreign.organizationId), eq(table.id, foreign.ids[name])]
    for (const where of filters) {
      expect(await scope.list(table, { ...everything, where })).toMatchObject({ rows: [], meta: { total: 0 } })
    }
    const { rows } = await scope.list(table, { ...everything, where: sql`false or true` })
    expect(rows.map(({ id }) => id)).toEqual([own.ids[name]])
  },
)

test.each(names)('another organization’s record of the %s is as unknown as one that does not exist', async (name) => {
  const scope = scopeOf(own.manager)
  expect(await scope.find(tables[name], own.ids[name])).toMatchObject({ id: own.ids[name] })
  for (const id of [foreign.ids[name], newId()]) {
    await expect(scope.find(tables[name], id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  }
})

test.each(names)('a platform owner is shown the %s of every organization', async (name) => {
  const { rows } = await scopeOf(owner).list(tables[name], everything)
  expect(new Set(rows.map(({ id }) => id))).toEqual(new Set([own.ids[name], foreign.ids[name]]))
  expect(await scopeOf(owner).find(tables[name], foreign.ids[name])).toMatchObject({ id: foreign.ids[name] })
})

test('an organization is within reach of its own managers and of platform owners', async () => {
  const scope = scopeOf(own.manager)
  const ids = (await scope.list(organizations, everything)).rows.map(({ id }) => id)
  expect(ids).toEqual([own.organizationId])
  await expect(scope.find(organizations, foreign.organizationId)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect((await scopeOf(owner).list(organizations, everything)).rows).toHaveLength(2)
})

test('a manager is never shown platform owners, who belong to no organization', async () => {
  const { rows } = await scopeOf(own.manager).list(users, everything)
  expect(rows.map(({ id }) => id)).toEqual([own.manager.id])
  await expect(scopeOf(own.manager).find(users, owner.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test.each([
  ['somebody with the role user', (): Partial<UserRow> => ({ role: 'user', organizationId: own.organizationId })],
  ['a manager without an organization', (): Partial<UserRow> => ({ role: 'manager', organizationId: null })],
])('%s reaches nothing but themselves', async (_, changes) => {
  const user = await buildUser(db, changes())
  const scope = scopeOf(user)
  for (const table of [properties, applications, users, organizations]) {
    expect(await scope.list(table, everything)).toMatchObject({ rows: [], meta: { total: 0 } })
  }
  expect(await scope.listActivities({ paging })).toMatchObject({ rows: [] })
  await expect(scope.find(users, user.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(scope.transaction(() => Promise.resolve('done'))).rejects.toMatchObject({ code: 'ACCESS_DENIED' })
  expect((await scope.findSelf())?.user.id).toBe(user.id)
  await db.delete(users).where(eq(users.id, user.id))
})

test('somebody whom only the identity provider knows reaches nothing at all', async () => {
  const { person } = callerOf(own.manager)
  const scope = openScope({ db, now }, { person, user: undefined })
  expect(await scope.findSelf()).toBeUndefined()
  expect(await scope.list(properties, everything)).toMatchObject({ rows: [], meta: { total: 0 } })
  await expect(scope.transaction(() => Promise.resolve('done'))).rejects.toMatchObject({ code: 'ACCESS_DENIED' })
})
