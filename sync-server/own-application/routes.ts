import type { Deps } from '#server/deps.ts'
import type { Handlers } from '#server/scope/mount-contract.ts'
import type { ownApplicationContract } from '#shared/application/own-contract.ts'
import { eraseOwnApplication } from './erase-own-application.ts'
import { downloadOwnDocument, readOwnApplication } from './read-own-application.ts'
import { withdrawOwnApplication } from './withdraw-own-application.ts'

export const ownApplicationRoutes = (deps: Deps): Handlers<typeof ownApplicationContract> => ({
  readOwnApplication: ({ params, body, client }) => readOwnApplication(deps, { ...params, ...body, client }),
  downloadOwnDocument: ({ params: { documentId, ...params }, body, client }) =>
    downloadOwnDocument(deps, documentId, { ...params, ...body, client }),
  withdrawOwnApplication: ({ params, body, client }) => withdrawOwnApplication(deps, { ...params, ...body, client }),
  eraseOwnApplication: ({ params, body, client }) => eraseOwnApplication(deps, { ...params, ...body, client }),
})
