import { and, eq, exists, gte, inArray, lt, ne } from 'drizzle-orm'
import { alias, QueryBuilder } from 'drizzle-orm/pg-core'
import { activities } from '#server/db/schema.ts'
import type { LoggedActivity } from '#server/scope/activity-log.ts'
import { type Handlers, reply } from '#server/scope/mount-contract.ts'
import { fullName } from '#server/user/public-user.ts'
import { type Activity, kindsAbout } from '#shared/activity/activity.ts'
import type { activityContract } from '#shared/activity/contract.ts'
import type { QueryOf } from '#shared/endpoint.ts'
import { endOfDay, startOfDay } from '#shared/resident/stay.ts'

export const activityRoutes = (): Handlers<typeof activityContract> => ({
  async listActivities({ query, scope, caller }) {
    const where = and(matching(query), query.concerns && concerning(caller.user.id))
    const { rows, meta } = await scope.listActivities({ where, paging: query })
    return reply({ data: rows.map(publicActivity), meta })
  },
})

/** Days as moments: the index knows those. */
const matching = ({ organizationId, subject, actorId, from, to }: QueryOf<typeof activityContract.listActivities>) =>
  and(
    organizationId === undefined ? undefined : eq(activities.organizationId, organizationId),
    subject && inArray(activities.kind, kindsAbout(subject)),
    actorId === undefined ? undefined : eq(activities.actorId, actorId),
    from === undefined ? undefined : gte(activities.createdAt, startOfDay(from)),
    to === undefined ? undefined : lt(activities.createdAt, endOfDay(to)),
  )

const earlier = alias(activities, 'earlier')

/** What others did to a record of which this person had a line before. */
function concerning(userId: string) {
  const own = and(
    eq(earlier.actorId, userId),
    eq(earlier.recordId, activities.recordId),
    eq(earlier.organizationId, activities.organizationId),
    lt(earlier.createdAt, activities.createdAt),
  )
  return and(ne(activities.actorId, userId), exists(new QueryBuilder().select().from(earlier).where(own)))
}

function publicActivity({ activity, ...actor }: LoggedActivity): Activity {
  const { recordType: type, recordId: id, recordName: name } = activity
  return {
    id: activity.id,
    organizationId: activity.organizationId,
    kind: activity.kind,
    at: activity.createdAt.toISOString(),
    actor: { id: activity.actorId, name: fullName(actor) },
    record: type && id ? { type, id, name: name ?? '' } : null,
  }
}
