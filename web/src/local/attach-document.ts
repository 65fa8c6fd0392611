import { type DocumentType, fileKinds, kindOfName, MAX_DOCUMENT_BYTES } from '#shared/document/document.ts'
import { sniffFile } from '#shared/document/sniff.ts'
import { newId } from '#shared/ids.ts'
import { db, type LocalDocument } from './database.ts'
import { isDeviceFull } from './device-full.ts'

/** 512 KiB: small enough that a cut transfer loses little, large enough that 10 MB are 20 rows. */
export const CHUNK_BYTES = 512 * 1024

/** Why a file was not taken. */
export type Refusal = 'too_large' | 'empty' | 'wrong_kind' | 'heic' | 'unreadable' | 'device_full' | 'not_saved'

export interface NewDocument {
  ownerId: string
  renterId: string
  type: DocumentType
}

/**
 * Reads a file at once and keeps its bytes; only then is it attached. Read later it might have changed, or belong to
 * a cloud drive that is out of reach.
 */
export async function attachDocument(file: File, place: NewDocument): Promise<LocalDocument | { refused: Refusal }> {
  if (file.size > MAX_DOCUMENT_BYTES) return { refused: 'too_large' }
  const buffer = await file.arrayBuffer().catch(() => undefined)
  if (!buffer) return { refused: 'unreadable' }
  if (buffer.byteLength === 0) return { refused: 'empty' }
  const kind = sniffFile(new Uint8Array(buffer))
  if (kind === 'heic') return { refused: 'heic' }
  if (!kind || kindOfName(file.name) !== kind) return { refused: 'wrong_kind' }

  const sha256 = await hash(buffer)
  const document: LocalDocument = {
    ...place,
    id: newId(),
    name: file.name,
    mimeType: fileKinds[kind].contentType,
    size: buffer.byteLength,
    ...(sha256 ? { sha256 } : {}),
    chunks: Math.ceil(buffer.byteLength / CHUNK_BYTES),
    addedAt: Date.now(),
  }
  try {
    await db.transaction('rw', db.docs, db.chunks, async () => {
      await db.chunks.bulkAdd(
        Array.from({ length: document.chunks }, (_, i) => ({
          docId: document.id,
          i,
          bytes: buffer.slice(i * CHUNK_BYTES, (i + 1) * CHUNK_BYTES),
        })),
      )
      await db.docs.add(document)
    })
  } catch (error) {
    return { refused: isDeviceFull(error) ? 'device_full' : 'not_saved' }
  }
  return document
}

/** Lower-case hexadecimal SHA-256, undefined where the page is not secure enough for the browser to offer it. */
async function hash(bytes: ArrayBuffer): Promise<string | undefined> {
  const subtle = (globalThis.crypto as Partial<Crypto> | undefined)?.subtle
  if (!subtle) return undefined
  return Array.from(new Uint8Array(await subtle.digest('SHA-256', bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
