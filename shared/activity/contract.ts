import * as z from 'zod/mini'
import { defineContract } from '#shared/endpoint.ts'
import { paging } from '#shared/paging.ts'
import { id } from '#shared/text.ts'
import { activity } from './activity.ts'

export const activityContract = defineContract({
  /** Newest first. A platform owner names the organization, or sees all. */
  listActivities: {
    method: 'GET',
    path: '/api/activities',
    access: 'manager',
    query: z.object({ organizationId: z.optional(id()), ...paging }),
    answer: z.array(activity),
  },
})
