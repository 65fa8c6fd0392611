import type { Deps } from '#server/deps.ts'
import type { Handlers } from '#server/scope/mount-contract.ts'
import { handlersOf } from '#server/scope/serve-command.ts'
import type { documentRequestContract } from '#shared/document-request/manager/contract.ts'
import { addRequested } from './add-requested.ts'
import { readRequested } from './read-requested.ts'
import { requestDocuments } from './request-documents.ts'

export const documentRequestRoutes = (deps: Deps): Handlers<typeof documentRequestContract> => ({
  ...handlersOf({ requestDocuments }, deps),
  readRequestedDocuments: ({ params, body, client }) => readRequested(deps, { ...params, ...body }, client),
  addRequestedDocuments: ({ params, body, client }) => addRequested(deps, { ...params, ...body, client }),
})
