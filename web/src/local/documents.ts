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
  db.transaction('rw', db.drafts, db.docs, db.chunks, async () => {
    if (!(await db.drafts.get(ownerId))) return
    const theirs = await db.docs
      .where({ ownerId })
      .filter((document) => document.renterId === renterId)
      .primaryKeys()
    for (const id of theirs) await deleteDocument(id)
  })

/** Within a transaction on `docs` and `chunks`. */
export async function deleteDocument(id: string): Promise<void> {
  await db.chunks.where('[docId+i]').between([id, 0], [id, Number.POSITIVE_INFINITY]).delete()
  await db.docs.delete(id)
}
