import { applicationProcesses } from '#server/db/schema.ts'
import type { AdminDeps } from '#server/deps.ts'
import { type Handlers, reply } from '#server/scope/mount-contract.ts'
import { handlersOf } from '#server/scope/serve-command.ts'
import type { managedProcessContract } from '#shared/process/manager/contract.ts'
import * as commands from './commands.ts'
import { exportApplications } from './export-applications.ts'
import { listProcesses } from './list-processes.ts'
import { wholeProcessOf } from './process-details.ts'

export const lettingRoutes = (deps: AdminDeps): Handlers<typeof managedProcessContract> => ({
  listProcesses: async ({ query, scope }) => reply(await listProcesses(scope, query)),
  readProcess: async ({ params, scope }) => wholeProcessOf(scope, await scope.find(applicationProcesses, params.id)),
  ...handlersOf(commands, deps),
  exportApplications: ({ params, scope, language }) => exportApplications(scope, params.id, language),
})
