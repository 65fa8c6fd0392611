import * as z from 'zod/mini'
import { defineContract } from '#shared/endpoint.ts'
import { paging } from '#shared/paging.ts'
import { id, searchText } from '#shared/text.ts'
import { newOrganization, organization } from './organization.ts'

export const organizationContract = defineContract({
  /** For a manager only the own one. */
  listOrganizations: {
    method: 'GET',
    path: '/api/organizations',
    access: 'manager',
    /** `name` finds every organization whose name contains it. */
    query: z.object({ name: z.optional(searchText()), ...paging }),
    answer: z.array(organization),
  },
  /** The same organization again, under the id that the client made, answers the stored one with 200. */
  createOrganization: {
    method: 'POST',
    path: '/api/organizations',
    access: 'platform-owner',
    body: newOrganization,
    answer: organization,
    status: 201,
  },
  /** One organization. */
  readOrganization: {
    method: 'GET',
    path: '/api/organizations/{id}',
    access: 'manager',
    params: z.object({ id: id() }),
    answer: organization,
  },
})
