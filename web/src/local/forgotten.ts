import type { ApplyDatabase } from './database.ts'

const KEY = 'forgotten'

/**
 * Removes everything, because the device is somebody else's. Of what is perhaps being sent at this moment only the ids stay, so that its
 * receipt does not come to lie here after all.
 */
export const forgetAll = (db: ApplyDatabase): Promise<void> =>
  db.transaction('rw', db.tables, async () => {
    const ids = await db.jobs.toCollection().primaryKeys()
    await Promise.all(db.tables.map((table) => table.clear()))
    if (ids.length > 0) await db.kv.put({ k: KEY, v: ids })
  })

/** Within a transaction on `kv`. */
export async function isForgotten(db: ApplyDatabase, id: string): Promise<boolean> {
  const ids = (await db.kv.get(KEY))?.v
  return Array.isArray(ids) && ids.includes(id)
}
