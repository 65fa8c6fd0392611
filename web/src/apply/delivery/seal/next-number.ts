import type { ApplyDatabase } from '#web/apply/storage/database.ts'

/** The place of a job in the order of sealing, within a transaction on `kv`. */
export async function nextNumber(db: ApplyDatabase): Promise<number> {
  const last = Number((await db.kv.get('lastJob'))?.v ?? 0)
  await db.kv.put({ k: 'lastJob', v: last + 1 })
  return last + 1
}
