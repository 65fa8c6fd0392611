import { eq } from 'drizzle-orm'
import { activities } from '#server/db/schema.ts'
import type { LoggedActivity } from '#server/scope/activity-log.ts'
import { type Handlers, reply } from '#server/scope/mount-contract.ts'
import { fullName } from '#server/user/public-user.ts'
import type { Activity } from '#shared/activity/activity.ts'
import type { activityContract } from '#shared/activity/contract.ts'

export const activityRoutes = (): Handlers<typeof activityContract> => ({
  async listActivities({ query, scope }) {
    const { organizationId } = query
    const where = organizationId === undefined ? undefined : eq(activities.organizationId, organizationId)
    const { rows, meta } = await scope.listActivities({ where, paging: query })
    return reply({ data: rows.map(publicActivity), meta })
  },
})

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
