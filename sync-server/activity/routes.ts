import { eq } from 'drizzle-orm'
import { activities } from '#server/db/schema.ts'
import { type Handlers, reply } from '#server/scope/mount-contract.ts'
import type { activityContract } from '#shared/activity/contract.ts'
import { publicActivity } from './public-activity.ts'

export const activityRoutes = (): Handlers<typeof activityContract> => ({
  async listActivities({ query, scope }) {
    const { organizationId } = query
    const where = organizationId === undefined ? undefined : eq(activities.organizationId, organizationId)
    const { rows, meta } = await scope.listActivities({ where, paging: query })
    return reply({ data: rows.map(publicActivity), meta })
  },
})
