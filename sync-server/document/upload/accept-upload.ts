import { createHash } from 'node:crypto'
import { AppError } from '#server/app-error.ts'
import {
  agreesWith,
  confirmStored,
  type Permission,
  permittedDocument,
  type UploadDeps,
} from '#server/document/announced-document.ts'
import type { StoredObject } from '#server/document/storage/document-storage.ts'
import { chunksOf } from '#server/document/storage/receive-bytes.ts'
import type { DocumentRow } from '#server/document/store.ts'
import type { Upload } from '#server/scope/mount-contract.ts'
import { documentKey } from '#shared/document/document-key.ts'

/**
 * Takes the bytes of an announced document in one request. Sent again, the same bytes get the same answer.
 * @throws AppError UPLOAD_URL_INVALID, PAYLOAD_TOO_LARGE, UPLOAD_MISMATCH, UNSUPPORTED_MEDIA_TYPE, DOCUMENT_CONFLICT,
 * DOCUMENT_INFECTED, UNAVAILABLE
 */
export async function acceptUpload(
  deps: UploadDeps,
  documentId: string,
  permission: Permission,
  { headers, stream, onRead }: Upload,
): Promise<StoredObject & { id: string }> {
  const document = await permittedDocument(deps, documentId, permission)
  checkHeaders(document, headers)
  if (!stream) throw new AppError('UPLOAD_MISMATCH')
  const known = await storedBefore(deps, document)
  if (known) return compare(known, stream, onRead)

  const stored = await deps.storage.write(documentKey(document), stream, document.size, (object) => {
    onRead()
    return agreesWith(document)(object)
  })
  await confirmStored(deps, document, stored)
  return { id: document.id, size: stored.size, sha256: stored.sha256 }
}

/** What was checked and written down, and is still there. */
async function storedBefore({ storage }: UploadDeps, { id, sha256, storedAt, size, applicationId }: DocumentRow) {
  if (storedAt === null || sha256 === null) return undefined
  return (await storage.stat(documentKey({ id, applicationId })))?.size === size ? { id, size, sha256 } : undefined
}

/** Sent again it is read as it comes, and neither kept nor looked through. */
async function compare<T extends StoredObject>(
  known: T,
  body: ReadableStream<Uint8Array>,
  onRead: () => void,
): Promise<T> {
  const hash = createHash('sha256')
  const nextChunk = chunksOf(body)
  let size = 0
  for (let chunk = await nextChunk(); !chunk.done; chunk = await nextChunk()) {
    size += chunk.value.byteLength
    if (size > known.size) throw new AppError('PAYLOAD_TOO_LARGE')
    hash.update(chunk.value)
  }
  onRead()
  if (size !== known.size) throw new AppError('UPLOAD_MISMATCH')
  if (hash.digest('hex') !== known.sha256) throw new AppError('DOCUMENT_CONFLICT')
  return known
}

/** Refuses before a byte was read what the headers already tell. */
function checkHeaders({ contentType, size }: DocumentRow, headers: Headers): void {
  if (headers.get('content-type')?.toLowerCase() !== contentType) throw new AppError('UPLOAD_URL_INVALID')
  const length = headers.get('content-length')
  if (length === null) return
  if (Number(length) > size) throw new AppError('PAYLOAD_TOO_LARGE')
  if (Number(length) !== size) throw new AppError('UPLOAD_MISMATCH')
}
