import { inTransaction } from '#server/db/in-transaction.ts'
import type { Deps, Queryable } from '#server/deps.ts'
import { LONGEST_REQUEST_MS } from '#server/http/listen.ts'
import { documentKey } from '#shared/document/document-key.ts'
import { LIFETIME_SECONDS } from './signed-url.ts'
import {
  type DocumentRow,
  deleteDocuments,
  findDocument,
  findEmpty,
  findLapsed,
  lockDocumentsOf,
  updateDocument,
} from './store.ts'

export type SettlingDeps = Pick<Deps, 'db' | 'storage' | 'now' | 'log'>

const BATCH = 100
const MINUTE_MS = 60 * 1000
/** What was begun in the last second may still come, and clocks of servers differ. */
const GRACE_MS = LONGEST_REQUEST_MS + MINUTE_MS
/** What a browser puts into a bucket itself tells nobody that it is under way. */
const GRACE_OF_BUCKET_MS = 30 * MINUTE_MS
/** Longer than any request lasts: nothing of it is under way any more. */
const EMPTY_KEPT_MS = 60 * MINUTE_MS

/**
 * Announced documents count whole for as long as the address for their bytes is good, and then as much as came: so nobody
 * stops the uploads of all behind one address by asking for addresses alone. What comes all the same is counted as it comes (`take`).
 * @returns whether to call it again
 */
export async function settleLapsed(deps: SettlingDeps): Promise<boolean> {
  const { db, storage, now } = deps
  const since = (ms: number) => new Date(now().getTime() - ms)
  const lapsed = since(LIFETIME_SECONDS * 1000 + (storage.signUpload ? GRACE_OF_BUCKET_MS : GRACE_MS))
  const settled = await ofEach(deps, await findLapsed(db, lapsed, BATCH), async (transaction, row) => {
    if (row.arrivedBytes !== null || row.announcedAt >= lapsed) return false
    await updateDocument(transaction, row.id, { arrivedBytes: await arrivedOf(storage, row) })
    return true
  })
  // In a bucket its row is what a late object is found by.
  if (storage.signUpload) return settled
  const over = since(EMPTY_KEPT_MS)
  const emptied = await ofEach(deps, await findEmpty(db, over, BATCH), async (transaction, row) => {
    if (row.arrivedBytes !== 0 || row.announcedAt >= over) return false
    const arrivedBytes = await arrivedOf(storage, row)
    if (arrivedBytes === 0) await deleteDocuments(transaction, [row.id])
    // It came all the same, and its request broke off before that was counted.
    else await updateDocument(transaction, row.id, { arrivedBytes })
    return true
  })
  return settled || emptied
}

/** While nobody can announce, confirm or submit it. @param work returns whether it changed anything @returns whether there may be more */
async function ofEach(
  { db, log }: SettlingDeps,
  rows: readonly DocumentRow[],
  work: (transaction: Queryable, row: DocumentRow) => Promise<boolean>,
): Promise<boolean> {
  let failed = 0
  let changed = 0
  for (const { id, applicationId } of rows) {
    await inTransaction(db, async (transaction) => {
      await lockDocumentsOf(transaction, applicationId)
      const row = await findDocument(transaction, id)
      if (row && !row.storedAt && (await work(transaction, row))) changed += 1
    }).catch((error: unknown) => {
      // One that fails must not keep the others; the next round finds it again.
      failed += 1
      log({ level: 'error', event: 'lapsed_document_kept', name: error instanceof Error ? error.name : 'unknown' })
    })
  }
  return rows.length === BATCH && failed === 0 && changed > 0
}

const arrivedOf = async (storage: Deps['storage'], row: DocumentRow): Promise<number> => {
  const key = documentKey(row)
  return (await storage.stat(key))?.size ?? (await storage.arrived(key))
}
