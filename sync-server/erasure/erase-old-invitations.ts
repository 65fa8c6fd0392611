import { and, eq, isNotNull, isNull, lt, notExists, sql } from 'drizzle-orm'
import { inTransaction } from '#server/db/in-transaction.ts'
import { activities, users } from '#server/db/schema.ts'
import type { Deps, Queryable } from '#server/deps.ts'
import type { UserDirectory } from '#server/identity/user-directory.ts'
import { DAY_MS } from '#shared/day.ts'
import { INVITATION_DAYS } from '#shared/user/kept.ts'

interface Needed extends Pick<Deps, 'db' | 'now' | 'log'> {
  userDirectory: UserDirectory
}

/**
 * Takes back who was invited and has never come, some time after they were written to last: their name and address belong to nobody
 * who works here. The identity provider goes first, as when somebody takes an invitation back; one that fails is tried with the next round.
 */
export async function eraseOldInvitations({ db, now, log, userDirectory }: Needed): Promise<void> {
  let erased = 0
  for (const { id } of await findOld(db, now())) {
    try {
      // Somebody may have come, or been written to again, since they were found: the provider is asked about nobody of these.
      const [still] = await findOld(db, now(), id)
      if (!still) continue
      if (still.subject) await userDirectory.remove(still.subject)
      const isGone = await inTransaction(db, async (transaction) => {
        await transaction.select({ id: users.id }).from(users).where(eq(users.id, id)).for('update')
        if ((await findOld(transaction, now(), id)).length === 0) return false
        await transaction.delete(users).where(eq(users.id, id))
        return true
      })
      if (isGone) erased += 1
    } catch (error) {
      // One that fails must not keep the others.
      log({ level: 'error', event: 'invitation_kept', name: error instanceof Error ? error.name : 'unknown' })
    }
  }
  if (erased > 0) log({ level: 'info', event: 'invitations_erased', count: erased })
}

/** Who did something has come, also with a token of the provider's that no session here belongs to. */
function findOld(db: Queryable, now: Date, only?: string) {
  const since = new Date(now.getTime() - INVITATION_DAYS * DAY_MS)
  const didSomething = db.select({ one: sql`1` }).from(activities).where(eq(activities.actorId, users.id))
  return db
    .select({ id: users.id, subject: users.subject })
    .from(users)
    .where(
      and(
        isNull(users.firstSignInAt),
        isNotNull(users.organizationId),
        lt(users.invitedAt, since),
        notExists(didSomething),
        only === undefined ? undefined : eq(users.id, only),
      ),
    )
}
