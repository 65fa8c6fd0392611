import { MAX_DOCUMENTS_PER_RENTER } from '#shared/document/document.ts'
import type { DocumentType } from '#shared/document/document-kinds.ts'
import { newId } from '#shared/ids.ts'
import { db, type LocalDocument } from '#web/apply/storage/database.ts'
import { pagesOf, setAside } from '#web/apply/storage/documents.ts'
import { CHUNK_BYTES } from '#web/kit/device/storage/chunk-bytes.ts'
import { isDeviceFull } from '#web/kit/device/storage/device-full.ts'
import { hashOf } from '#web/kit/device/storage/hash.ts'

/** Why a document could not be kept; `sealed`: its application is on its way, from this tab or another. */
export type NotStored = 'device_full' | 'not_saved' | 'sealed' | 'too_many'

export interface DocumentPlace {
  ownerId: string
  renterId: string
  type: DocumentType
}

type NewDocument = DocumentPlace &
  Pick<LocalDocument, 'name' | 'mimeType' | 'thumbnail' | 'position' | 'isCutShort' | 'doubt'>

/** Keeps a document with all of its bytes, in the place of others if it replaces them: all in one transaction, or nothing. */
export async function storeDocument(
  bytes: ArrayBuffer,
  description: NewDocument,
  replaced: readonly string[] = [],
): Promise<LocalDocument | { refused: NotStored }> {
  const sha256 = await hashOf(bytes)
  const document: LocalDocument = {
    ...description,
    id: newId(),
    size: bytes.byteLength,
    ...(sha256 ? { sha256 } : {}),
    chunks: Math.ceil(bytes.byteLength / CHUNK_BYTES),
    addedAt: Date.now(),
  }
  const { ownerId, renterId } = description
  try {
    return await db.transaction('rw', [db.drafts, db.kv, db.docs, db.chunks], async () => {
      if (!(await isOpen(ownerId))) return { refused: 'sealed' as const }
      const before = await db.docs.bulkGet([...replaced])
      const pages = before.filter((each) => each?.ownerId === ownerId) as LocalDocument[]
      // One that was removed meanwhile must not come back as a page of this one.
      if (pages.length < replaced.length) return { refused: 'not_saved' as const }
      const others = db.docs
        .where({ ownerId })
        .filter((each) => each.renterId === renterId && !replaced.includes(each.id))
      if ((await others.count()) >= MAX_DOCUMENTS_PER_RENTER) return { refused: 'too_many' as const }
      for (const page of pages) await setAside(page, pagesOf(document.id))
      await db.chunks.bulkAdd(
        Array.from({ length: document.chunks }, (_, i) => ({
          docId: document.id,
          i,
          bytes: bytes.slice(i * CHUNK_BYTES, (i + 1) * CHUNK_BYTES),
        })),
      )
      await db.docs.add(document)
      return document
    })
  } catch (error) {
    return { refused: isDeviceFull(error) ? 'device_full' : 'not_saved' }
  }
}

/** Whether its documents may still be changed: it is a draft, or documents that were asked for and not sent yet. */
export const isOpen = async (ownerId: string) =>
  ((await db.drafts.get(ownerId)) ?? (await db.kv.get(ownerId))) !== undefined
