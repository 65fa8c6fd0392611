import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { AppError } from '#server/app-error.ts'
import { activities, users } from '#server/db/schema.ts'
import { sessions } from '#server/db/server-schema.ts'
import { noDirectory } from '#server/identity/user-directory.ts'
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
import { newId } from '#shared/ids.ts'
import { user } from '#shared/user/user.ts'

let isProviderDown = false
const told: string[] = []
const tell = (what: string) => (subject: string) => {
  told.push(`${what} ${subject}`)
  return isProviderDown ? Promise.reject(new AppError('SIGN_IN_UNAVAILABLE')) : Promise.resolve()
}
const { app, db, log, close } = await setupTestApp({
  userDirectory: {
    ...noDirectory,
    deactivate: tell('deactivate'),
    reactivate: tell('reactivate'),
  },
})
afterAll(close)

let own: Staff
let foreign: Staff
let owner: UserRow
beforeAll(async () => {
  own = await buildStaff(db)
  foreign = await buildStaff(db)
  owner = await buildOwner(db)
})

const set = (caller: UserRow, { id }: { id: string }, body: unknown) => putAs(app, caller, `/api/users/${id}`, body)
const buildColleague = () => buildUser(db, { organizationId: own.organization.id, subject: newId() })
const read = async ({ id }: UserRow) => (await db.select().from(users).where(eq(users.id, id)))[0]
const logOf = async ({ id }: UserRow) =>
  (await db.select().from(activities).where(eq(activities.recordId, id))).map(({ kind }) => kind)

test('who is deactivated is kept out from the next request on, and signed out everywhere', async () => {
  const colleague = await buildColleague()
  for (const one of [colleague, colleague]) await buildSession(db, one)
  const kept = await buildSession(db, own.manager)
  expect((await getAs(app, colleague, '/api/users')).status).toBe(200)

  const changed = await readData(user, await set(own.manager, colleague, { isActive: false }))
  expect(changed).toMatchObject({ id: colleague.id, isActive: false })
  expect(await readError(await getAs(app, colleague, '/api/users'))).toMatchObject({ code: 'ACCOUNT_DEACTIVATED' })
  expect((await db.select().from(sessions)).map(({ id }) => id)).toEqual([kept])
  expect(await logOf(colleague)).toEqual(['user_deactivated'])

  expect((await set(own.manager, colleague, { isActive: true })).status).toBe(200)
  expect((await getAs(app, colleague, '/api/users')).status).toBe(200)
  expect(await logOf(colleague)).toEqual(['user_deactivated', 'user_reactivated'])
})

test('what is so already is a success, and no second line in the log', async () => {
  const colleague = await buildColleague()
  for (const isActive of [true, false, false]) {
    expect((await set(own.manager, colleague, { isActive })).status).toBe(200)
  }
  expect(await logOf(colleague)).toEqual(['user_deactivated'])
})

test('the identity provider is told, and when it cannot be reached the users table decides all the same', async () => {
  const colleague = await buildColleague()
  isProviderDown = true
  expect((await set(own.manager, colleague, { isActive: false })).status).toBe(200)
  isProviderDown = false
  expect(await read(colleague)).toMatchObject({ isActive: false })
  expect(log).toContainEqual({ level: 'warn', event: 'user_directory_failed', name: 'AppError' })
  await set(own.manager, colleague, { isActive: false })
  await set(own.manager, colleague, { isActive: true })
  const words = ['deactivate', 'deactivate', 'reactivate']
  expect(told.slice(-3)).toEqual(words.map((word) => `${word} ${colleague.subject}`))
})

test('an old command that arrives again takes nothing back, neither here nor at the identity provider', async () => {
  const colleague = await buildColleague()
  const deactivate = () =>
    putAs(app, own.manager, `/api/users/${colleague.id}`, { isActive: false }, { 'Idempotency-Key': key })
  const key = newId()
  const first: unknown = await (await deactivate()).json()
  await set(own.manager, colleague, { isActive: true })
  expect(await (await deactivate()).json()).toEqual(first)
  expect(await read(colleague)).toMatchObject({ isActive: true })
  expect(told.at(-1)).toBe(`reactivate ${colleague.subject}`)
})

test('nobody deactivates themselves', async () => {
  for (const caller of [own.manager, owner]) {
    const error = await readError(await set(caller, caller, { isActive: false }))
    expect(error).toMatchObject({ status: 409, code: 'OWN_ACCOUNT' })
    expect(await read(caller)).toMatchObject({ isActive: true })
  }
})

test('a manager changes neither platform owners nor anybody of another organization', async () => {
  for (const other of [owner, foreign.manager, foreign.user, { id: newId() }]) {
    expect(await readError(await set(own.manager, other, { isActive: false }))).toMatchObject({ status: 404 })
  }
  expect(await read(owner)).toMatchObject({ isActive: true })
  expect(await read(foreign.manager)).toMatchObject({ isActive: true })
})

test('a platform owner changes everybody else, another platform owner too', async () => {
  const second = await buildOwner(db)
  expect((await set(owner, second, { isActive: false })).status).toBe(200)
  expect(await read(second)).toMatchObject({ isActive: false })
  expect((await set(owner, foreign.user, { isActive: false })).status).toBe(200)
})

test('nothing but whether somebody is active, and as what, can be changed', async () => {
  const forged = {
    organizationId: foreign.organization.id,
    id: newId(),
    subject: 'x',
    email: 'x',
  }
  const before = await read(own.user)
  expect((await set(own.manager, own.user, { isActive: true, ...forged })).status).toBe(200)
  expect(await read(own.user)).toEqual(before)
})

test('a role is user or manager: nobody is made a platform owner', async () => {
  for (const role of ['platform_owner', 'owner', '', null]) {
    const error = await readError(await set(owner, own.user, { isActive: true, role }))
    expect(error).toEqual({ status: 422, code: 'VALIDATION_FAILED', paths: ['role'] })
  }
  expect(await read(own.user)).toMatchObject({ role: 'user' })
})

test.each([{}, { isActive: 'false' }, { isActive: null }, { isActive: 0 }])(
  'a change to %j is refused',
  async (body) => {
    const error = await readError(await set(own.manager, own.user, body))
    expect(error).toEqual({ status: 422, code: 'VALIDATION_FAILED', paths: ['isActive'] })
  },
)

test('two managers who lock each other out at the same moment: one stays', async () => {
  const [first, second] = [await buildColleague(), await buildColleague()]
  const answers = await Promise.all([set(first, second, { isActive: false }), set(second, first, { isActive: false })])
  expect(sortedStatuses(answers)).toEqual([200, 403])
  const states = await Promise.all([first, second].map(async (one) => (await read(one))?.isActive))
  expect(new Set(states)).toEqual(new Set([false, true]))
})
