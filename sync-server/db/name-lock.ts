import { sql } from 'drizzle-orm'
import type { Queryable } from '#server/deps.ts'

/** Until the transaction ends nobody else is under the same name. */
export async function lockName(transaction: Pick<Queryable, 'execute'>, name: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}

/** The same lock, as the driver takes it. */
export const nameLock = (name: string) => ({
  text: 'select pg_advisory_xact_lock(hashtextextended($1, 0))',
  values: [name],
})
