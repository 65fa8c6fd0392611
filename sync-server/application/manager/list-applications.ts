import { and, desc, eq } from 'drizzle-orm'
import { applications } from '#server/db/schema.ts'
import type { RowReader } from '#server/scope/read-rows.ts'
import type { managedApplicationContract, WholeApplication } from '#shared/application/manager/contract.ts'
import type { QueryOf } from '#shared/endpoint.ts'
import type { ListMeta } from '#shared/paging.ts'
import { wholeApplication } from './application-details.ts'

type Query = QueryOf<typeof managedApplicationContract.listApplications>

/** Newest first. An empty text is a filter that was not filled in. */
export async function listApplications(
  reader: Pick<RowReader, 'list'>,
  query: Query,
): Promise<{ data: WholeApplication[]; meta: ListMeta }> {
  const { organizationId, processId, applicationProcessId, propertyCode, status, isCompleted } = query
  const where = and(
    organizationId === undefined ? undefined : eq(applications.organizationId, organizationId),
    processId === undefined ? undefined : eq(applications.processId, processId),
    applicationProcessId === undefined ? undefined : eq(applications.processId, applicationProcessId),
    propertyCode ? eq(applications.propertyCode, propertyCode.toUpperCase()) : undefined,
    status && eq(applications.status, status),
    isCompleted === undefined ? undefined : eq(applications.isCompleted, isCompleted),
  )
  const orderBy = [desc(applications.createdAt), desc(applications.id)]
  const { rows, meta } = await reader.list(applications, { where, orderBy, paging: query })
  return { data: rows.map(wholeApplication), meta }
}
