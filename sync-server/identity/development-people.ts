import { asc, eq, sql } from 'drizzle-orm'
import { users } from '#server/db/schema.ts'
import type { Queryable } from '#server/deps.ts'
import type { Role } from '#shared/account/role.ts'

/** Somebody whom the development provider knows. */
export interface Person {
  subject: string
  username: string
  email: string
  firstName: string
  lastName: string
  /** Undefined for somebody whom the users table does not know. */
  role: Role | undefined
}

/** To see what happens to people whom nobody invited. */
const guest: Person = {
  subject: 'guest',
  username: 'guest',
  email: 'guest@demo.test',
  firstName: 'Gustav',
  lastName: 'Gast',
  role: undefined,
}

/** More would not be found on one page. */
const MOST = 200

const byId = sql<string>`coalesce(${users.subject}, ${users.id}::text)`
const columns = {
  subject: byId,
  username: users.username,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  role: users.role,
}

/** Everybody active, platform owners first, and a guest. */
export async function listPeople(db: Queryable): Promise<Person[]> {
  const known = await db
    .select(columns)
    .from(users)
    .where(eq(users.isActive, true))
    .orderBy(sql`array_position(array['platform_owner', 'manager', 'user'], ${users.role})`, asc(users.username))
    .limit(MOST)
  return [...known, guest]
}

/** Deactivated people too: that they are is for the app to say. */
export async function findPerson(db: Queryable, subject: string): Promise<Person | undefined> {
  if (subject === guest.subject) return guest
  const [person] = await db.select(columns).from(users).where(eq(byId, subject))
  return person
}
