import { findApplication } from '#server/application/store.ts'
import type { Deps } from '#server/deps.ts'
import type { Handlers } from '#server/scope/mount-contract.ts'
import { handlersOf } from '#server/scope/serve-command.ts'
import { takenDocuments } from '#shared/application/manager/documents.ts'
import type { RequestedDocuments } from '#shared/document-request/link-contract.ts'
import type { documentRequestContract } from '#shared/document-request/manager/contract.ts'
import type { HeldLink } from '#shared/document-request/request-link.ts'
import { addRequested } from './add-requested.ts'
import { findByLink, mustBeRequested } from './find-by-link.ts'
import { requestDocuments } from './request-documents.ts'

export const documentRequestRoutes = (deps: Deps): Handlers<typeof documentRequestContract> => ({
  ...handlersOf({ requestDocuments }, deps),
  readRequestedDocuments: ({ params, body, client }) => readRequested(deps, { ...params, ...body }, client),
  addRequestedDocuments: ({ params, body, client }) => addRequested(deps, { ...params, ...body, client }),
})

/** @throws AppError RATE_LIMITED, DOCUMENTS_NOT_REQUESTED, and as `findByLink` */
async function readRequested(
  deps: Pick<Deps, 'db' | 'limits' | 'signingKey'>,
  held: HeldLink,
  client: string,
): Promise<RequestedDocuments> {
  await deps.limits.receipt(client)
  const linked = await findByLink(deps, held, findApplication)
  const { types, before, requestedAt } = mustBeRequested(linked)
  const { processId, reference, rentObject, askedUnder } = linked.application
  const { firstName, documents, isGuarantor = false } = linked.renter
  const propertyAddress = typeof rentObject['address'] === 'string' ? rentObject['address'] : ''
  const received = documents.map(({ id, type }) => ({ id, type }))
  const taken = takenDocuments(linked.application, 'chosen')
  const policyPack = askedUnder?.pack ?? null
  const asked = { types, requestedAt, received, before, taken }
  return { processId, reference, propertyAddress, firstName, ...asked, policyPack, isGuarantor }
}
