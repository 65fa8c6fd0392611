import { inArray } from 'drizzle-orm'
import { documents } from '#server/db/schema.ts'
import { discardedObjects } from '#server/db/server-schema.ts'
import type { Queryable } from '#server/deps.ts'
import { documentKey } from '#shared/document/document-key.ts'
import type { DocumentRow } from './store.ts'

/** To be removed by the cleaner, whatever happens. @param keys not empty */
export const noteDiscarded = (db: Queryable, keys: readonly string[], discardedAt: Date) =>
  db
    .insert(discardedObjects)
    .values(keys.map((key) => ({ key, discardedAt })))
    .onConflictDoNothing()

/** Their rows go, and their bytes are noted as discarded. To be carried out. */
export const discard = (db: Queryable, rows: readonly DocumentRow[], discardedAt: Date) => {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  return [noteDiscarded(db, rows.map(documentKey), discardedAt), db.delete(documents).where(inArray(documents.id, ids))]
}
