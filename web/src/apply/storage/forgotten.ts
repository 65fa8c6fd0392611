import type { ApplyDatabase } from './database.ts'

const KEY = 'forgotten'

/**
 * Removes everything, because the device is somebody else's. Of what is perhaps being sent or written at this moment only the ids stay, so
 * that neither its receipt nor what another tab still shows comes to lie here after all.
 */
export const forgetAll = (db: ApplyDatabase): Promise<void> =>
  db.transaction('rw', db.tables, async () => {
    const lists = await Promise.all([db.jobs, db.drafts].map((table) => table.toCollection().primaryKeys()))
    const ids = [...new Set(lists.flat())]
    await Promise.all(db.tables.map((table) => table.clear()))
    if (ids.length > 0) await db.kv.put({ k: KEY, v: ids })
  })

/** Within a transaction on `kv`. */
export async function isForgotten(db: ApplyDatabase, id: string): Promise<boolean> {
  const ids = (await db.kv.get(KEY))?.v
  return Array.isArray(ids) && ids.includes(id)
}
