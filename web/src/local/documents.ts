import { type DocumentType, fileKinds, kindOfName, MAX_DOCUMENT_BYTES } from '#shared/document/document.ts'
import { sniffFile } from '#shared/document/sniff.ts'
import { newId } from '#shared/ids.ts'
import { db, type LocalDocument } from '#web/local/database.ts'

/** 512 KiB: small enough that a cut transfer loses little, large enough that 10 MB are 20 rows. */
export const CHUNK_BYTES = 512 * 1024

/** Why a file was not taken. */
export type Refusal = 'too_large' | 'empty' | 'wrong_kind' | 'heic' | 'unreadable' | 'device_full'

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
    if (isDeviceFull(error)) return { refused: 'device_full' }
    throw error
  }
  return document
}

export const documentsOf = (ownerId: string) => db.docs.where({ ownerId }).sortBy('addedAt')

/** The bytes of a document, exactly as they were added; undefined when a chunk is missing. */
export async function readDocument({ id, size, chunks }: LocalDocument): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const rows = await db.chunks.where('[docId+i]').between([id, 0], [id, chunks], true, false).sortBy('i')
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

/** Lower-case hexadecimal SHA-256, undefined where the page is not secure enough for the browser to offer it. */
async function hash(bytes: ArrayBuffer): Promise<string | undefined> {
  const subtle = (globalThis.crypto as Partial<Crypto> | undefined)?.subtle
  if (!subtle) return undefined
  return Array.from(new Uint8Array(await subtle.digest('SHA-256', bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}

/** Dexie reports a full disk as an aborted transaction with the cause inside. */
export const isDeviceFull = (error: unknown) =>
  [error, (error as { inner?: unknown } | undefined)?.inner].some(
    (each) => each instanceof Error && each.name === 'QuotaExceededError',
  )
