import { AppError } from '#server/app-error.ts'
import { users } from '#server/db/schema.ts'
import type { AdminDeps } from '#server/deps.ts'
import type { Outcome } from '#server/scope/idempotency.ts'
import type { Scope } from '#server/scope/scope.ts'
import type { User } from '#shared/user/user.ts'
import { fullName, publicUser, type UserRow } from './public-user.ts'

interface Change {
  callerId: string
  id: string
  isActive: boolean
}

/**
 * Keeps a person out, from their next request on, or lets them in again.
 * @throws AppError NOT_FOUND, OWN_ACCOUNT
 */
export async function changeUser(
  deps: Pick<AdminDeps, 'userDirectory' | 'log'>,
  scope: Scope,
  { callerId, id, isActive }: Change,
): Promise<Outcome<User>> {
  if (id === callerId && !isActive) throw new AppError('OWN_ACCOUNT')
  const outcome = await scope.command(async (scoped) => {
    const before = await scoped.lock(users, id)
    if (before.isActive === isActive) return { data: publicUser(before) }
    const after = await scoped.update(users, id, { isActive })
    if (!isActive) await scoped.endSessions(id)
    const { organizationId } = after
    const record = { type: 'user' as const, id, name: fullName(after) }
    const kind = isActive ? 'user_reactivated' : 'user_deactivated'
    // What is done to a platform owner belongs into no organization's log.
    if (organizationId) await scoped.note({ kind, organizationId, record })
    return { data: publicUser(after) }
  })
  await tellDirectory(deps, await scope.find(users, id))
  return outcome
}

/**
 * Also when nothing changed, so that doing it again mends what did not reach the provider: what the users table says now
 * decides, and not what an old command asked for.
 */
async function tellDirectory(
  { userDirectory, log }: Pick<AdminDeps, 'userDirectory' | 'log'>,
  { subject, isActive }: UserRow,
): Promise<void> {
  if (!subject) return
  try {
    await (isActive ? userDirectory.reactivate(subject) : userDirectory.deactivate(subject))
  } catch (error) {
    log({ level: 'warn', event: 'user_directory_failed', name: error instanceof Error ? error.name : 'unknown' })
  }
}
