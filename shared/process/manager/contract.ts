import * as z from 'zod/mini'
import { defineContract, endpoint } from '#shared/endpoint.ts'
import { paging } from '#shared/paging.ts'
import { processStatuses, startDateTypes } from '#shared/process/process.ts'
import { id, searchText } from '#shared/text.ts'
import { managedProcess, newProcess, typedConditions } from './process.ts'

/**
 * A process with what the specification's own screens read beside it: `applicationProcessName` is `name`, `shortId` is `code`,
 * `rentObjectId` is `propertyId`.
 */
export const wholeProcess = z.object({
  ...managedProcess.shape,
  applicationProcessName: z.string(),
  shortId: z.string(),
  rentObjectId: z.string(),
  propertyCode: z.string(),
  propertyName: z.string(),
  propertyAddress: z.string(),
  country: z.string(),
  applicationCount: z.number(),
})
export type WholeProcess = z.output<typeof wholeProcess>

const one = z.object({ id: id() })

export const managedProcessContract = defineContract({
  /** The application processes, each with the number of its applications. */
  listProcesses: endpoint('GET', '/api/application-processes', 'manager', {
    query: z.object({
      organizationId: z.optional(id()),
      code: z.optional(searchText()),
      propertyId: z.optional(id()),
      propertyCode: z.optional(searchText()),
      status: z.optional(z.enum(processStatuses)),
      startDateType: z.optional(z.enum(startDateTypes)),
      ...paging,
    }),
    answer: z.array(wholeProcess),
  }),
  /** Always created open. The same process again, under the id that the client made, answers 200. */
  createProcess: endpoint('POST', '/api/application-processes', 'manager', {
    body: newProcess,
    answer: wholeProcess,
    status: 201,
  }),
  /** Of another organization: ACCESS_DENIED; unknown: PROCESS_NOT_FOUND (sign-in.md, Roles). */
  readProcess: endpoint('GET', '/api/application-processes/{id}', 'manager', { params: one, answer: wholeProcess }),
  /** Closes or reopens it, turns the status mails on and off, or sets its conditions, which are then all of them. */
  changeProcess: endpoint('PUT', '/api/application-processes/{id}', 'manager', {
    params: one,
    body: z.object({
      status: z.optional(z.enum(['open', 'closed'], { error: 'invalid' })),
      sendsStatusMails: z.optional(z.boolean()),
      conditions: z.optional(typedConditions),
    }),
    answer: wholeProcess,
  }),
  /** Closes it for the application that was chosen. */
  closeProcessFor: endpoint('POST', '/api/application-processes/{id}/close/{applicationId}', 'manager', {
    params: z.object({ id: id(), applicationId: id() }),
    answer: wholeProcess,
  }),
  /** Every application of the process as a table, as UTF-8 with a byte order mark; no cell can be a formula, and telephone numbers with their country are digits and spaces. */
  exportApplications: endpoint('GET', '/api/application-processes/{id}/applications.csv', 'manager', {
    params: one,
    answer: 'stream',
  }),
})
