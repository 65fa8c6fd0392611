import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Queryable } from '#server/deps.ts'
import { publicRecord, stores } from '#server/feed/rows/stores.ts'
import { asTable } from '#server/scope/read-rows.ts'
import type { Entity, FeedRecords } from '#shared/feed/feed.ts'

/** Records of an organization, as managers see them; those that are gone are missing. */
export async function readRecords(
  db: Queryable,
  organizationId: string,
  entity: Entity,
  ids: readonly string[],
): Promise<Map<string, FeedRecords[Entity]>> {
  if (ids.length === 0) return new Map()
  const { table, columns } = stores[entity] as { table: Table; columns?: Record<string, PgColumn> }
  const narrowed = amongThese(table, organizationId, ids)
  const rows = await (columns ? db.select(columns) : db.select()).from(asTable(table)).where(narrowed)
  return new Map(rows.map((row) => publicRecord(entity, row)).map((record) => [record.id, record]))
}

type Table = (typeof stores)[Entity]['table']

/** One parameter for all the ids, so that the statement is the same for every page. */
const amongThese = ({ id, organizationId }: Table, owner: string, ids: readonly string[]): SQL | undefined =>
  and(eq(organizationId, owner), sql`${id} = any(${sql.param(ids)}::uuid[])`)
