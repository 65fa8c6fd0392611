import { eq } from 'drizzle-orm'
import { AppError } from '#server/app-error.ts'
import { users } from '#server/db/schema.ts'
import type { Db } from '#server/deps.ts'
import type { FindCaller } from '#server/http/access.ts'

const HEADER = 'x-test-caller'

/** Signs a request of a test in as this user. */
export const as = (user: { id: string }) => ({ [HEADER]: user.id })

/**
 * Believes a header, in place of a token's signature, and reads who that is from the users table on each request. An id
 * that nobody has stands for somebody whom only the identity provider knows.
 */
export const callerInHeader =
  (db: Db): FindCaller =>
  async (request) => {
    const id = request.headers.get(HEADER)
    if (!id) return undefined
    const [user] = await db.select().from(users).where(eq(users.id, id))
    if (user && !user.isActive) throw new AppError('ACCOUNT_DEACTIVATED')
    return { person: { username: 'token', email: 'token@einzug.test', firstName: 'To', lastName: 'Ken' }, user }
  }
