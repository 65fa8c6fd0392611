import { and, eq, gt, isNotNull, lte, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { handoverProtocols, protocolFiles, protocolRooms } from '#server/db/handover-schema.ts'
import { applicationNotes } from '#server/db/note-schema.ts'
import { propertyPhotos } from '#server/db/photo-schema.ts'
import { questionnaires } from '#server/db/questionnaire-schema.ts'
import {
  activities,
  applicationProcesses,
  applications,
  documents,
  organizations,
  properties,
  rentChanges,
  residents,
  users,
} from '#server/db/schema.ts'
import { views } from '#server/db/view-schema.ts'
import type { Scope } from '#server/scope/scope.ts'
import { columnsOf, type RowOf, type ScopedTable } from '#server/tenant/tenant-access.ts'

/** Every table whose rows belong to an organization, by the name of its file: one that is missing does not compile. */
const tables = {
  organization: organizations,
  users,
  properties,
  'property-photos': propertyPhotos,
  'rent-changes': rentChanges,
  processes: applicationProcesses,
  applications,
  questionnaires,
  'application-notes': applicationNotes,
  documents,
  residents,
  protocols: handoverProtocols,
  'protocol-rooms': protocolRooms,
  'protocol-files': protocolFiles,
  views,
} as const satisfies Record<string, ScopedTable>
type Missing = Exclude<ScopedTable, (typeof tables)[keyof typeof tables]>
const all: Record<string, ScopedTable> & ([Missing] extends [never] ? object : never) = tables

/** What says nothing to anybody but the server: by these it recognises people and devices. */
const secrets = new Set<string>(['subject', 'receiptSecretHash', 'fingerprint', 'declaredSha256', 'announcedBy'])

/** What an applicant has not sent is not the organization's yet, whatever of it has arrived. */
const sent = new Map<ScopedTable, SQL>([[documents, isNotNull(documents.listedAt)]])

/** Small, because a signed protocol holds pictures of signatures. */
const PAGE = 50

/** A JSON file for each table, and one for the log. */
export async function* archivedTables(scope: Scope, organizationId: string, until: Date) {
  for (const [name, table] of Object.entries(all)) {
    yield { name: `${name}.json`, input: asJsonList(rowsOf(scope, table, organizationId)) }
  }
  yield { name: 'log.json', input: asJsonList(logOf(scope, organizationId, until)) }
}

/** Rows of a table that the organization has, a page at a time. */
export async function* rowsOf<T extends ScopedTable>(scope: Scope, table: T, organizationId: string) {
  const { id, organizationId: owner } = columnsOf(table)
  for (let last: string | undefined; ; ) {
    const where = and(eq(owner, organizationId), sent.get(table), after(id, last))
    const page = await scope.select(table, { where, orderBy: [id], limit: PAGE })
    yield* page
    const [end]: RowOf<T>[] = page.slice(-1)
    if (page.length < PAGE || !end) return
    last = end.id
  }
}

const after = (id: PgColumn, last: string | undefined): SQL | undefined =>
  last === undefined ? undefined : gt(id, last)

/** Its newest lines are written meanwhile, this export's among them: they are left out, or the others would move. */
async function* logOf(scope: Scope, organizationId: string, until: Date) {
  const where = and(eq(activities.organizationId, organizationId), lte(activities.createdAt, until))
  for (let offset = 0; ; offset += PAGE) {
    const { rows } = await scope.listActivities({ where, paging: { limit: PAGE, offset } })
    yield* rows
    if (rows.length < PAGE) return
  }
}

/** What a row says to people. */
export const told = (row: object): object =>
  Object.fromEntries(Object.entries(row).filter(([field]) => !secrets.has(field)))

/** Piece by piece, as it is read. */
async function* asJsonList(rows: AsyncIterable<object>): AsyncGenerator<string> {
  let before = '[\n'
  for await (const row of rows) {
    yield before + JSON.stringify(told(row))
    before = ',\n'
  }
  yield before === '[\n' ? '[]\n' : '\n]\n'
}
