import { count, desc, eq, lt, type SQL } from 'drizzle-orm'
import { activities, users } from '#server/db/schema.ts'
import type { Queryable } from '#server/deps.ts'
import { columnsOf, type TenantAccess, within } from '#server/tenant/tenant-access.ts'
import { type ActivityKind, type ActivitySubject, LOG_DAYS } from '#shared/activity/activity.ts'
import { DAY_MS } from '#shared/day.ts'
import { newId } from '#shared/ids.ts'
import type { ListMeta, Paging } from '#shared/paging.ts'
import { onOneLine } from '#shared/plain-text.ts'

/** What somebody did. Who it was and when is known without saying. */
export interface Note {
  kind: ActivityKind
  organizationId: string
  /** With its name as it is now. */
  record?: { type: ActivitySubject; id: string; name: string }
}

/** A line of the log, with its actor's name of today: also of a platform owner, whom a manager sees nowhere else. */
export interface LoggedActivity {
  activity: typeof activities.$inferSelect
  firstName: string
  lastName: string
}

/** In the transaction that does it. Nothing here changes or removes a line again. */
export async function insertActivity(
  transaction: Queryable,
  { kind, organizationId, record }: Note,
  { actorId, at }: { actorId: string; at: Date },
): Promise<void> {
  await transaction.insert(activities).values({
    id: newId(),
    organizationId,
    kind,
    actorId,
    recordType: record?.type,
    recordId: record?.id,
    recordName: record && onOneLine(record.name),
    createdAt: at,
  })
}

export async function deleteOldActivities(db: Queryable, now: Date): Promise<void> {
  await db.delete(activities).where(lt(activities.createdAt, new Date(now.getTime() - LOG_DAYS * DAY_MS)))
}

export type ListActivities = (selection: {
  where?: SQL | undefined
  paging: Paging
}) => Promise<{ rows: LoggedActivity[]; meta: ListMeta }>

/** Newest first. */
export async function readLog(
  db: Queryable,
  reach: TenantAccess,
  { where, paging: { limit, offset } }: Parameters<ListActivities>[0],
): ReturnType<ListActivities> {
  const condition = within(reach, columnsOf(activities).organizationId, where)
  const [counted] = await db.select({ total: count() }).from(activities).where(condition)
  const rows = await db
    .select({ activity: activities, firstName: users.firstName, lastName: users.lastName })
    .from(activities)
    .innerJoin(users, eq(users.id, activities.actorId))
    .where(condition)
    .orderBy(desc(activities.createdAt), desc(activities.id))
    .limit(limit)
    .offset(offset)
  return { rows, meta: { total: counted?.total ?? 0, limit, offset } }
}
