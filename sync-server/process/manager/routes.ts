import { and, desc, eq, inArray } from 'drizzle-orm'
import { applicationProcesses, properties } from '#server/db/schema.ts'
import type { AdminDeps } from '#server/deps.ts'
import { type Handlers, reply } from '#server/scope/mount-contract.ts'
import type { Scope } from '#server/scope/scope.ts'
import { handlersOf } from '#server/scope/serve-command.ts'
import type { QueryOf } from '#shared/endpoint.ts'
import type { managedProcessContract } from '#shared/process/manager/contract.ts'
import * as commands from './commands.ts'
import { exportApplications } from './export-applications.ts'
import { wholeProcesses, wholeProcessOf } from './process-details.ts'

export const lettingRoutes = (deps: AdminDeps): Handlers<typeof managedProcessContract> => ({
  listProcesses,
  readProcess: async ({ params, scope }) => wholeProcessOf(scope, await scope.find(applicationProcesses, params.id)),
  ...handlersOf(commands, deps),
  exportApplications: ({ params, scope, language }) => exportApplications(scope, params.id, language),
})

type Query = QueryOf<typeof managedProcessContract.listProcesses>

/** Newest first. An empty text is a filter that was not filled in. */
async function listProcesses({ query, scope }: { query: Query; scope: Scope }) {
  const { organizationId, code, propertyId, propertyCode, status, startDateType } = query
  const where = and(
    organizationId === undefined ? undefined : eq(applicationProcesses.organizationId, organizationId),
    code ? eq(applicationProcesses.code, code.toUpperCase()) : undefined,
    propertyId === undefined ? undefined : eq(applicationProcesses.propertyId, propertyId),
    propertyCode ? inArray(applicationProcesses.propertyId, await propertiesWith(scope, propertyCode)) : undefined,
    status && eq(applicationProcesses.status, status),
    startDateType && eq(applicationProcesses.startDateType, startDateType),
  )
  const orderBy = [desc(applicationProcesses.createdAt), desc(applicationProcesses.id)]
  const { rows, meta } = await scope.list(applicationProcesses, { where, orderBy, paging: query })
  return reply({ data: await wholeProcesses(scope, rows), meta })
}

async function propertiesWith(scope: Scope, code: string): Promise<string[]> {
  const where = eq(properties.code, code.toUpperCase())
  return (await scope.select(properties, { where, orderBy: [properties.id] })).map(({ id }) => id)
}
