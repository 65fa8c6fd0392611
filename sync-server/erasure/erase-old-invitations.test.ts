import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { AppError } from '#server/app-error.ts'
import { activities, users } from '#server/db/schema.ts'
import { noDirectory, type UserDirectory } from '#server/identity/user-directory.ts'
import { postAs } from '#server/testing/admin-requests.ts'
import { buildStaff, buildUser, type Staff, type UserRow } from '#server/testing/build/build-people.ts'
import { setupTestApp } from '#server/testing/test-app.ts'
import { DAY_MS } from '#shared/day.ts'
import { newId } from '#shared/ids.ts'
import { INVITATION_DAYS } from '#shared/user/kept.ts'
import { eraseOldInvitations } from './erase-old-invitations.ts'

const { app, db, deps, log, close } = await setupTestApp()
afterAll(close)

const before = (days: number) => new Date(Date.now() - days * DAY_MS)
const sweep = (userDirectory: UserDirectory = noDirectory) => eraseOldInvitations({ ...deps, userDirectory })
const isThere = async ({ id }: UserRow) => (await db.$count(users, eq(users.id, id))) === 1

let own: Staff
let old: UserRow
beforeEach(async () => {
  own = await buildStaff(db)
  old = await invited(INVITATION_DAYS + 1)
})

const invited = (days: number, more: Partial<UserRow> = {}) =>
  buildUser(db, { organizationId: own.organization.id, invitedAt: before(days), ...more })

test('who was invited and has not come for ninety days is gone, and who may still come or has come stays', async () => {
  const fresh = await invited(INVITATION_DAYS - 1)
  const came = await invited(INVITATION_DAYS + 1, { firstSignInAt: before(50) })
  const owner = await buildUser(db, { role: 'platform_owner', invitedAt: before(INVITATION_DAYS + 1) })
  await sweep()
  expect(await isThere(old)).toBe(false)
  for (const each of [fresh, came, owner]) expect(await isThere(each)).toBe(true)
  expect(log).toContainEqual({ level: 'info', event: 'invitations_erased', count: 1 })
})

test('counted from the last letter', async () => {
  expect((await postAs(app, own.manager, `/api/users/${old.id}/invitation`, {})).status).toBe(200)
  await sweep()
  expect(await isThere(old)).toBe(true)
})

test('who did something has come, by whatever way', async () => {
  const { id: actorId } = old
  const line = { id: newId(), organizationId: own.organization.id, kind: 'note_added' as const, actorId }
  await db.insert(activities).values(line)
  await sweep()
  expect(await isThere(old)).toBe(true)
})

test('the provider loses them first: one that cannot be reached keeps the row for the next round, and nobody else', async () => {
  const known = await invited(INVITATION_DAYS + 1, { subject: newId() })
  const down = { ...noDirectory, remove: () => Promise.reject(new AppError('SIGN_IN_UNAVAILABLE')) }
  await sweep(down)
  expect([await isThere(known), await isThere(old)]).toEqual([true, false])
  const told: string[] = []
  await sweep({ ...noDirectory, remove: (subject) => Promise.resolve(void told.push(subject)) })
  expect(await isThere(known)).toBe(false)
  expect(told).toEqual([known.subject])
})
