import { AppError } from '#server/http/app-error.ts'
import type { Upload } from '#server/http/mount-contract.ts'
import { documentKey } from '#shared/document/document-key.ts'
import { agreesWith, confirmStored, type Permission, permittedDocument, type UploadDeps } from './announced-document.ts'
import type { Piece } from './document-storage.ts'
import type { DocumentRow } from './store.ts'

/** Larger than every piece that the app sends. */
const MAX_READ_IN_VAIN = 1024 * 1024
const LONGEST_READ_IN_VAIN_MS = 10_000

/** Of a piece (tus 1.0.0); what it is a piece of was said when it was announced. */
const PIECE_TYPE = 'application/offset+octet-stream'

/**
 * How far the transfer of an announced document has come, as the storage knows it: a file that was lost is not there.
 * Says that everything is there only when it is also checked and written down; a crash may have come in between.
 * @throws AppError UPLOAD_URL_INVALID, DOCUMENT_CONFLICT
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
    if (isThere || !(error instanceof AppError)) throw error
    // What had arrived was refused and dropped. Why is said when it comes again, in an answer that has a body.
    return { offset: await deps.storage.arrived(documentKey(document)), length: document.size }
  }
}

/**
 * Takes the next piece of an announced document, and with the last one the document.
 * @returns how far it has come
 * @throws AppError UPLOAD_URL_INVALID, UNSUPPORTED_MEDIA_TYPE, UPLOAD_OFFSET_MISMATCH, PAYLOAD_TOO_LARGE, UPLOAD_MISMATCH,
 * DOCUMENT_CONFLICT
 */
export async function continueUpload(
  deps: UploadDeps,
  documentId: string,
  permission: Permission,
  { headers, stream, onRead }: Upload,
): Promise<number> {
  const document = await permittedDocument(deps, documentId, permission)
  if (headers.get('content-type')?.toLowerCase() !== PIECE_TYPE) throw new AppError('UNSUPPORTED_MEDIA_TYPE')
  await isStored(deps, document)
  try {
    return await append(deps, document, { offset: readOffset(headers), body: stream }, onRead)
  } catch (error) {
    if (error instanceof AppError && error.code === 'UPLOAD_OFFSET_MISMATCH')
      await readToItsEnd(headers, stream, onRead)
    throw error
  }
}

/**
 * A piece that does not follow is read all the same: an answer before its end closes the connection, is lost on the way, and
 * has the browser send the piece again.
 */
async function readToItsEnd(headers: Headers, stream: Upload['stream'], onRead: () => void): Promise<void> {
  if (!stream || stream.locked || !(Number(headers.get('content-length') ?? Number.NaN) <= MAX_READ_IN_VAIN)) return
  const signal = AbortSignal.timeout(LONGEST_READ_IN_VAIN_MS)
  await stream.pipeTo(new WritableStream(), { signal }).then(onRead, () => undefined)
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
    agreesWith(document)(whole)
  })
  if (object) await confirmStored(deps, document, object)
  return offset
}

/** What is no number follows nothing that could have arrived. */
function readOffset(headers: Headers): number {
  const text = headers.get('upload-offset') ?? ''
  return /^\d{1,15}$/.test(text) ? Number(text) : -1
}
