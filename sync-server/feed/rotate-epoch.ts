import { sql } from 'drizzle-orm'
import { syncHeads } from '#server/db/server-schema.ts'
import type { Queryable } from '#server/deps.ts'

/**
 * After a backup was restored: every device begins anew. Without it, only those notice that had seen more than the backup
 * knows, until the same numbers are given again.
 */
export async function rotateEpoch(db: Queryable): Promise<void> {
  await db.update(syncHeads).set({ epoch: sql`gen_random_uuid()` })
}
