import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { linkUser } from '#server/account/link-user.ts'
import { users } from '#server/db/schema.ts'
import { noDirectory, type UserDirectory } from '#server/identity/user-directory.ts'
import { buildStaff } from '#server/testing/build/build-people.ts'
import { createTestDatabase } from '#server/testing/database.ts'
import { newId } from '#shared/ids.ts'
import { giveOwnership } from './make-owner.ts'

const { db, close } = await createTestDatabase()
afterAll(close)

const found = (email: string) => db.select().from(users).where(eq(users.email, email))

test('the first platform owner is found by the verified address of their first sign-in', async () => {
  expect(await giveOwnership(db, noDirectory, 'first@owner.test')).toBe('made')
  const subject = newId()
  const user = await linkUser(db, { subject, verifiedEmail: 'First@Owner.test' }, new Date())
  expect(user).toMatchObject({ role: 'platform_owner', organizationId: null, subject })
  expect(await giveOwnership(db, noDirectory, 'first@owner.test')).toBe('known')
  expect(await found('first@owner.test')).toHaveLength(1)
})

test('two at once make one', async () => {
  const both = [giveOwnership(db, noDirectory, 'two@owner.test'), giveOwnership(db, noDirectory, 'two@owner.test')]
  await Promise.all(both)
  expect(await found('two@owner.test')).toHaveLength(1)
})

test('somebody who is known already, even locked out, becomes an owner with the same account', async () => {
  const { user } = await buildStaff(db)
  await db.update(users).set({ isActive: false, subject: 'a-subject' }).where(eq(users.id, user.id))
  const reactivated: string[] = []
  const directory: UserDirectory = { ...noDirectory, reactivate: async (subject) => void reactivated.push(subject) }
  expect(await giveOwnership(db, directory, user.email)).toBe('made')
  expect(await found(user.email)).toMatchObject([{ id: user.id, role: 'platform_owner', isActive: true }])
  expect(reactivated).toEqual(['a-subject'])
})

test('a directory that invites says under which subject it did', async () => {
  const directory: UserDirectory = { ...noDirectory, sendsInvitations: true, invite: async () => 'its-subject' }
  await giveOwnership(db, directory, 'invited@owner.test')
  expect(await found('invited@owner.test')).toMatchObject([{ subject: 'its-subject' }])
})
