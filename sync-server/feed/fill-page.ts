import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Queryable } from '#server/deps.ts'
import { publicRecord, stores } from '#server/feed/rows/stores.ts'
import { asTable } from '#server/scope/read-rows.ts'
import type { Change } from '#shared/feed/contract.ts'
import type { Entity, FeedRecords } from '#shared/feed/feed.ts'
import type { LoggedChange } from './change-log.ts'

/** So that a page is through on a slow line before somebody loses patience, and a phone can hold it. */
const MAX_PAGE_BYTES = 1_000_000
/** Of what is around the changes. */
const ENVELOPE_BYTES = 2000

interface Source {
  organizationId: string
  epoch: string
  /** Undefined for what nobody else is going to ask for. */
  recent: RecentChanges | undefined
}

/** The changes with their records, as many as fit. */
export async function fillPage(
  snapshot: Queryable,
  source: Source,
  logged: readonly LoggedChange[],
): Promise<{ changes: Change[]; isCut: boolean }> {
  const keyOf = ({ id, seq }: LoggedChange) => `${source.organizationId} ${source.epoch} ${id} ${seq}`
  const isMissing = (change: LoggedChange) => !change.deleted && !source.recent?.find(keyOf(change))
  const records = await readAll(snapshot, source.organizationId, logged.filter(isMissing))
  const changes: Change[] = []
  let bytes = ENVELOPE_BYTES
  for (const one of logged) {
    const ready = source.recent?.find(keyOf(one)) ?? prepare(one, records)
    bytes += ready.bytes + 1
    // One that is too large by itself must not stop everything after it.
    if (bytes > MAX_PAGE_BYTES && changes.length > 0) return { changes, isCut: true }
    changes.push(ready.change)
    source.recent?.keep(keyOf(one), ready)
  }
  return { changes, isCut: false }
}

type Records = Map<Entity, Awaited<ReturnType<typeof readRecords>>>

async function readAll(snapshot: Queryable, organizationId: string, logged: readonly LoggedChange[]): Promise<Records> {
  const records: Records = new Map()
  for (const entity of new Set(logged.map(({ entity }) => entity))) {
    const ids = logged.filter((change) => change.entity === entity).map(({ id }) => id)
    records.set(entity, await readRecords(snapshot, organizationId, entity, ids))
  }
  return records
}

function prepare({ entity, id, seq, h }: LoggedChange, records: Records): ReadyChange {
  const change = { entity, id, seq: String(seq), h, row: records.get(entity)?.get(id) ?? null }
  return { change, bytes: Buffer.byteLength(JSON.stringify(change)) }
}

/** Records of an organization, as managers see them; those that are gone are missing. */
async function readRecords(
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

/** A change as it is delivered, and its bytes as JSON. */
interface ReadyChange {
  change: Change
  bytes: number
}

/** In memory some times as much. */
const MAX_RECENT_BYTES = 8_000_000

/**
 * The latest changes, ready to be delivered: one that reaches many managers is read once. What a record was at its place in the
 * order of commits never changes, so nothing here grows old.
 */
export function createRecentChanges() {
  const kept = new Map<string, ReadyChange>()
  let bytes = 0
  return {
    find: (key: string) => kept.get(key),
    keep(key: string, ready: ReadyChange) {
      if (kept.has(key)) return
      kept.set(key, ready)
      bytes += ready.bytes
      for (const [oldest, dropped] of kept) {
        if (bytes <= MAX_RECENT_BYTES) return
        kept.delete(oldest)
        bytes -= dropped.bytes
      }
    },
  }
}
export type RecentChanges = ReturnType<typeof createRecentChanges>
