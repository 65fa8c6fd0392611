import { addedDocuments, requestLinkContract } from '#shared/document-request/link-contract.ts'
import type { HeldLink } from '#shared/document-request/request-link.ts'
import type { Received } from '#web/apply/delivery/jobs/outcome.ts'
import type { Requests } from '#web/apply/delivery/jobs/ports.ts'
import { DocumentUploadError, LinkUnknownError } from '#web/apply/delivery/jobs/send-errors.ts'
import type { Job } from '#web/apply/storage/job.ts'
import { call, isRefused, NoConnectionError } from '#web/kit/api/call.ts'

/** Says that documents which have arrived are those that were asked for. @throws ApiError, NoConnectionError */
export async function postDocuments({ json }: Pick<Requests, 'json'>, { id, body, request }: Job): Promise<Received> {
  if (!request) throw new TypeError('Only what was asked for is sent so')
  const { linkSecret: _, ...params } = request
  const received = await call(requestLinkContract.addRequestedDocuments, { params, sealedBody: body }, json)
  // Anything between here and the server may keep answers, and give the wrong one.
  if (received.id !== id) throw new NoConnectionError('The answer to other documents')
  return received
}

/**
 * Whether an attempt arrived whose answer was lost: all of its documents belong to the application then.
 * @throws ApiError, NoConnectionError
 */
export async function findAdded(
  { json }: Pick<Requests, 'json'>,
  job: Job,
  { linkSecret, ...params }: HeldLink,
): Promise<Received | undefined> {
  try {
    const known = await call(requestLinkContract.readRequestedDocuments, { params, body: { linkSecret } }, json)
    const arrived = new Set(known.received.map((each) => each.id))
    if (!documentsIn(job.body).every((each) => arrived.has(each.id))) return undefined
  } catch (error) {
    if (isRefused(error, 'NOT_FOUND')) return undefined
    // What has arrived is then not said.
    if (!isRefused(error, 'DOCUMENTS_NOT_REQUESTED')) throw error
  }
  // What arrived before is said to be there, and when it came; nothing is added by that.
  return postDocuments({ json }, job).catch((error: unknown) => {
    if (isRefused(error, 'DOCUMENTS_NOT_REQUESTED')) return undefined
    throw error
  })
}

/** As they were sealed. */
export const documentsIn = (body: string) => addedDocuments.parse(JSON.parse(body)).documents

/** A refusal that means the link itself; the address of an upload may have expired, and is asked for again. */
export function asLinkUnknown(error: unknown): unknown {
  const isOfUpload = error instanceof DocumentUploadError
  const isOfLink = isOfUpload
    ? !error.wasPresigned && isRefused(error.cause, 'NOT_FOUND')
    : isRefused(error, 'NOT_FOUND')
  return isOfLink ? new LinkUnknownError('Nobody knows this link', { cause: error }) : error
}
