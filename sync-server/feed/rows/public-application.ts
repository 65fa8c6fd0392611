import type { applicationNotes } from '#server/db/note-schema.ts'
import type { applications } from '#server/db/schema.ts'
import type { MainRenter } from '#shared/application/main-renter.ts'
import type { ApplicationNote, ManagedApplication } from '#shared/application/manager/application.ts'
import { generalInfoQuestions } from '#shared/application/questions/general-info.ts'
import { renterQuestions } from '#shared/application/questions/renter.ts'
import { publishedAnswers } from '#shared/application/questions/sent.ts'
import type { SentDocument, SentRenter } from '#shared/application/sent-answers.ts'
import type { DocumentReference } from '#shared/document/document.ts'

export type ApplicationRow = typeof applications.$inferSelect
export type NoteRow = typeof applicationNotes.$inferSelect

/** Each field is named here or is the answer to a question, so that a new column stays on the server until somebody publishes it. */
export const publicApplication = (row: ApplicationRow): ManagedApplication => ({
  id: row.id,
  organizationId: row.organizationId,
  processId: row.processId,
  reference: row.reference,
  status: row.status,
  rejectionReason: row.rejectionReason,
  isCompleted: row.isCompleted,
  mainRenters: row.mainRenters.map(publicRenter),
  generalInfo: publishedAnswers(generalInfoQuestions, row.generalInfo),
  propertyCode: row.propertyCode,
  language: row.language,
  withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
  documentRequests: row.documentRequests,
  version: row.version,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
})

export const publicNote = (row: NoteRow): ApplicationNote => ({
  id: row.id,
  organizationId: row.organizationId,
  applicationId: row.applicationId,
  authorId: row.authorId,
  authorName: row.authorName,
  text: row.text,
  createdAt: row.createdAt.toISOString(),
})

const publicRenter = (renter: MainRenter): SentRenter => ({
  id: renter.id,
  ...publishedAnswers(renterQuestions, renter),
  documents: renter.documents.map(publicDocument),
})

/**
 * An accepted application lists only documents that had arrived, and described them as they lay in the storage. Whether a
 * file is still there is known to who opens it.
 */
const publicDocument = (document: DocumentReference): SentDocument => ({
  id: document.id,
  type: document.type,
  originalName: document.originalName ?? document.name ?? '',
  contentType: document.mimeType ?? 'application/octet-stream',
  size: document.size ?? 0,
  isStored: true,
})
