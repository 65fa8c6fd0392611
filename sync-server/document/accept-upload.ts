import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/app-error.ts'
import type { Upload } from '#server/http/mount-contract.ts'
import { kindOfContentType } from '#shared/document/document.ts'
import { sniffFile } from '#shared/document/sniff.ts'
import { documentKey } from '#shared/document/document-key.ts'
import type { Accept, StoredObject } from './document-storage.ts'
import { isSigned } from './signed-url.ts'
import { type DocumentRow, findDocument, markStored } from './store.ts'

/**
 * Takes the bytes of an announced document. Sent again, the same bytes get the same answer.
 * @throws AppError UPLOAD_URL_INVALID, PAYLOAD_TOO_LARGE, UPLOAD_MISMATCH, UNSUPPORTED_MEDIA_TYPE, DOCUMENT_CONFLICT
 */
export async function acceptUpload(
  { db, storage, signingKey, now }: Pick<Deps, 'db' | 'storage' | 'signingKey' | 'now'>,
  documentId: string,
  permission: { expires: string; signature: string },
  { headers, stream, onRead }: Upload,
): Promise<StoredObject & { id: string }> {
  const document = await findDocument(db, documentId)
  if (!document || !isSigned(signingKey, document, permission, now())) throw new AppError('UPLOAD_URL_INVALID')
  checkHeaders(document, headers)
  if (!stream) throw new AppError('UPLOAD_MISMATCH')

  const stored = await storage.write(documentKey(document), stream, document.size, (object) => {
    onRead()
    agreesWith(document)(object)
  })
  await markStored(db, document.id, { ...stored, contentType: document.contentType, storedAt: now() })
  return { id: document.id, size: stored.size, sha256: stored.sha256 }
}

/** Refuses before a byte was read what the headers already tell. */
function checkHeaders({ contentType, size }: DocumentRow, headers: Headers): void {
  if (headers.get('content-type')?.toLowerCase() !== contentType) throw new AppError('UPLOAD_URL_INVALID')
  const length = headers.get('content-length')
  if (length === null) return
  if (Number(length) > size) throw new AppError('PAYLOAD_TOO_LARGE')
  if (Number(length) !== size) throw new AppError('UPLOAD_MISMATCH')
}

const agreesWith =
  ({ size, sha256, declaredSha256, contentType }: DocumentRow): Accept =>
  (object) => {
    if (object.size !== size) throw new AppError('UPLOAD_MISMATCH')
    if (sha256 !== null && object.sha256 !== sha256) throw new AppError('DOCUMENT_CONFLICT')
    if (declaredSha256 !== null && object.sha256 !== declaredSha256) throw new AppError('UPLOAD_MISMATCH')
    if (sniffFile(object.bytes) !== kindOfContentType(contentType)) throw new AppError('UNSUPPORTED_MEDIA_TYPE')
  }
