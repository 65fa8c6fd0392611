import { db, type LocalDocument } from './database.ts'

/** In the order in which the landlord sees them. */
export const documentsOf = async (ownerId: string, of = db): Promise<LocalDocument[]> =>
  inOrder(await of.docs.where({ ownerId }).toArray())

/** Their ids count up with the time, and tell apart what was added in the same millisecond. */
export const inOrder = (documents: readonly LocalDocument[]): LocalDocument[] =>
  documents.toSorted((a, b) => placeOf(a) - placeOf(b) || (a.id < b.id ? -1 : 1))

export const placeOf = ({ position, addedAt }: LocalDocument): number => position ?? addedAt

/** The bytes of a document, exactly as they were added; undefined when a chunk is missing. */
export async function readDocument(
  { id, size, chunks }: LocalDocument,
  of = db,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const rows = await of.chunks.where('[docId+i]').between([id, 0], [id, chunks], true, false).sortBy('i')
  const bytes = new Uint8Array(size)
  let at = 0
  for (const row of rows) {
    if (at + row.bytes.byteLength > size) return undefined
    bytes.set(new Uint8Array(row.bytes), at)
    at += row.bytes.byteLength
  }
  return at === size ? bytes : undefined
}

/** Takes a renter's files along when the renter is removed; those of a sealed application stay. */
export const removeDocumentsOf = (ownerId: string, renterId: string): Promise<void> =>
  db.transaction('rw', db.drafts, db.docs, async () => {
    if (!(await db.drafts.get(ownerId))) return
    for (const document of await db.docs.where({ ownerId }).toArray()) {
      if (document.renterId === renterId) await setAside(document, renterId)
    }
  })

/** Who owns what was removed and can be brought back: whatever sends, counts or shows documents looks for their owner. */
export const removedFrom = (ownerId: string) => `removed:${ownerId}`

/** Removes a document so that it can be brought back, with all that goes by the same. Within a transaction on `docs`. */
export const setAside = ({ id, ownerId }: LocalDocument, by: string) =>
  db.docs.update(id, { ownerId: removedFrom(ownerId), removed: { at: Date.now(), by } })

/** By what photos went that a PDF took the place of, or one that was covered. */
export const pagesOf = (pdf: string) => `pages:${pdf}`

export const isPages = (by: string) => by.startsWith(pagesOf(''))

/** Deletes for good what was removed from a draft or a request. Within a transaction on `docs` and `chunks`. */
export async function forgetRemoved(ownerId: string, of = db): Promise<void> {
  for (const id of await of.docs.where({ ownerId: removedFrom(ownerId) }).primaryKeys()) await deleteDocument(id, of)
}

/** Within a transaction on `docs` and `chunks`. */
export async function deleteDocument(id: string, of = db): Promise<void> {
  await of.chunks.where('[docId+i]').between([id, 0], [id, Number.POSITIVE_INFINITY]).delete()
  await of.docs.delete(id)
}
