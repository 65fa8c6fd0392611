import { and, eq } from 'drizzle-orm'
import { AppError } from '#server/app-error.ts'
import { activities, organizations, users } from '#server/db/schema.ts'
import type { AdminDeps } from '#server/deps.ts'
import type { Outcome } from '#server/scope/idempotency.ts'
import type { Scope } from '#server/scope/scope.ts'
import type { ScopedTransaction } from '#server/scope/scoped-transaction.ts'
import type { Language } from '#shared/languages.ts'
import type { User } from '#shared/user/user.ts'
import { checkOften } from './often-a-day.ts'
import { fullName, publicUser, type UserRow } from './public-user.ts'
import { queueInvitation } from './queue-invitation.ts'

/** More would be a nuisance to who has the mailbox. */
const MOST_A_DAY = 5
type ResendDeps = Pick<AdminDeps, 'userDirectory' | 'nudgeMailer' | 'origin' | 'site' | 'now'>

/** Writes once more to who was invited. @throws AppError NOT_FOUND, NOT_INVITED, RATE_LIMITED, SIGN_IN_UNAVAILABLE */
export async function resendInvitation(
  deps: ResendDeps,
  scope: Scope,
  { id, language }: { id: string; language: Language },
): Promise<Outcome<User>> {
  const answered = await scope.answered<User>()
  if (answered) return answered
  const { subject, email } = await findInvited(scope, id)
  const what = and(eq(activities.kind, 'invitation_resent'), eq(activities.recordId, id))
  const often = { what, most: MOST_A_DAY, now: deps.now() }
  await checkOften(scope, often)
  const isWritten = subject !== null && (await deps.userDirectory.inviteAgain({ email }))
  const outcome = await scope.command<User>(async (scoped) => {
    const user = await lockInvited(scoped, id)
    await scoped.update(users, id, { invitedAt: deps.now() })
    // Others that came at the same moment are in the log by now.
    await checkOften(scoped, often)
    const organization = await scoped.find(organizations, user.organizationId)
    if (!isWritten) await queueInvitation(deps, scoped, user, { organization, language })
    await scoped.note({ kind: 'invitation_resent', ...told(user) })
    return { data: publicUser(user) }
  })
  deps.nudgeMailer()
  return outcome
}

/**
 * Nothing is left of the account but the log. The identity provider goes first: when it fails the invitation stands as it was, and
 * taking it back again mends what was half done.
 * @throws AppError NOT_FOUND, NOT_INVITED, SIGN_IN_UNAVAILABLE
 */
export async function takeInvitationBack(
  { userDirectory }: Pick<AdminDeps, 'userDirectory'>,
  scope: Scope,
  id: string,
): Promise<Outcome<{ id: string }>> {
  const answered = await scope.answered<{ id: string }>()
  if (answered) return answered
  const { subject } = await findInvited(scope, id)
  if (subject) await userDirectory.remove(subject)
  return scope.command(async (scoped) => {
    const user = await lockInvited(scoped, id)
    await scoped.remove(users, id)
    await scoped.note({ kind: 'invitation_taken_back', ...told(user) })
    return { data: { id } }
  })
}

type Invited = UserRow & { organizationId: string }

const told = (user: Invited) => ({
  organizationId: user.organizationId,
  record: { type: 'user' as const, id: user.id, name: fullName(user) },
})

const findInvited = async (scope: Pick<Scope, 'find' | 'listActivities'>, id: string): Promise<Invited> =>
  checkInvited(scope, await scope.find(users, id))

const lockInvited = async (scoped: ScopedTransaction, id: string): Promise<Invited> =>
  checkInvited(scoped, await scoped.lock(users, id))

/** Who did something has come, also with a token of the provider's that no session here belongs to. */
async function checkInvited(scope: Pick<Scope, 'listActivities'>, user: UserRow): Promise<Invited> {
  const { firstSignInAt, organizationId } = user
  if (firstSignInAt !== null || organizationId === null) throw new AppError('NOT_INVITED')
  const { meta } = await scope.listActivities({
    where: eq(activities.actorId, user.id),
    paging: { limit: 1, offset: 0 },
  })
  if (meta.total > 0) throw new AppError('NOT_INVITED')
  return { ...user, organizationId }
}
