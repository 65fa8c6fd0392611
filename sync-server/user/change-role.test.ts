import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { activities, users } from '#server/db/schema.ts'
import { sessions } from '#server/db/server-schema.ts'
import { getAs, putAs, readData, sortedStatuses } from '#server/testing/admin-requests.ts'
import {
  buildOwner,
  buildSession,
  buildStaff,
  buildUser,
  type Staff,
  type UserRow,
} from '#server/testing/build/build-people.ts'
import { readError } from '#server/testing/requests.ts'
import { setupTestApp } from '#server/testing/test-app.ts'
import { user } from '#shared/user/user.ts'

const { app, db, close } = await setupTestApp()
afterAll(close)

let own: Staff
let colleague: UserRow
beforeEach(async () => {
  own = await buildStaff(db)
  colleague = await buildUser(db, { organizationId: own.organization.id })
})

const set = (caller: UserRow, { id }: UserRow, body: unknown) => putAs(app, caller, `/api/users/${id}`, body)
const roleOf = async ({ id }: UserRow) => (await db.select().from(users).where(eq(users.id, id)))[0]?.role
const logOf = async ({ id }: UserRow) =>
  (await db.select().from(activities).where(eq(activities.recordId, id))).map(({ kind }) => kind)

test('who becomes a manager may do what managers do with their next request, and it stands in the log', async () => {
  expect((await getAs(app, own.user, '/api/users')).status).toBe(403)
  const changed = await readData(user, await set(own.manager, own.user, { role: 'manager' }))
  expect(changed).toMatchObject({ id: own.user.id, role: 'manager', isActive: true })
  expect((await getAs(app, own.user, '/api/users')).status).toBe(200)
  await set(own.manager, own.user, { role: 'manager' })
  expect(await logOf(own.user)).toEqual(['user_made_manager'])
})

test('who is not a manager any more may nothing from the next request on, and is signed out everywhere', async () => {
  await buildSession(db, colleague)
  const kept = await buildSession(db, own.manager)
  expect((await set(own.manager, colleague, { role: 'user' })).status).toBe(200)
  expect(await readError(await getAs(app, colleague, '/api/users'))).toMatchObject({ code: 'ACCESS_DENIED' })
  expect((await db.select().from(sessions)).map(({ id }) => id)).toEqual([kept])
  expect(await logOf(colleague)).toEqual(['user_made_user'])
})

test('a role and a lock-out that are changed together are two lines of the log', async () => {
  expect((await set(own.manager, colleague, { isActive: false, role: 'user' })).status).toBe(200)
  expect(await logOf(colleague)).toEqual(['user_deactivated', 'user_made_user'])
})

test('nobody changes their own role', async () => {
  const owner = await buildOwner(db)
  for (const caller of [own.manager, owner]) {
    const error = await readError(await set(caller, caller, { role: 'user' }))
    expect(error).toMatchObject({ status: 409, code: 'OWN_ROLE' })
    expect(await roleOf(caller)).toBe(caller.role)
  }
})

test('an organization keeps its last active manager, whoever asks', async () => {
  const owner = await buildOwner(db)
  await set(own.manager, colleague, { isActive: false })
  const error = await readError(await set(owner, own.manager, { role: 'user' }))
  expect(error).toMatchObject({ status: 409, code: 'LAST_MANAGER' })
  // Who is locked out manages nothing.
  expect((await set(owner, colleague, { role: 'user' })).status).toBe(200)
  expect(await roleOf(own.manager)).toBe('manager')
})

test('two owners who change the last two managers at the same moment: one manager stays', async () => {
  const owners = [await buildOwner(db), await buildOwner(db)] as const
  const answers = await Promise.all([
    set(owners[0], own.manager, { role: 'user' }),
    set(owners[1], colleague, { role: 'user' }),
  ])
  expect(sortedStatuses(answers)).toEqual([200, 409])
  expect(new Set([await roleOf(own.manager), await roleOf(colleague)])).toEqual(new Set(['manager', 'user']))
})

test('a platform owner keeps the role', async () => {
  const [owner, second] = [await buildOwner(db), await buildOwner(db)]
  const error = await readError(await set(owner, second, { role: 'manager' }))
  expect(error).toMatchObject({ status: 409, code: 'ROLE_FIXED' })
  expect(await roleOf(second)).toBe('platform_owner')
})

test('a manager changes the role of nobody of another organization', async () => {
  const foreign = await buildStaff(db)
  for (const other of [foreign.user, foreign.manager, await buildOwner(db)]) {
    expect(await readError(await set(own.manager, other, { role: 'manager' }))).toMatchObject({ status: 404 })
    expect(await roleOf(other)).toBe(other.role)
  }
})
