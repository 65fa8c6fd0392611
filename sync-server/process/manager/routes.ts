import { applicationProcesses } from '#server/db/schema.ts'
import { answerOutcome } from '#server/http/answer-outcome.ts'
import { type Handlers, reply } from '#server/http/mount-contract.ts'
import type { managedProcessContract } from '#shared/process/manager/contract.ts'
import { changeProcess, closeProcessFor } from './change-process.ts'
import { createProcess } from './create-process.ts'
import { exportApplications } from './export-applications.ts'
import { listProcesses } from './list-processes.ts'
import { wholeProcessOf } from './process-details.ts'

export const lettingRoutes = (): Handlers<typeof managedProcessContract> => ({
  listProcesses: async ({ query, scope }) => reply(await listProcesses(scope, query)),
  createProcess: async ({ body, scope }) => answerOutcome(await createProcess(scope, body)),
  readProcess: async ({ params, scope }) => wholeProcessOf(scope, await scope.find(applicationProcesses, params.id)),
  changeProcess: async ({ params, body, scope, seenVersion }) =>
    answerOutcome(await changeProcess(scope, { ...params, ...body, seenVersion })),
  closeProcessFor: async ({ params, scope, seenVersion }) =>
    answerOutcome(await closeProcessFor(scope, { ...params, seenVersion })),
  exportApplications: ({ params, scope, language }) => exportApplications(scope, params.id, language),
})
