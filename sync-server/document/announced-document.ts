import { AppError } from '#server/app-error.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import type { Deps, Queryable } from '#server/deps.ts'
import { kindOfContentType } from '#shared/document/document.ts'
import { documentKey } from '#shared/document/document-key.ts'
import { isSigned, LIFETIME_SECONDS } from './signed-url.ts'
import type { Accept, StoredObject } from './storage/document-storage.ts'
import { type DocumentRow, findDocument, lockDocumentsOf, markStored, updateDocument } from './store.ts'
import { checkRoom } from './upload/make-room.ts'
import { countedOf, weightOf } from './weight.ts'

export type UploadDeps = Pick<Deps, 'db' | 'storage' | 'signingKey' | 'now' | 'limits' | 'unsubmitted'>
type ArrivingDeps = Omit<UploadDeps, 'signingKey'>

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
 * @throws AppError UPLOAD_URL_INVALID when the document has to be announced again, UPLOADS_PAUSED as `take`
 */
export const confirmStored = (deps: ArrivingDeps, document: DocumentRow, stored: StoredObject): Promise<void> =>
  take(deps, document, stored.size, async (transaction, { announcedBy }) => {
    await markStored(transaction, document.id, {
      ...stored,
      contentType: document.contentType,
      storedAt: deps.now(),
    })
    if (announcedBy !== null) await deps.limits.uploaded(announcedBy, weightOf(stored.size))
  })

/** Counts a piece that was under way when its address ended. Before that the document counts whole. @throws as `confirmStored` */
export async function countPiece(deps: ArrivingDeps, document: DocumentRow, arrivedBytes: number): Promise<void> {
  if (deps.now().getTime() < document.announcedAt.getTime() + LIFETIME_SECONDS * 1000) return
  await take(deps, document, arrivedBytes, async (transaction, row) => {
    if (row.arrivedBytes !== null) await updateDocument(transaction, document.id, { arrivedBytes })
  })
}

/**
 * What had been given back when the address ended, because it had not come, is taken again where it came all the same; without room for it,
 * the bytes go.
 */
async function take(
  deps: ArrivingDeps,
  document: DocumentRow,
  size: number,
  write: (transaction: Queryable, row: DocumentRow) => Promise<void>,
): Promise<void> {
  const { db, storage } = deps
  const refusal = await inTransaction(db, async (transaction) => {
    await lockDocumentsOf(transaction, document.applicationId)
    const row = await findDocument(transaction, document.id)
    if (row?.storedAt) return undefined
    const refused = row ? await hasNoRoom(transaction, deps, row, size) : new AppError('UPLOAD_URL_INVALID')
    if (row && !refused) await write(transaction, row)
    if (refused) await storage.remove(documentKey(document))
    if (row && refused) await updateDocument(transaction, row.id, { arrivedBytes: 0 })
    return refused
  })
  if (refusal) throw refusal
}

const hasNoRoom = async (
  transaction: Queryable,
  deps: ArrivingDeps,
  { announcedBy, ...row }: DocumentRow,
  size: number,
): Promise<AppError | undefined> => {
  const counts = countedOf(row)
  if (announcedBy === null || counts >= weightOf(size)) return undefined
  return checkRoom(transaction, deps, { id: row.id, announcedBy, size, counts }).then(
    () => undefined,
    (error: unknown) => {
      if (error instanceof AppError) return error
      throw error
    },
  )
}
