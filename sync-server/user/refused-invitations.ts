import { and, eq } from 'drizzle-orm'
import { activities } from '#server/db/schema.ts'
import type { Scope } from '#server/scope/scope.ts'
import { checkOften } from './often-a-day.ts'

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
export function checkRefusals(scope: Scope, { callerId, now }: Asker): Promise<void> {
  const what = and(eq(activities.kind, 'invitation_refused'), eq(activities.actorId, callerId))
  return checkOften(scope, { what, most: MOST_A_DAY, now })
}

export const noteRefusal = (scope: Scope, { organizationId }: Asker): Promise<void> =>
  scope.transaction((scoped) => scoped.note({ kind: 'invitation_refused', organizationId }))
