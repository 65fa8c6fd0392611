import { and, desc, eq, inArray } from 'drizzle-orm'
import { applicationProcesses, properties } from '#server/db/schema.ts'
import type { Scope } from '#server/scope/scope.ts'
import type { QueryOf } from '#shared/endpoint.ts'
import type { ListMeta } from '#shared/paging.ts'
import type { managedProcessContract, WholeProcess } from '#shared/process/manager/contract.ts'
import { wholeProcesses } from './process-details.ts'

type Query = QueryOf<typeof managedProcessContract.listProcesses>

/** Newest first. An empty text is a filter that was not filled in. */
export async function listProcesses(scope: Scope, query: Query): Promise<{ data: WholeProcess[]; meta: ListMeta }> {
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
  return { data: await wholeProcesses(scope, rows), meta }
}

async function propertiesWith(scope: Scope, code: string): Promise<string[]> {
  const where = eq(properties.code, code.toUpperCase())
  return (await scope.select(properties, { where, orderBy: [properties.id] })).map(({ id }) => id)
}
