import { and, inArray, isNull, lt } from 'drizzle-orm'
import { protocolFiles } from '#server/db/handover-schema.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import { discardedObjects } from '#server/db/server-schema.ts'
import type { Deps } from '#server/deps.ts'
import { fileKey } from './protocol-files.ts'

export interface FileCleaningDeps extends Pick<Deps, 'db' | 'storage' | 'now'> {
  /** How long a file waits for its bytes since it was last announced; 0 is for ever. */
  hours: number
}

const HOUR_MS = 60 * 60 * 1000
/** Each is a request or two where files lie in a bucket. */
const AT_ONCE = 16

/** Removes bytes that no protocol has any more, and files that were announced and never came. */
export async function removeAbandonedFiles(deps: FileCleaningDeps): Promise<void> {
  await removeDiscarded(deps)
  if (deps.hours > 0) await removeNeverArrived(deps)
}

/** A piece may have been on its way when its protocol was deleted: what was discarded is looked for a while longer. */
async function removeDiscarded({ db, storage, now }: FileCleaningDeps): Promise<void> {
  const discarded = await db.select().from(discardedObjects)
  for (const { key } of discarded) await storage.remove(key)
  const before = new Date(now().getTime() - HOUR_MS)
  const settled = discarded.filter(({ discardedAt }) => discardedAt < before).map(({ key }) => key)
  if (settled.length > 0) await db.delete(discardedObjects).where(inArray(discardedObjects.key, settled))
}

/** A device that returns later announces them anew. */
const removeNeverArrived = async ({ db, storage, now, hours }: FileCleaningDeps) =>
  inTransaction(db, async (transaction) => {
    const before = new Date(now().getTime() - hours * HOUR_MS)
    const isAbandoned = and(isNull(protocolFiles.storedAt), lt(protocolFiles.announcedAt, before))
    const files = await transaction.select().from(protocolFiles).where(isAbandoned).for('update', { skipLocked: true })
    for (let start = 0; start < files.length; start += AT_ONCE) {
      const some = files.slice(start, start + AT_ONCE)
      // The bytes first: when something fails in between, the rows are still there to find the rest by.
      await Promise.all(some.map((file) => storage.remove(fileKey(file))))
      const ids = some.map(({ id }) => id)
      await transaction.delete(protocolFiles).where(inArray(protocolFiles.id, ids))
    }
  })
