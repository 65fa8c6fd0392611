import type { DocumentType } from '#shared/document/document.ts'
import { db, type LocalDocument } from './database.ts'

export const documentsOf = (ownerId: string, of = db) => of.docs.where({ ownerId }).sortBy('addedAt')

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

export const changeDocumentType = (id: string, type: DocumentType) => db.docs.update(id, { type })

export const removeDocument = (id: string) =>
  db.transaction('rw', db.docs, db.chunks, async () => {
    await db.chunks.where('[docId+i]').between([id, 0], [id, Number.POSITIVE_INFINITY]).delete()
    await db.docs.delete(id)
  })

/** Takes a renter's files along when the renter is removed. */
export async function removeDocumentsOf(ownerId: string, renterId: string) {
  const theirs = await db.docs
    .where({ ownerId })
    .filter((document) => document.renterId === renterId)
    .primaryKeys()
  for (const id of theirs) await removeDocument(id)
}
