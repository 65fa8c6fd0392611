import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type * as handoverSchema from '#server/db/handover-schema.ts'
import type * as noteSchema from '#server/db/note-schema.ts'
import type * as photoSchema from '#server/db/photo-schema.ts'
import type * as questionnaireSchema from '#server/db/questionnaire-schema.ts'
import type * as schema from '#server/db/schema.ts'
import type * as viewSchema from '#server/db/view-schema.ts'
import type { Member } from '#server/http/access.ts'

/** Whose rows somebody may see and change. */
export type TenantAccess = 'every organization' | 'nothing' | { organizationId: string }

export function tenantAccessOf(user: Pick<Member['user'], 'role' | 'organizationId'> | undefined): TenantAccess {
  if (user?.role === 'platform_owner') return 'every organization'
  if (user?.role === 'manager' && user.organizationId) return { organizationId: user.organizationId }
  return 'nothing'
}

type Schemas = typeof schema &
  typeof handoverSchema &
  typeof noteSchema &
  typeof photoSchema &
  typeof questionnaireSchema &
  typeof viewSchema
type Table = Schemas[keyof Schemas]
/** The log is written by `note` and changed by nobody. */
type UnscopedTable = typeof schema.activities

/** The organizations, and every table whose rows belong to one: a new one is among them by itself. */
export type ScopedTable =
  | typeof schema.organizations
  | Exclude<Extract<Table, { id: PgColumn; organizationId: PgColumn }>, UnscopedTable>
export type RowOf<T extends ScopedTable> = T['$inferSelect']

/** A table's columns that decide; an organization belongs to itself. */
export const columnsOf = (
  table: ScopedTable | typeof schema.activities,
): { id: PgColumn; organizationId: PgColumn } => ({
  id: table.id,
  organizationId: 'organizationId' in table ? table.organizationId : table.id,
})

/** The rows of a table that are within reach and meet the condition. `and` puts it in brackets, however it is written. */
export const within = (reach: TenantAccess, organizationId: PgColumn, condition?: SQL): SQL | undefined =>
  and(ownRows(reach, organizationId), condition)

function ownRows(reach: TenantAccess, organizationId: PgColumn): SQL | undefined {
  if (reach === 'every organization') return undefined
  return reach === 'nothing' ? sql`false` : eq(organizationId, reach.organizationId)
}

/** Whether a row of this organization, or of none, is within reach. */
export function reaches(reach: TenantAccess, organizationId: unknown): boolean {
  if (reach === 'every organization') return true
  return reach !== 'nothing' && organizationId === reach.organizationId
}
