import * as z from 'zod/mini'
import type { applications } from '#server/db/schema.ts'
import type { MainRenter } from '#shared/application/main-renter.ts'
import {
  applicationNote,
  type ManagedApplication,
  managedApplication,
} from '#shared/application/manager/application.ts'
import { generalInfoQuestions } from '#shared/application/questions/general-info.ts'
import { renterQuestions } from '#shared/application/questions/renter.ts'
import { publishedAnswers } from '#shared/application/questions/sent.ts'
import type { SentDocument, SentRenter } from '#shared/application/sent-answers.ts'
import type { DocumentReference } from '#shared/document/document.ts'
import { publisher } from './publisher.ts'

export type ApplicationRow = typeof applications.$inferSelect

const publish = publisher(z.omit(managedApplication, { mainRenters: true, generalInfo: true }))

export const publicApplication = (row: ApplicationRow): ManagedApplication => ({
  ...publish(row),
  mainRenters: row.mainRenters.map(publicRenter),
  generalInfo: publishedAnswers(generalInfoQuestions, row.generalInfo),
})

export const publicNote = publisher(applicationNote)

const publicRenter = (renter: MainRenter): SentRenter => ({
  id: renter.id,
  ...(renter.isGuarantor && { isGuarantor: true }),
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
