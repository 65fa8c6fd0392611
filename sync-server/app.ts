import { Hono } from 'hono'
import { apiDescriptionContract } from '#shared/api-description/contract.ts'
import { documentContract } from '#shared/document/contract.ts'
import { everyEndpoint } from '#shared/every-endpoint.ts'
import { syncContract } from '#shared/feed/contract.ts'
import { handoverContract } from '#shared/handover/contract.ts'
import { photoContract } from '#shared/property/photo/contract.ts'
import { accountRoutes } from './account/routes.ts'
import { activityRoutes } from './activity/routes.ts'
import { apiDescriptionRoutes } from './api-description/routes.ts'
import { reviewRoutes } from './application/manager/routes.ts'
import { applicationRoutes } from './application/routes.ts'
import { dataProtectionRoutes } from './data-protection/routes.ts'
import type { Deps } from './deps.ts'
import { documentRoutes } from './document/upload/routes.ts'
import { speakTus } from './document/upload/tus-version.ts'
import { documentRequestRoutes } from './document-request/routes.ts'
import { compressed } from './feed/compressed.ts'
import { createPullChanges } from './feed/pull-changes.ts'
import { syncRoutes } from './feed/routes.ts'
import { handoverRoutes } from './handover/routes.ts'
import { answerErrors, answerNotFound } from './http/answer-errors.ts'
import type { AppEnv } from './http/app-env.ts'
import { everyAnswer } from './http/every-answer.ts'
import { organizationRoutes } from './organization/routes.ts'
import { ownApplicationRoutes } from './own-application/routes.ts'
import { lettingRoutes } from './process/manager/routes.ts'
import { processRoutes } from './process/routes.ts'
import { photoRoutes } from './property/photo-routes.ts'
import { propertyRoutes } from './property/routes.ts'
import { mountContract, routePattern } from './scope/mount-contract.ts'
import { openScope } from './scope/scope.ts'
import { siteRoutes } from './site/routes.ts'
import { apiSecurityHeaders } from './site/security-headers.ts'
import { userRoutes } from './user/routes.ts'
import { viewRoutes } from './view/routes.ts'

/** The whole API. Everything that is not below `/api` is left to whoever mounts more. */
export function createApp(deps: Deps): Hono {
  const api = new Hono<AppEnv>()
  api.onError(answerErrors(deps))
  api.use('/api/*', everyAnswer(deps), apiSecurityHeaders)
  api.use(routePattern(documentContract.continueUpload.path), speakTus)
  api.use(routePattern(handoverContract.continueFile.path), speakTus)
  api.use(routePattern(photoContract.continuePhoto.path), speakTus)
  api.use(syncContract.pullChanges.path, compressed)
  api.use(apiDescriptionContract.readApiDescription.path, compressed)
  const handlers = {
    ...siteRoutes(deps),
    ...apiDescriptionRoutes(deps),
    ...processRoutes(deps),
    ...dataProtectionRoutes(deps),
    ...documentRoutes(deps),
    ...applicationRoutes(deps),
    ...ownApplicationRoutes(deps),
    ...accountRoutes(deps),
    ...organizationRoutes(deps),
    ...userRoutes(deps),
    ...activityRoutes(),
    ...propertyRoutes(deps),
    ...photoRoutes(deps),
    ...lettingRoutes(deps),
    ...reviewRoutes(deps),
    ...documentRequestRoutes(deps),
    ...handoverRoutes(deps),
    ...viewRoutes(deps),
    ...syncRoutes({ ...deps, pullChanges: createPullChanges(deps) }),
  }
  mountContract(api, everyEndpoint, handlers, {
    ...deps,
    openScope: (caller, command) => openScope(deps, caller, command),
  })
  api.all('/api/*', answerNotFound)

  const app = new Hono()
  app.route('/', api)
  return app
}
