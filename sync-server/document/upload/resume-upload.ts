import { AppError, isRefusal } from '#server/app-error.ts'
import {
  agreesWith,
  confirmStored,
  countPiece,
  type Permission,
  permittedDocument,
  type UploadDeps,
} from '#server/document/announced-document.ts'
import type { Piece } from '#server/document/storage/document-storage.ts'
import type { DocumentRow } from '#server/document/store.ts'
import { endOf, readEvenInVain, readPiece } from '#server/document/tus-piece.ts'
import type { Upload } from '#server/scope/mount-contract.ts'
import { documentKey } from '#shared/document/document-key.ts'

/**
 * How far the transfer of an announced document has come, as the storage knows it: a file that was lost is not there.
 * Says that everything is there only when it is also checked and written down; a crash may have come in between.
 * @throws AppError UPLOAD_URL_INVALID, DOCUMENT_CONFLICT, UNAVAILABLE
 */
export async function uploadProgress(
  deps: UploadDeps,
  documentId: string,
  permission: Permission,
): Promise<{ offset: number; length: number }> {
  const document = await permittedDocument(deps, documentId, permission)
  const isThere = await isStored(deps, document)
  const arrived = isThere ? document.size : await deps.storage.arrived(documentKey(document))
  if (arrived < document.size || (isThere && document.storedAt)) return { offset: arrived, length: document.size }
  try {
    return { offset: await append(deps, document, { offset: arrived, body: null }), length: document.size }
  } catch (error) {
    if (isThere || !isRefusal(error)) throw error
    // What had arrived was refused and dropped. Why is said when it comes again, in an answer that has a body.
    return { offset: await deps.storage.arrived(documentKey(document)), length: document.size }
  }
}

/**
 * Takes the next piece of an announced document, and with the last one the document.
 * @returns how far it has come
 * @throws AppError UPLOAD_URL_INVALID, UNSUPPORTED_MEDIA_TYPE, UPLOAD_OFFSET_MISMATCH, PAYLOAD_TOO_LARGE, UPLOAD_MISMATCH,
 * DOCUMENT_CONFLICT, DOCUMENT_INFECTED, UNAVAILABLE
 */
export async function continueUpload(
  deps: UploadDeps,
  documentId: string,
  permission: Permission,
  upload: Upload,
): Promise<number> {
  const document = await permittedDocument(deps, documentId, permission)
  const piece = readPiece(upload)
  return readEvenInVain(upload, async () => {
    // Nothing is looked at twice: that is more work than asking for it.
    if ((await isStored(deps, document)) && document.storedAt) return endOf(document, piece)
    return append(deps, document, piece, upload.onRead)
  })
}

/** @throws AppError DOCUMENT_CONFLICT when it is another one that is stored */
async function isStored({ storage }: UploadDeps, document: DocumentRow): Promise<boolean> {
  const stored = await storage.stat(documentKey(document))
  if (stored && stored.size !== document.size) throw new AppError('DOCUMENT_CONFLICT')
  return stored !== undefined
}

async function append(deps: UploadDeps, document: DocumentRow, piece: Piece, onRead = () => {}): Promise<number> {
  const { offset, object } = await deps.storage.append(documentKey(document), piece, document.size, (whole) => {
    onRead()
    return agreesWith(document)(whole)
  })
  await (object ? confirmStored(deps, document, object) : countPiece(deps, document, offset))
  return offset
}
