import * as z from 'zod/mini'
import { defineContract, endpoint } from '#shared/endpoint.ts'
import { paging } from '#shared/paging.ts'
import { id } from '#shared/text.ts'
import { activity } from './activity.ts'
import { activityFilter } from './activity-filter.ts'

export const activityContract = defineContract({
  /**
   * Newest first. A platform owner names the organization, or sees all. `subject` is what a line tells of, `user` the team; `from` and `to`
   * are days in Central Europe, both included. `concerns=me` finds what others did to a record after the caller had done something to it.
   */
  listActivities: endpoint('GET', '/api/activities', 'manager', {
    query: z.object({ organizationId: z.optional(id()), ...activityFilter.shape, ...paging }),
    answer: z.array(activity),
  }),
})
