import { and, eq, lt, max, sql } from 'drizzle-orm'
import { inTransaction } from '#server/db/in-transaction.ts'
import { syncChanges, syncHeads } from '#server/db/server-schema.ts'
import type { Db } from '#server/deps.ts'
import { DAY_MS } from '#shared/day.ts'

/** Whoever was away for longer begins anew. */
const TOMBSTONE_DAYS = 90
/** Forgets what was removed long ago. Who has not heard of it is told to begin anew, from the same moment on. */
export async function purgeTombstones(db: Db, now: Date): Promise<void> {
  const isOld = and(
    eq(syncChanges.deleted, true),
    lt(syncChanges.changedAt, new Date(now.getTime() - TOMBSTONE_DAYS * DAY_MS)),
  )
  const found = await db.selectDistinct({ organizationId: syncChanges.organizationId }).from(syncChanges).where(isOld)
  for (const { organizationId } of found) {
    await inTransaction(db, async (transaction) => {
      // First what the triggers lock first, or both wait for each other.
      const isIts = eq(syncHeads.organizationId, organizationId)
      await transaction.select({ seq: syncHeads.seq }).from(syncHeads).where(isIts).for('update')
      const old = and(eq(syncChanges.organizationId, organizationId), isOld)
      const [last] = await transaction
        .select({ seq: max(syncChanges.seq) })
        .from(syncChanges)
        .where(old)
      if (last?.seq == null) return
      await transaction.delete(syncChanges).where(old)
      await transaction
        .update(syncHeads)
        .set({ minSeq: sql`greatest(${syncHeads.minSeq}, ${last.seq})` })
        .where(isIts)
    })
  }
}
