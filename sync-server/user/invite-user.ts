import { and, eq, sql } from 'drizzle-orm'
import { AppError } from '#server/app-error.ts'
import { activities, organizations, users } from '#server/db/schema.ts'
import type { AdminDeps } from '#server/deps.ts'
import type { Outcome } from '#server/scope/idempotency.ts'
import type { Scope } from '#server/scope/scope.ts'
import { newId } from '#shared/ids.ts'
import type { Language } from '#shared/languages.ts'
import type { NewUser, User } from '#shared/user/user.ts'
import { checkOften } from './often-a-day.ts'
import { fullName, publicUser, type UserRow } from './public-user.ts'
import { queueInvitation } from './queue-invitation.ts'
import { checkRefusals, noteRefusal } from './refused-invitations.ts'

/** Beyond what a team that invited the wrong list takes back by hand. */
const MOST_TAKEN_BACK_A_DAY = 20
type InviteDeps = Pick<AdminDeps, 'userDirectory' | 'nudgeMailer' | 'origin' | 'site' | 'now'>

/**
 * Gives a person an account, once, however often the same invitation arrives. The identity provider is asked first and
 * outside of the transaction: when it fails nobody has been stored, and when storing fails the next try asks it again,
 * which changes nothing there.
 * @throws AppError NOT_FOUND, USER_EXISTS, RATE_LIMITED, IDEMPOTENCY_MISMATCH, COMMAND_MISMATCH, SIGN_IN_UNAVAILABLE
 */
export async function inviteUser(
  deps: InviteDeps,
  scope: Scope,
  { id = newId(), organizationId, ...invitation }: NewUser,
  { language, callerId }: { language: Language; callerId: string },
): Promise<Outcome<User>> {
  const { userDirectory, nudgeMailer, now } = deps
  const invited = { id, organizationId, ...invitation }
  const organization = await scope.find(organizations, organizationId)
  const known = await recognise(scope, invited)
  // Looked for after that: an earlier delivery of this command may be whom the address belongs to.
  const answered = await scope.answered<User>()
  if (answered) return answered

  const asker = { callerId, organizationId, now: now() }
  await checkRefusals(scope, asker)
  await checkTakenBack(scope, asker)
  const subject = known ? undefined : await userDirectory.invite(invitation)
  const outcome = await scope
    .command<User>(async (scoped) => {
      const user = await scoped.insert(users, { ...invited, username: invited.email, subject: subject ?? null })
      // Another delivery of it came first, or the address is somebody's of another organization.
      if (!user) return { data: publicUser(theSame(await recognise(scoped, invited), invited)), isReplay: true }
      await scoped.note({ kind: 'user_invited', organizationId, record: { type: 'user', id, name: fullName(user) } })
      // A provider writes only to whom it did not know before, and then it says under which subject.
      if (!userDirectory.sendsInvitations || !subject) {
        await queueInvitation(deps, scoped, user, { organization, language })
      }
      return { data: publicUser(user) }
    })
    .catch(async (error: unknown) => {
      const isTaken = error instanceof AppError && error.code === 'USER_EXISTS'
      if (isTaken && !(await recognise(scope, invited))) await noteRefusal(scope, asker)
      throw error
    })
  if (!outcome.isReplay) nudgeMailer()
  return outcome
}

/** Who is invited, taken back and invited again is written to each time. */
function checkTakenBack(scope: Scope, { organizationId, now }: { organizationId: string; now: Date }): Promise<void> {
  const what = and(eq(activities.kind, 'invitation_taken_back'), eq(activities.organizationId, organizationId))
  return checkOften(scope, { what, most: MOST_TAKEN_BACK_A_DAY, now })
}

/** Somebody who has the id or the address already, as far as the caller may know. */
async function recognise(scope: Pick<Scope, 'list'>, invited: NewUser & { id: string }): Promise<UserRow | undefined> {
  const where = sql`${users.id} = ${invited.id} or lower(${users.email}) = ${invited.email}`
  const { rows } = await scope.list(users, { where, orderBy: [users.id], paging: { limit: 2, offset: 0 } })
  return rows.find(({ id }) => id === invited.id) ?? rows[0]
}

/** @throws AppError IDEMPOTENCY_MISMATCH for another invitation under this id, USER_EXISTS for this address under another */
function theSame(user: UserRow | undefined, invited: NewUser & { id: string }): UserRow {
  if (user?.id !== invited.id) throw new AppError('USER_EXISTS')
  if (invitedFields.some((field) => user[field] !== invited[field])) throw new AppError('IDEMPOTENCY_MISMATCH')
  return user
}

const invitedFields = ['firstName', 'lastName', 'email', 'role', 'organizationId'] as const
