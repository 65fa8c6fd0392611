import { AppError } from '#server/app-error.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import type { Deps } from '#server/deps.ts'
import { kindOfContentType } from '#shared/document/document.ts'
import { documentKey } from '#shared/document/document-key.ts'
import { isSigned } from './signed-url.ts'
import type { Accept, StoredObject } from './storage/document-storage.ts'
import { type DocumentRow, findDocument, lockDocumentsOf, markStored } from './store.ts'

export type UploadDeps = Pick<Deps, 'db' | 'storage' | 'signingKey' | 'now'>

/** What presign puts into the address of an upload. */
export interface Permission {
  expires: string
  signature: string
}

/** The document that an address permits to send. @throws AppError UPLOAD_URL_INVALID */
export async function permittedDocument(
  { db, signingKey, now }: UploadDeps,
  documentId: string,
  permission: Permission,
): Promise<DocumentRow> {
  const document = await findDocument(db, documentId)
  if (!document || !isSigned(signingKey, document, permission, now())) throw new AppError('UPLOAD_URL_INVALID')
  return document
}

/** Whether bytes are what was announced. @throws AppError UPLOAD_MISMATCH, DOCUMENT_CONFLICT, UNSUPPORTED_MEDIA_TYPE */
export const agreesWith =
  ({ size, sha256, declaredSha256, contentType }: DocumentRow): Accept =>
  async (object) => {
    if (object.size !== size) throw new AppError('UPLOAD_MISMATCH')
    if (sha256 !== null && object.sha256 !== sha256) throw new AppError('DOCUMENT_CONFLICT')
    if (declaredSha256 !== null && object.sha256 !== declaredSha256) throw new AppError('UPLOAD_MISMATCH')
    if (object.kind !== kindOfContentType(contentType) || object.mayRunMacros)
      throw new AppError('UNSUPPORTED_MEDIA_TYPE')
  }

/**
 * Writes down that the bytes have arrived. An announcement that was removed while they came takes them with it, so that
 * nothing lies in the storage that no row tells of.
 * @throws AppError UPLOAD_URL_INVALID when the document has to be announced again
 */
export async function confirmStored(
  { db, storage, now }: Omit<UploadDeps, 'signingKey'>,
  document: DocumentRow,
  stored: StoredObject,
): Promise<void> {
  const isKnown = await inTransaction(db, async (transaction) => {
    await lockDocumentsOf(transaction, document.applicationId)
    if (!(await findDocument(transaction, document.id))) {
      await storage.remove(documentKey(document))
      return false
    }
    await markStored(transaction, document.id, { ...stored, contentType: document.contentType, storedAt: now() })
    return true
  })
  if (!isKnown) throw new AppError('UPLOAD_URL_INVALID')
}
