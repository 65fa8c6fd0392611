import { findApplication } from '#server/application/store.ts'
import type { Deps } from '#server/deps.ts'
import type { RequestedDocuments } from '#shared/document-request/link-contract.ts'
import type { HeldLink } from '#shared/document-request/request-link.ts'
import { findByLink, mustBeRequested } from './find-by-link.ts'

/** @throws AppError RATE_LIMITED, DOCUMENTS_NOT_REQUESTED, and as `findByLink` */
export async function readRequested(
  deps: Pick<Deps, 'db' | 'limits' | 'signingKey'>,
  held: HeldLink,
  client: string,
): Promise<RequestedDocuments> {
  await deps.limits.receipt(client)
  const linked = await findByLink(deps, held, findApplication)
  const { types, before } = mustBeRequested(linked)
  const { processId, reference, rentObject } = linked.application
  const { firstName, documents } = linked.renter
  const propertyAddress = typeof rentObject['address'] === 'string' ? rentObject['address'] : ''
  const received = documents.map(({ id, type }) => ({ id, type }))
  return { processId, reference, propertyAddress, firstName, types, received, before }
}
