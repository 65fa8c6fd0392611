import { and, eq, ne } from 'drizzle-orm'
import { AppError } from '#server/app-error.ts'
import { organizations, users } from '#server/db/schema.ts'
import type { AdminDeps } from '#server/deps.ts'
import type { Outcome } from '#server/scope/idempotency.ts'
import type { Scope } from '#server/scope/scope.ts'
import type { ScopedTransaction } from '#server/scope/scoped-transaction.ts'
import type { ActivityKind } from '#shared/activity/activity.ts'
import type { User, UserChange } from '#shared/user/user.ts'
import { fullName, publicUser, type UserRow } from './public-user.ts'

type Change = UserChange & { callerId: string; id: string }

/**
 * Keeps a person out, from their next request on, or lets them in again, and says as what.
 * @throws AppError NOT_FOUND, OWN_ACCOUNT, OWN_ROLE, LAST_MANAGER, ROLE_FIXED
 */
export async function changeUser(
  deps: Pick<AdminDeps, 'userDirectory' | 'log'>,
  scope: Scope,
  { callerId, id, ...wanted }: Change,
): Promise<Outcome<User>> {
  if (id === callerId && wanted.isActive === false) throw new AppError('OWN_ACCOUNT')
  const outcome = await scope.command(async (scoped) => {
    const { organizationId } = await scoped.find(users, id)
    // Two who change the last two managers take turns. The organization comes first, so that they do not wait for each other.
    if (organizationId && wanted.role === 'user') await scoped.lock(organizations, organizationId)
    const before = await scoped.lock(users, id)
    const changes = differing(before, wanted)
    if (changes.role) await checkRole(scoped, before, callerId)
    if (changes.isActive === undefined && changes.role === undefined) return { data: publicUser(before) }
    const after = await scoped.update(users, id, changes)
    if (!after.isActive || changes.role === 'user') await scoped.endSessions(id)
    const record = { type: 'user' as const, id, name: fullName(after) }
    // What is done to a platform owner belongs into no organization's log.
    if (organizationId) for (const kind of kindsOf(changes)) await scoped.note({ kind, organizationId, record })
    return { data: publicUser(after) }
  })
  await tellDirectory(deps, await scope.find(users, id))
  return outcome
}

const differing = (before: UserRow, { isActive, role }: UserChange): UserChange => ({
  ...(isActive !== undefined && isActive !== before.isActive && { isActive }),
  ...(role !== undefined && role !== before.role && { role }),
})

const kindsOf = ({ isActive, role }: UserChange): ActivityKind[] => [
  ...(isActive === undefined ? [] : [isActive ? ('user_reactivated' as const) : ('user_deactivated' as const)]),
  ...(role === undefined ? [] : [role === 'manager' ? ('user_made_manager' as const) : ('user_made_user' as const)]),
]

/** An organization that had a manager keeps one. */
async function checkRole(scoped: ScopedTransaction, before: UserRow, callerId: string): Promise<void> {
  const { id, role, isActive, organizationId } = before
  if (id === callerId) throw new AppError('OWN_ROLE')
  if (role === 'platform_owner' || !organizationId) throw new AppError('ROLE_FIXED')
  if (role !== 'manager' || !isActive) return
  const others = and(
    ne(users.id, id),
    eq(users.organizationId, organizationId),
    eq(users.role, 'manager'),
    eq(users.isActive, true),
  )
  const { rows } = await scoped.list(users, { where: others, orderBy: [users.id], paging: { limit: 1, offset: 0 } })
  if (rows.length === 0) throw new AppError('LAST_MANAGER')
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
