import * as z from 'zod/mini'
import { defineContract, endpoint } from '#shared/endpoint.ts'
import { paging } from '#shared/paging.ts'
import { id } from '#shared/text.ts'
import { activity } from './activity.ts'

export const activityContract = defineContract({
  /** Newest first. A platform owner names the organization, or sees all. */
  listActivities: endpoint('GET', '/api/activities', 'manager', {
    query: z.object({ organizationId: z.optional(id()), ...paging }),
    answer: z.array(activity),
  }),
})
