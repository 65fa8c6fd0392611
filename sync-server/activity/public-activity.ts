import type { LoggedActivity } from '#server/scope/activity-log.ts'
import { fullName } from '#server/user/public-user.ts'
import type { Activity } from '#shared/activity/activity.ts'

export function publicActivity({ activity, ...actor }: LoggedActivity): Activity {
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
