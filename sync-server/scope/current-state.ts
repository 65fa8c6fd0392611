import { eq } from 'drizzle-orm'
import { users } from '#server/db/schema.ts'
import type { Queryable } from '#server/deps.ts'
import type { CurrentState } from '#shared/application/manager/application.ts'

/** A record with its version, and who made it. */
export interface Versioned {
  status?: string
  version: number
  changedBy: string | null
  updatedAt: Date
}

/** What a person is told who changed something that somebody else, of whatever organization, had changed meanwhile. */
export async function currentStateOf(
  db: Queryable,
  { status, version, changedBy, updatedAt }: Versioned,
): Promise<CurrentState> {
  const names = { firstName: users.firstName, lastName: users.lastName }
  const [person] = changedBy ? await db.select(names).from(users).where(eq(users.id, changedBy)) : []
  const by = person ? `${person.firstName} ${person.lastName}` : null
  return { ...(status !== undefined && { status }), version, by, at: updatedAt.toISOString() }
}
