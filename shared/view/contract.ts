import * as z from 'zod/mini'
import { defineContract, endpoint } from '#shared/endpoint.ts'
import { id } from '#shared/text.ts'
import { changedView, newView, savedView } from './view.ts'

const one = z.object({ id: id() })

export const viewContract = defineContract({
  /** Saves how somebody looks at a list of applications. The same view again, under the id that the client made, answers 200. */
  createView: endpoint('POST', '/api/views', 'manager', { body: newView, answer: savedView, status: 201 }),
  /** Gives a saved view another name, or what is looked at now. What is not said stays. With `If-Match`: EDIT_CONFLICT when somebody else changed it meanwhile. */
  changeView: endpoint('PUT', '/api/views/{id}', 'manager', { params: one, body: changedView, answer: savedView }),
  /** Removes a saved view. With `If-Match`: EDIT_CONFLICT when somebody else changed it meanwhile. */
  removeView: endpoint('DELETE', '/api/views/{id}', 'manager', {
    params: one,
    answer: z.object({ id: z.string() }),
  }),
})
