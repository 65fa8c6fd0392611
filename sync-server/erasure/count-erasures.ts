import { and, count, desc, eq, gte, type SQL, sql } from 'drizzle-orm'
import { applicationTombstones } from '#server/db/server-schema.ts'
import type { Queryable } from '#server/deps.ts'
import { type TenantAccess, within } from '#server/tenant/tenant-access.ts'
import { DAY_MS } from '#shared/day.ts'
import { ERASURES_TOLD_DAYS, type ErasureCause, type ErasuresOfDay } from '#shared/policy/erasures.ts'
import { HOME_TIME_ZONE } from '#shared/resident/stay.ts'

/** Days on which something of an organization was erased, the last first. */
export async function countErasures(
  db: Queryable,
  reach: TenantAccess,
  { organizationId, now }: { organizationId: string; now: Date },
): Promise<ErasuresOfDay[]> {
  const table = applicationTombstones
  // Written out: grouped by a parameter it would be another expression.
  const zone = sql.raw(`'${HOME_TIME_ZONE}'`)
  const day = sql<string>`to_char(${table.erasedAt} at time zone ${zone}, 'YYYY-MM-DD')`
  const since = gte(table.erasedAt, new Date(now.getTime() - ERASURES_TOLD_DAYS * DAY_MS))
  const counted = (where: SQL | undefined) => sql`${count()} filter (where ${where})`.mapWith(Number)
  const of = (cause: ErasureCause) => counted(and(eq(table.about, 'application'), eq(table.cause, cause)))
  const about = (what: 'resident' | 'protocol') => counted(eq(table.about, what))
  return db
    .select({
      day,
      due: of('due'),
      ownWish: of('own_wish'),
      residents: about('resident'),
      protocols: about('protocol'),
    })
    .from(table)
    .where(within(reach, table.organizationId, and(eq(table.organizationId, organizationId), since)))
    .groupBy(day)
    .orderBy(desc(day))
}
