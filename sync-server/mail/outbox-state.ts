import { count, isNotNull, min } from 'drizzle-orm'
import { mails } from '#server/db/server-schema.ts'
import type { Queryable } from '#server/deps.ts'

export async function readOutboxState(db: Queryable, now: Date) {
  const [found] = await db
    .select({ waiting: count(), oldest: min(mails.createdAt) })
    .from(mails)
    .where(isNotNull(mails.nextAttemptAt))
  const since = found?.oldest?.getTime() ?? now.getTime()
  return {
    /** Mails that are neither sent nor given up. */
    waiting: found?.waiting ?? 0,
    /** How long the oldest of them has waited; 0 when none does. */
    oldestSeconds: Math.max(0, (now.getTime() - since) / 1000),
  }
}
