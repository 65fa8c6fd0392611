import { AppError } from '#server/app-error.ts'
import { findApplication, isErased } from '#server/application/store.ts'
import type { Deps, Queryable } from '#server/deps.ts'
import {
  type DocumentRow,
  findDocument,
  insertDocument,
  lockDocumentsOf,
  type NewDocument,
  updateDocument,
  usageOf,
} from '#server/document/store.ts'
import { countedOf } from '#server/document/weight.ts'
import { findByLink, mustBeRequested, mustBeTaken } from '#server/document-request/find-by-link.ts'
import { findById } from '#server/process/store.ts'
import type { PresignRequest } from '#shared/document/contract.ts'
import {
  fileKinds,
  kindOfContentType,
  kindOfName,
  MAX_BYTES_PER_APPLICATION,
  MAX_DOCUMENTS_PER_APPLICATION,
} from '#shared/document/document.ts'
import { documentKey } from '#shared/document/document-key.ts'
import { acceptsApplications } from '#shared/process/process.ts'
import { checkRoom, makeRoom, NoRoomError, nameOfClient } from './make-room.ts'

/**
 * Writes a document down before its bytes arrive. Announcing the same one again only shows that it is still wanted.
 * @throws AppError UNSUPPORTED_MEDIA_TYPE, APPLICATION_ERASED, PROCESS_NOT_FOUND, APPLICATION_CLOSED, ALREADY_SUBMITTED,
 * DOCUMENT_CONFLICT, DOCUMENT_LIMIT_REACHED, RATE_LIMITED, UPLOADS_PAUSED; for one that was asked for: NOT_FOUND, DOCUMENTS_NOT_REQUESTED, VALIDATION_FAILED
 */
export const presignDocument = (deps: AnnouncingDeps, request: PresignRequest, client: string): Promise<NewDocument> =>
  announce(deps, request, client).catch(async (error: unknown) => {
    // Outside of the transaction, which holds what others wait for.
    if (!(error instanceof NoRoomError) || !(await makeRoom(deps, error))) throw error
    return announce(deps, request, client)
  })

type AnnouncingDeps = Pick<
  Deps,
  'db' | 'storage' | 'limits' | 'now' | 'signingKey' | 'sessionKey' | 'log' | 'unsubmitted'
>

async function announce(deps: AnnouncingDeps, request: PresignRequest, client: string): Promise<NewDocument> {
  const { db, storage, limits, now, signingKey, sessionKey } = deps
  const contentType = agreedContentType(request)
  return db.transaction(async (transaction) => {
    await lockDocumentsOf(transaction, request.applicationId)
    if (await isErased(transaction, request.applicationId)) throw new AppError('APPLICATION_ERASED')
    const process = (await findById(transaction, request.applicationProcessId))?.process
    if (!process) throw new AppError('PROCESS_NOT_FOUND')
    const announced = {
      id: request.documentId,
      organizationId: process.organizationId,
      processId: process.id,
      applicationId: request.applicationId,
      mainRenterId: request.mainRenterId,
      type: request.documentType,
      originalName: request.filename,
      contentType,
      size: request.contentLength,
      declaredSha256: request.sha256 ?? null,
      announcedAt: now(),
      announcedBy: nameOfClient(sessionKey, client),
    } satisfies NewDocument

    const known = await findDocument(transaction, announced.id)
    if (known && !hasSameOwner(known, announced)) throw new AppError('DOCUMENT_CONFLICT')
    const application = await findApplication(transaction, announced.applicationId)
    const isListed = application?.mainRenters.some(({ documents }) => documents.some(({ id }) => id === announced.id))
    if (request.linkSecret !== undefined) {
      const held = { ...request, linkSecret: request.linkSecret }
      const linked = await findByLink({ db: transaction, signingKey }, held, async () => application)
      if (linked.application.processId !== process.id) throw new AppError('NOT_FOUND')
      if (!isListed) {
        mustBeRequested(linked)
        mustBeTaken(linked, [announced.type], () => ['documentType'])
      }
    } else if (application && !isListed) throw new AppError('ALREADY_SUBMITTED')
    else if (!application && !acceptsApplications(process)) throw new AppError('APPLICATION_CLOSED')

    if (known?.storedAt) {
      if (!hasSameContent(known, announced)) throw new AppError('DOCUMENT_CONFLICT')
      // What a document is and is called stays the applicant's to say until it is sent.
      const { type, originalName, announcedAt } = announced
      await updateDocument(transaction, known.id, isListed ? { announcedAt } : { type, originalName, announcedAt })
      return known
    }
    await limits.presign(client)
    await checkLimits(transaction, announced)
    await checkRoom(transaction, deps, { ...announced, counts: known ? countedOf(known) : 0 })
    if (known && !isSureTheSame(known, announced)) await storage.discard(documentKey(known))
    if (known) await updateDocument(transaction, known.id, { ...announced, arrivedBytes: null })
    else if (!(await insertDocument(transaction, announced))) throw new AppError('DOCUMENT_CONFLICT')
    return announced
  })
}

/** The type a document is stored as; its name must promise the same. */
function agreedContentType({ contentType, filename }: PresignRequest): string {
  const kind = kindOfContentType(contentType)
  if (!kind || kindOfName(filename) !== kind) throw new AppError('UNSUPPORTED_MEDIA_TYPE')
  return fileKinds[kind].contentType
}

const hasSameOwner = (known: DocumentRow, announced: NewDocument) =>
  known.applicationId === announced.applicationId &&
  known.processId === announced.processId &&
  known.mainRenterId === announced.mainRenterId

const hasSameContent = (known: DocumentRow, { size, contentType, declaredSha256 }: NewDocument) =>
  known.size === size && known.contentType === contentType && (declaredSha256 ?? known.sha256) === known.sha256

/** Only then may the next piece follow those that have arrived: two files could make one that is neither. */
const isSureTheSame = (known: DocumentRow, { size, contentType, declaredSha256 }: NewDocument) =>
  declaredSha256 !== null &&
  known.declaredSha256 === declaredSha256 &&
  known.size === size &&
  known.contentType === contentType

async function checkLimits(transaction: Queryable, announced: NewDocument): Promise<void> {
  const { count, bytes } = await usageOf(transaction, announced)
  if (count >= MAX_DOCUMENTS_PER_APPLICATION || bytes + announced.size > MAX_BYTES_PER_APPLICATION) {
    throw new AppError('DOCUMENT_LIMIT_REACHED')
  }
}
