import { newId } from '#shared/ids.ts'
import { db, type LocalDocument } from '#web/apply/storage/database.ts'

/**
 * Under an id of its own, for another owner, of which nothing has been sent. Piece by piece: a phone need not hold its bytes at once. Within a
 * transaction on `docs` and `chunks`.
 */
export async function copyDocument(
  { transfer: _sent, isChanging: _here, ...document }: LocalDocument,
  place: Partial<Pick<LocalDocument, 'ownerId' | 'renterId'>>,
): Promise<void> {
  const id = newId()
  for (let i = 0; i < document.chunks; i += 1) {
    const chunk = await db.chunks.get([document.id, i])
    if (chunk) await db.chunks.add({ ...chunk, docId: id })
  }
  await db.docs.add({ ...document, ...place, id })
}
