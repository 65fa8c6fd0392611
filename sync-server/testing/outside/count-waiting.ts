import { sql } from 'drizzle-orm'
import type { Db } from '#server/deps.ts'

/** How many connections to this database wait for a lock that another holds. */
export const countWaiting = (db: Db): Promise<number> =>
  db.$count(sql`pg_stat_activity`, sql`datname = current_database() and wait_event_type = 'Lock'`)
