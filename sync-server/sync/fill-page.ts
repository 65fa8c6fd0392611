import type { Queryable } from '#server/deps.ts'
import type { Change } from '#shared/sync/contract.ts'
import type { Entity } from '#shared/sync/feed.ts'
import type { LoggedChange } from './change-log.ts'
import { readRecords } from './feed-records.ts'

/** So that a page is through on a slow line before somebody loses patience, and a phone can hold it. */
export const MAX_PAGE_BYTES = 1_000_000
/** Of what is around the changes. */
const ENVELOPE_BYTES = 2000

/** The changes with their records, as many as fit. */
export async function fillPage(
  snapshot: Queryable,
  organizationId: string,
  logged: readonly LoggedChange[],
): Promise<{ changes: Change[]; isCut: boolean }> {
  const records = new Map<Entity, Awaited<ReturnType<typeof readRecords>>>()
  for (const entity of new Set(logged.map(({ entity }) => entity))) {
    const ids = logged.filter((change) => change.entity === entity && !change.deleted).map(({ id }) => id)
    records.set(entity, await readRecords(snapshot, organizationId, entity, ids))
  }
  const changes: Change[] = []
  let bytes = ENVELOPE_BYTES
  for (const { entity, id, seq, h } of logged) {
    const change = { entity, id, seq: String(seq), h, row: records.get(entity)?.get(id) ?? null }
    bytes += Buffer.byteLength(JSON.stringify(change)) + 1
    // One that is too large by itself must not stop everything after it.
    if (bytes > MAX_PAGE_BYTES && changes.length > 0) return { changes, isCut: true }
    changes.push(change)
  }
  return { changes, isCut: false }
}
