import * as z from 'zod/mini'
import { documentType, MAX_DOCUMENTS_PER_RENTER } from '#shared/document/document.ts'
import { documentTypes, permittedDocuments } from '#shared/document/document-kinds.ts'
import { linkSecret } from '#shared/document/link-secret.ts'
import { defineContract, endpoint } from '#shared/endpoint.ts'
import type { IssueCode } from '#shared/issues.ts'
import { id } from '#shared/text.ts'

const missing = { error: 'required' satisfies IssueCode }

/** What the page of a link needs to know, and nothing of what was sent before but its kind. */
export const requestedDocuments = z.object({
  processId: z.string(),
  /** `7F3K-9QWM` */
  reference: z.string(),
  propertyAddress: z.string(),
  /** Whose documents: links of several people may be opened on one phone. */
  firstName: z.string(),
  types: z.array(z.enum(documentTypes)),
  /** When, as in ISO 8601: of several mails the newest counts. A server of before did not say. */
  requestedAt: z.optional(z.string()),
  received: z.array(z.object({ id: z.string(), type: z.enum(documentTypes) })),
  /** Ids of the received ones that were there before anybody asked: they are no answer to it. */
  before: z.array(z.string()),
  /** What may be sent beside it, by the rules of the home's country; a server of before did not say. */
  taken: z._default(z.array(z.enum(documentTypes)), permittedDocuments()),
  /** By which it was asked, as it says what counts as a document; null for none. */
  policyPack: z.optional(z.nullable(z.string())),
  /** They vouch: of them something else may count. */
  isGuarantor: z.optional(z.boolean()),
})
export type RequestedDocuments = z.output<typeof requestedDocuments>

const one = z.object({ applicationId: id(), mainRenterId: id() })

/** Documents that are added under one id: repeated, they are there once. */
export const addedDocuments = z.object({
  id: id(),
  linkSecret,
  documents: z
    .array(z.object({ id: id(), type: documentType }), missing)
    .check(z.minLength(1, missing), z.maxLength(MAX_DOCUMENTS_PER_RENTER, missing)),
})
export type AddedDocuments = z.output<typeof addedDocuments>

/**
 * What the holder of a link may do without an account: add documents of one person to one application, and read none. Another
 * secret is answered like an application that nobody knows (NOT_FOUND).
 */
export const requestLinkContract = defineContract({
  /** What the link's holder is asked for, and what has arrived. */
  readRequestedDocuments: endpoint(
    'POST',
    '/api/applications/{applicationId}/requested-documents/{mainRenterId}',
    'anyone',
    { params: one, body: z.object({ linkSecret }), answer: requestedDocuments },
  ),
  /**
   * Adds documents that were announced with `linkSecret` and sent. DOCUMENTS_MISSING names those that have not arrived;
   * DOCUMENTS_NOT_REQUESTED when they are no longer wanted.
   */
  addRequestedDocuments: endpoint(
    'POST',
    '/api/applications/{applicationId}/requested-documents/{mainRenterId}/added',
    'anyone',
    {
      params: one,
      body: addedDocuments,
      answer: z.object({ id: z.string(), reference: z.string(), receivedAt: z.string() }),
    },
  ),
})
