import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { AppError } from '#server/app-error.ts'
import { activities, users } from '#server/db/schema.ts'
import { mails } from '#server/db/server-schema.ts'
import { noDirectory } from '#server/identity/user-directory.ts'
import { deleteAs, postAs, readData } from '#server/testing/admin-requests.ts'
import { buildOwner, buildStaff, buildUser, type Staff, type UserRow } from '#server/testing/build/build-people.ts'
import { readError } from '#server/testing/requests.ts'
import { setupTestApp } from '#server/testing/test-app.ts'
import { newId } from '#shared/ids.ts'
import { user } from '#shared/user/user.ts'

const provider = { isDown: false, isWriting: true }
let told: string[] = []
const tell = <T>(what: string, answer: T): Promise<T> => {
  told.push(what)
  return provider.isDown ? Promise.reject(new AppError('SIGN_IN_UNAVAILABLE')) : Promise.resolve(answer)
}
const { app, db, close } = await setupTestApp({
  userDirectory: {
    ...noDirectory,
    inviteAgain: ({ email }) => tell(`again ${email}`, provider.isWriting),
    remove: (subject) => tell(`remove ${subject}`, undefined),
  },
})
afterAll(close)

let own: Staff
let invited: UserRow
beforeEach(async () => {
  Object.assign(provider, { isDown: false, isWriting: true })
  told = []
  await db.delete(mails)
  own = await buildStaff(db)
  invited = await buildUser(db, { organizationId: own.organization.id, subject: newId() })
})

const pathOf = ({ id }: { id: string }) => `/api/users/${id}/invitation`
const resend = (caller: UserRow, whom: { id: string }) => postAs(app, caller, pathOf(whom), {})
const takeBack = (caller: UserRow, whom: { id: string }) => deleteAs(app, caller, pathOf(whom), undefined)
const read = async ({ id }: UserRow) => (await db.select().from(users).where(eq(users.id, id)))[0]
const logOf = async ({ id }: UserRow) =>
  (await db.select().from(activities).where(eq(activities.recordId, id))).map(({ kind }) => kind)

test('an invitation is sent again by the provider, which says so in the log and in no mail of ours', async () => {
  const again = await readData(user, await resend(own.manager, invited))
  expect(again).toMatchObject({ id: invited.id, firstSignInAt: null })
  expect(told).toEqual([`again ${invited.email}`])
  expect(await db.select().from(mails)).toEqual([])
  expect(await logOf(invited)).toEqual(['invitation_resent'])
})

test('where the provider does not write, an invitation is sent again by our own mail', async () => {
  const without = await buildUser(db, { organizationId: own.organization.id })
  provider.isWriting = false
  for (const one of [invited, without]) expect((await resend(own.manager, one)).status).toBe(200)
  const recipients = (await db.select().from(mails)).map(({ recipient }) => recipient)
  expect(new Set(recipients)).toEqual(new Set([invited.email, without.email]))
  expect(told).toEqual([`again ${invited.email}`])
})

test('an invitation is sent again at most 5 times a day', async () => {
  for (let times = 0; times < 5; times += 1) expect((await resend(own.manager, invited)).status).toBe(200)
  expect(await readError(await resend(own.manager, invited))).toMatchObject({ status: 429, code: 'RATE_LIMITED' })
})

test('of many that are asked for at once no more are written either', async () => {
  const without = await buildUser(db, { organizationId: own.organization.id })
  const answers = await Promise.all(Array.from({ length: 12 }, () => resend(own.manager, without)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
  expect(await db.select().from(mails)).toHaveLength(5)
})

test('who is taken back is gone here and at the provider, and can be invited anew', async () => {
  expect((await takeBack(own.manager, invited)).status).toBe(200)
  expect(told).toEqual([`remove ${invited.subject}`])
  expect(await read(invited)).toBeUndefined()
  expect(await logOf(invited)).toEqual(['invitation_taken_back'])
  const { firstName, lastName, email, organizationId } = invited
  const anew = { firstName, lastName, email, organizationId, role: 'user', id: newId() }
  expect((await postAs(app, own.manager, '/api/users', anew)).status).toBe(201)
})

test('who is invited and taken back again and again is written to some twenty times a day, and no more', async () => {
  const { firstName, lastName, email, organizationId } = await buildUser(db, { organizationId: own.organization.id })
  await db.delete(users).where(eq(users.email, email))
  const invite = async () => {
    const anew = { firstName, lastName, email, organizationId, role: 'user', id: newId() }
    return { id: anew.id, response: await postAs(app, own.manager, '/api/users', anew) }
  }
  for (let times = 0; times < 20; times += 1) {
    const { id, response } = await invite()
    expect(response.status).toBe(201)
    expect((await takeBack(own.manager, { id })).status).toBe(200)
  }
  expect(await readError((await invite()).response)).toMatchObject({ status: 429, code: 'RATE_LIMITED' })
})

test('while the provider cannot be reached, an invitation stands as it was', async () => {
  provider.isDown = true
  for (const act of [resend, takeBack]) {
    expect(await readError(await act(own.manager, invited))).toMatchObject({ code: 'SIGN_IN_UNAVAILABLE' })
  }
  expect(await read(invited)).toEqual(invited)
  expect(await logOf(invited)).toEqual([])
})

test('who has come is not invited any more, also by a token that belongs to no session here', async () => {
  const at = { organizationId: own.organization.id }
  const come = await buildUser(db, { ...at, firstSignInAt: new Date() })
  const done = await buildUser(db, at)
  await db.insert(activities).values({ id: newId(), ...at, kind: 'property_created', actorId: done.id })
  for (const one of [come, done, await buildOwner(db)]) {
    for (const act of [resend, takeBack]) {
      const caller = one.role === 'platform_owner' ? await buildOwner(db) : own.manager
      expect(await readError(await act(caller, one))).toMatchObject({ status: 409, code: 'NOT_INVITED' })
    }
    expect(await read(one)).toBeDefined()
  }
  expect(told).toEqual([])
})

test('nobody sends or takes back an invitation of another organization', async () => {
  const foreign = await buildStaff(db)
  for (const act of [resend, takeBack]) {
    expect(await readError(await act(foreign.manager, invited))).toMatchObject({ status: 404 })
  }
  expect(await read(invited)).toEqual(invited)
})
