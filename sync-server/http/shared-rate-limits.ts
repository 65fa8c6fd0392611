import { createHmac, createSecretKey } from 'node:crypto'
import { lt } from 'drizzle-orm'
import { RateLimiterPostgres } from 'rate-limiter-flexible'
import { openPool } from '#server/db/pool-timeouts.ts'
import { rateLimits } from '#server/db/server-schema.ts'
import type { Deps, Queryable } from '#server/deps.ts'
import { createRateLimits, type RateLimits } from './rate-limits.ts'

interface SharedLimits extends Pick<Deps, 'log'> {
  bytesADay?: number
  databaseUrl: string
  /** The same on every server: who a line is about is not to be read from the table. */
  key: Uint8Array
  factor: number
}

/** As many as wait for the database at a time; each count is one short statement. */
const MOST_CONNECTIONS = 3

/**
 * Limits counted in the database, so that several servers share one budget. On connections of their own: a limit that
 * is asked for within a transaction must never wait for one that waits for it.
 */
export function shareRateLimits({ databaseUrl, key, factor, bytesADay, log }: SharedLimits): {
  limits: RateLimits
  close: () => Promise<void>
} {
  const pool = openPool({ databaseUrl, max: MOST_CONNECTIONS, log })
  // Made ready once: that takes longer than a use of it.
  const secret = createSecretKey(key)
  const limits = createRateLimits({
    factor,
    ...(bytesADay !== undefined && { bytesADay }),
    limiter: (name, points, duration) =>
      new RateLimiterPostgres({
        storeClient: pool,
        keyPrefix: name,
        tableName: 'rate_limits',
        // By a migration.
        tableCreated: true,
        clearExpiredByTimeout: false,
        points,
        duration,
      }),
    nameOf: (client) => createHmac('sha256', secret).update(client).digest('base64url'),
  })
  return { limits, close: () => pool.end() }
}

/** Those that count for nothing any more. */
export async function deleteSpentLimits(db: Queryable, now: Date): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.expire, now.getTime()))
}
