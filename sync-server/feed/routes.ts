import { AppError } from '#server/app-error.ts'
import { organizations } from '#server/db/schema.ts'
import type { AdminDeps } from '#server/deps.ts'
import { admit, type Member } from '#server/http/access.ts'
import { detail } from '#server/http/validate.ts'
import type { Handlers } from '#server/scope/mount-contract.ts'
import { reaches, tenantAccessOf } from '#server/tenant/tenant-access.ts'
import { MAX_PULL, syncContract } from '#shared/feed/contract.ts'
import type { PullChanges } from './pull-changes.ts'

/** The feed is read by a function of its own, which asks for the reach of who calls; the database stays out of here. */
export const syncRoutes = (deps: AdminDeps & { pullChanges: PullChanges }): Handlers<typeof syncContract> => ({
  async pullChanges({ query, caller }) {
    const answer = await deps.pullChanges(caller.user, {
      organizationId: feedOf(caller, query.organizationId),
      cursor: query.cursor,
      limit: Number(query.limit ?? MAX_PULL),
      digest: query.digest ?? false,
    })
    deps.metrics.recordsSent(answer.changes.length)
    return answer
  },
  async watchChanges({ query, caller, scope, request }) {
    const { id: organizationId } = await scope.find(organizations, feedOf(caller, query.organizationId))
    return deps.changeStreams.open({
      userId: caller.user.id,
      organizationId,
      isWelcome: async () => {
        const now = await admit(syncContract.watchChanges.access, request, deps.findCaller)
        return reaches(tenantAccessOf(now?.user), organizationId)
      },
    })
  },
})

/** @throws AppError VALIDATION_FAILED for a platform owner who does not say which */
function feedOf({ user }: Member, organizationId = user.organizationId): string {
  if (organizationId) return organizationId
  throw new AppError('VALIDATION_FAILED', { details: [detail(['organizationId'], 'invalid')] })
}
