import { DAY_MS } from '#shared/day.ts'
import { MAX_DOCUMENTS_PER_RENTER } from '#shared/document/document.ts'
import { db, type LocalDocument } from '#web/apply/storage/database.ts'
import { deleteDocument, pagesOf, removedFrom } from '#web/apply/storage/documents.ts'
import { isOpen } from './store-document.ts'

/** So long what was removed can be brought back, should the page stay open, or be opened again after it was torn down. */
const KEPT_MS = DAY_MS

/** What was removed from a draft or a request and can be brought back, oldest first. */
export const removedDocuments = async (ownerId: string): Promise<LocalDocument[]> =>
  (await db.docs.where({ ownerId: removedFrom(ownerId) }).toArray()).toSorted(
    (a, b) => (a.removed?.at ?? 0) - (b.removed?.at ?? 0) || (a.id < b.id ? -1 : 1),
  )

/** Why documents stay removed. */
export type NotBroughtBack = 'sealed' | 'too_many'

/**
 * Brings back all that went by one removal, exactly as it was: a document, those of a renter, or the photos of a PDF, which goes for them.
 * @param by of `LocalDocument.removed`
 */
export const bringBack = (ownerId: string, by: string): Promise<NotBroughtBack | undefined> =>
  db.transaction('rw', [db.drafts, db.kv, db.docs, db.chunks], async () => {
    if (!(await isOpen(ownerId))) return 'sealed'
    const theirs = (await removedDocuments(ownerId)).filter(({ removed }) => removed?.by === by)
    const present = (await db.docs.where({ ownerId }).toArray()).filter(({ id }) => pagesOf(id) !== by)
    const count = present.filter(({ renterId }) => renterId === theirs[0]?.renterId).length + theirs.length
    if (count > MAX_DOCUMENTS_PER_RENTER) return 'too_many'
    for (const pdf of await db.docs.where({ ownerId }).primaryKeys()) if (pagesOf(pdf) === by) await deleteDocument(pdf)
    for (const { removed: _, ...document } of theirs) await db.docs.put({ ...document, ownerId })
    return undefined
  })

/** Deletes for good what was removed longer ago than anybody looks for it. */
export const forgetOldRemoved = (now = Date.now()): Promise<void> =>
  db.transaction('rw', [db.docs, db.chunks], async () => {
    const all = await db.docs.where('ownerId').startsWith(removedFrom('')).toArray()
    for (const { id, removed } of all) if (now - (removed?.at ?? 0) > KEPT_MS) await deleteDocument(id)
  })
