import * as z from 'zod/mini'
import { wholeApplication } from '#shared/application/manager/contract.ts'
import { documentType } from '#shared/document/document.ts'
import { requestLinkContract } from '#shared/document-request/link-contract.ts'
import { defineContract, endpoint } from '#shared/endpoint.ts'
import type { IssueCode } from '#shared/issues.ts'
import { id } from '#shared/text.ts'

const missing = { error: 'required' satisfies IssueCode }

/** Who is asked, and for what. */
export const newDocumentRequest = z.object({
  mainRenterIds: z.array(id(), missing).check(z.minLength(1, missing)),
  types: z.array(documentType, missing).check(z.minLength(1, missing)),
  /** What whoever asks knew to be asked for and not there, by the id of who was asked: what a colleague asked for since stays. Absent in what older versions ask: their list takes the place of any. */
  known: z.optional(z.record(id(), z.array(documentType))),
})

/** Documents that are asked for when a choice was made. */
export const documentRequestContract = defineContract({
  /** Each of them gets a mail with a link of their own. DOCUMENTS_NOT_REQUESTED before a choice, and after a refusal; REQUEST_LIMIT_REACHED after 20 within a day. */
  requestDocuments: endpoint('POST', '/api/applications/{id}/document-requests', 'manager', {
    params: z.object({ id: id() }),
    body: newDocumentRequest,
    answer: wholeApplication,
  }),
  ...requestLinkContract,
})
