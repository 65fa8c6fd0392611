import { AppError } from '#server/app-error.ts'
import { type ApplicationRow, isErased } from '#server/application/store.ts'
import type { Queryable } from '#server/deps.ts'
import { detail } from '#server/http/validate.ts'
import { findById } from '#server/process/store.ts'
import { takenDocuments } from '#shared/application/manager/documents.ts'
import type { DocumentType } from '#shared/document/document-kinds.ts'
import {
  type DocumentRequest,
  isLetToAnother,
  takesRequestedDocuments,
} from '#shared/document-request/document-request.ts'
import type { HeldLink } from '#shared/document-request/request-link.ts'
import { isLinkSecretOf } from './link-secret.ts'

type Renter = ApplicationRow['mainRenters'][number]

/** What a link leads to. */
export interface Linked {
  application: ApplicationRow
  renter: Renter
  /** Undefined while nothing more is wanted of this person. */
  request: DocumentRequest | undefined
}

/**
 * @param find reads the application, and locks it where it is to be changed
 * @throws AppError APPLICATION_ERASED; NOT_FOUND for another secret as for an application that nobody knows
 */
export async function findByLink(
  { db, signingKey }: { db: Queryable; signingKey: Uint8Array },
  held: HeldLink,
  find: (db: Queryable, id: string) => Promise<ApplicationRow | undefined>,
): Promise<Linked> {
  if (!isLinkSecretOf(signingKey, held)) throw new AppError('NOT_FOUND')
  const application = await find(db, held.applicationId)
  if (!application && (await isErased(db, held.applicationId))) throw new AppError('APPLICATION_ERASED')
  const renter = application?.mainRenters.find(({ id }) => id === held.mainRenterId)
  if (!application || !renter) throw new AppError('NOT_FOUND')
  const request = application.documentRequests.find(({ mainRenterId }) => mainRenterId === renter.id)
  const isWanted = takesRequestedDocuments(application) && !(await isLet(db, application))
  return { application, renter, request: isWanted ? request : undefined }
}

const isLet = async (db: Queryable, { id, processId }: ApplicationRow): Promise<boolean> => {
  const offered = await findById(db, processId)
  return offered !== undefined && isLetToAnother(offered.process, id)
}

/** @throws AppError DOCUMENTS_NOT_REQUESTED */
export function mustBeRequested({ request }: Linked): DocumentRequest {
  if (!request) throw new AppError('DOCUMENTS_NOT_REQUESTED')
  return request
}

/**
 * A link takes no more than its applicant may be asked for.
 * @param types undefined for what is there already
 * @throws AppError VALIDATION_FAILED, with the place of each kind that is not taken
 */
export function mustBeTaken(
  { application }: Linked,
  types: readonly (DocumentType | undefined)[],
  placeOf: (at: number) => (string | number)[],
): void {
  const taken = takenDocuments(application, 'chosen')
  const details = types.flatMap((type, at) =>
    type === undefined || taken.includes(type) ? [] : [detail(placeOf(at), 'invalid')],
  )
  if (details.length > 0) throw new AppError('VALIDATION_FAILED', { details })
}
