import { and, inArray, isNull, lt, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { protocolFiles } from '#server/db/handover-schema.ts'
import { propertyPhotos } from '#server/db/photo-schema.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import { discardedObjects } from '#server/db/server-schema.ts'
import type { Deps } from '#server/deps.ts'
import { isOverPhoto, photoKey } from '#server/property/photo-files.ts'
import { fileKey } from './protocol-files.ts'

export interface FileCleaningDeps extends Pick<Deps, 'db' | 'storage' | 'now'> {
  /** How long a file waits for its bytes since it was last announced; 0 is for ever. */
  hours: number
}

const HOUR_MS = 60 * 60 * 1000
/** Each is a request or two where files lie in a bucket. */
const AT_ONCE = 16

/** Removes bytes that no protocol has any more, files and photos of properties that were announced and never came, and such photos that were removed. */
export async function removeAbandonedFiles(deps: FileCleaningDeps): Promise<void> {
  await removeDiscarded(deps)
  const { db, storage, now, hours } = deps
  // A device that returns later announces them anew.
  const before = hours > 0 ? new Date(now().getTime() - hours * HOUR_MS) : undefined
  const neverCame = before && and(isNull(protocolFiles.storedAt), lt(protocolFiles.announcedAt, before))
  if (neverCame) await removeWhere(db, protocolFiles, neverCame, (file) => storage.remove(fileKey(file)))
  await removeWhere(db, propertyPhotos, isOverPhoto(now(), before), (photo) => storage.remove(photoKey(photo)))
}

/** A piece may have been on its way when its protocol was deleted: what was discarded is looked for a while longer. */
async function removeDiscarded({ db, storage, now }: FileCleaningDeps): Promise<void> {
  const discarded = await db.select().from(discardedObjects)
  for (const { key } of discarded) await storage.remove(key)
  const before = new Date(now().getTime() - HOUR_MS)
  const settled = discarded.filter(({ discardedAt }) => discardedAt < before).map(({ key }) => key)
  if (settled.length > 0) await db.delete(discardedObjects).where(inArray(discardedObjects.key, settled))
}

const removeWhere = <T extends typeof protocolFiles | typeof propertyPhotos>(
  db: Deps['db'],
  table: T,
  where: SQL | undefined,
  removeBytes: (row: T['$inferSelect']) => Promise<void>,
) =>
  inTransaction(db, async (transaction) => {
    const found = await transaction.select().from<PgTable>(table).where(where).for('update', { skipLocked: true })
    const rows = found as T['$inferSelect'][] // of this table
    for (let start = 0; start < rows.length; start += AT_ONCE) {
      const some = rows.slice(start, start + AT_ONCE)
      // The bytes first: when something fails in between, the rows are still there to find the rest by.
      await Promise.all(some.map(removeBytes))
      const ids = some.map(({ id }) => id)
      await transaction.delete(table).where(inArray(table.id, ids))
    }
  })
