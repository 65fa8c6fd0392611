import { type OwnApplication, ownApplicationContract } from '#shared/application/own-contract.ts'
import type { Endpoint } from '#shared/endpoint.ts'
import { makeCopy } from '#web/apply/delivery/status/copy/make-copy.ts'
import { call, isRefused } from '#web/kit/api/call.ts'
import type { Held } from './use-sent-application.ts'

/**
 * The answers for people and for programs, and every document as it was sent.
 * @returns also the names of documents that the server does not have any more
 * @throws ApiError, NoConnectionError
 */
export const makeExport = (own: OwnApplication, held: Held, text: string) =>
  makeCopy(
    own.mainRenters
      .flatMap((renter) => renter.documents)
      .map(({ id, originalName }) => ({
        name: originalName,
        read: () => readDocument({ applicationId: own.id, documentId: id }, held),
      })),
    { 'application.txt': text, 'application.json': JSON.stringify(own, null, 2) },
  )

/** Undefined for one whose file is gone. */
async function readDocument(params: { applicationId: string; documentId: string }, held: Held) {
  try {
    const answer: unknown = await call<Endpoint>(ownApplicationContract.downloadOwnDocument, {
      params,
      sealedBody: JSON.stringify(held),
    })
    if (!(answer instanceof Response)) throw new TypeError('This call answers with no file')
    return await answer.arrayBuffer()
  } catch (error) {
    if (isRefused(error, 'NOT_FOUND')) return undefined
    throw error
  }
}
