import { and, eq, gt } from 'drizzle-orm'
import { AppError } from '#server/app-error.ts'
import { activities } from '#server/db/schema.ts'
import type { Scope } from '#server/scope/scope.ts'
import { DAY_MS } from '#shared/day.ts'

/** Who meets so many accounts of others in a day is looking for them. */
const MOST_A_DAY = 5
interface Asker {
  callerId: string
  organizationId: string
  now: Date
}

/**
 * That an address has an account of another organization must be said, or an invitation would be confirmed that reaches nobody.
 * So that nobody finds out whole lists of addresses, it is said a few times a day, and stands in the log.
 * @throws AppError RATE_LIMITED, for a new address too
 */
export async function checkRefusals(scope: Scope, { callerId, now }: Asker): Promise<void> {
  const since = gt(activities.createdAt, new Date(now.getTime() - DAY_MS))
  const where = and(eq(activities.kind, 'invitation_refused'), eq(activities.actorId, callerId), since)
  const { meta } = await scope.listActivities({ where, paging: { limit: 1, offset: 0 } })
  if (meta.total >= MOST_A_DAY) throw new AppError('RATE_LIMITED', { retryAfterSeconds: DAY_MS / 1000 })
}

export const noteRefusal = (scope: Scope, { organizationId }: Asker): Promise<void> =>
  scope.transaction((scoped) => scoped.note({ kind: 'invitation_refused', organizationId }))
