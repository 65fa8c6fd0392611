import type { applicationNotes } from '#server/db/note-schema.ts'
import type { applications } from '#server/db/schema.ts'
import type { MainRenter } from '#shared/application/main-renter.ts'
import type { ApplicationNote, ManagedApplication } from '#shared/application/manager/application.ts'
import type { SentDocument, SentRenter } from '#shared/application/sent-answers.ts'
import type { DocumentReference } from '#shared/document/document.ts'

export type ApplicationRow = typeof applications.$inferSelect
export type NoteRow = typeof applicationNotes.$inferSelect

/** Each field is named here, so that a new column stays on the server until somebody publishes it. */
export const publicApplication = (row: ApplicationRow): ManagedApplication => ({
  id: row.id,
  organizationId: row.organizationId,
  processId: row.processId,
  reference: row.reference,
  status: row.status,
  rejectionReason: row.rejectionReason,
  isCompleted: row.isCompleted,
  mainRenters: row.mainRenters.map(publicRenter),
  generalInfo: {
    desiredStartDate: row.generalInfo.desiredStartDate,
    commentaryStartDate: row.generalInfo.commentaryStartDate,
    numberOfAdults: row.generalInfo.numberOfAdults,
    numberOfChildren: row.generalInfo.numberOfChildren,
    visitedProperty: row.generalInfo.visitedProperty,
    casualtyInsurance: row.generalInfo.casualtyInsurance,
    casualtyInsuranceName: row.generalInfo.casualtyInsuranceName,
    subletting: row.generalInfo.subletting,
    pets: row.generalInfo.pets,
  },
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
  firstName: renter.firstName,
  lastName: renter.lastName,
  email: renter.email,
  phone: renter.phone,
  dateOfBirth: renter.dateOfBirth,
  nationality: renter.nationality,
  currentAddress: {
    street: renter.currentAddress.street,
    streetNumber: renter.currentAddress.streetNumber,
    zipCode: renter.currentAddress.zipCode,
    city: renter.currentAddress.city,
    country: renter.currentAddress.country,
  },
  profession: {
    profession: renter.profession.profession,
    employmentStatus: renter.profession.employmentStatus,
    grossSalary: renter.profession.grossSalary,
  },
  reference: {
    noReference: renter.reference.noReference,
    company: renter.reference.company,
    name: renter.reference.name,
    phone: renter.reference.phone,
    email: renter.reference.email,
  },
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
