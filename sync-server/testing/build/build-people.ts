import { organizations, users } from '#server/db/schema.ts'
import { sessions } from '#server/db/server-schema.ts'
import type { Db } from '#server/deps.ts'
import type { Caller } from '#server/http/access.ts'
import { newId } from '#shared/ids.ts'

export type UserRow = typeof users.$inferSelect

export async function buildOrganization(db: Db, name = 'Musterverwaltung'): Promise<typeof organizations.$inferSelect> {
  const [organization] = await db.insert(organizations).values({ id: newId(), name }).returning()
  if (!organization) throw new Error('the organization was not stored')
  return organization
}

/** A manager of no organization, unless the changes say otherwise. */
export async function buildUser(db: Db, changes: Partial<UserRow> = {}): Promise<UserRow> {
  const id = newId()
  const email = `${id}@einzug.test`
  const names = { firstName: 'Mona', lastName: 'Mustermann' }
  const [user] = await db
    .insert(users)
    .values({ id, username: email, email, ...names, role: 'manager', ...changes })
    .returning()
  if (!user) throw new Error('the user was not stored')
  return user
}

export interface Staff {
  organization: typeof organizations.$inferSelect
  manager: UserRow
  user: UserRow
}

/** An organization with a manager, and somebody of it who has no rights. */
export async function buildStaff(db: Db, name?: string): Promise<Staff> {
  const organization = await buildOrganization(db, name)
  const at = { organizationId: organization.id }
  return { organization, manager: await buildUser(db, at), user: await buildUser(db, { ...at, role: 'user' }) }
}

export const buildOwner = (db: Db) => buildUser(db, { role: 'platform_owner' })

/** A browser that somebody is signed in with. @returns the session's id */
export async function buildSession(db: Db, { id: userId }: UserRow): Promise<string> {
  const moment = new Date()
  const sealed = { secretHash: newId(), accessToken: 'sealed', accessTokenExpiresAt: moment }
  const id = newId()
  await db.insert(sessions).values({ ...sealed, id, userId, confirmedAt: moment, expiresAt: moment })
  return id
}

/** As the server knows somebody of the users table who calls. */
export const callerOf = (user: UserRow): Caller => ({
  person: { username: user.username, email: user.email, firstName: user.firstName, lastName: user.lastName },
  user,
})
