import { eq, sql } from 'drizzle-orm'
import { openDatabase } from '#server/db/open-database.ts'
import { users } from '#server/db/schema.ts'
import type { Db } from '#server/deps.ts'
import type { Environment } from '#server/env.ts'
import { prepareIdentity } from '#server/identity/prepare-identity.ts'
import type { UserDirectory } from '#server/identity/user-directory.ts'
import { StartError } from '#server/start-error.ts'
import { newId } from '#shared/ids.ts'
import { email as emailSchema } from '#shared/text.ts'
import { openInstallation } from './open-installation.ts'

/** Makes somebody a platform owner of this installation. @returns what to do next */
export async function makeOwner(environment: Environment, address: string): Promise<string> {
  const parsed = emailSchema().safeParse(address)
  if (!parsed.success) throw new StartError(`${address} is no e-mail address.`, 64)
  await using installation = await openInstallation(environment, { alone: false, isNew: false })
  const log = () => {}
  const { db, close } = await openDatabase(installation.databaseUrl, log)
  try {
    const { userDirectory } = await prepareIdentity(environment, { db, now: () => new Date(), log })
    const outcome = await giveOwnership(db, userDirectory, parsed.data)
    const next = `${environment.publicUrl ?? ''}/admin-login, with this address`
    const how = userDirectory.sendsInvitations ? 'The identity provider writes to those it did not know. ' : ''
    return `${parsed.data} ${outcome === 'known' ? 'is a platform owner already' : 'is a platform owner now'}. ${how}Sign in at ${next}.`
  } finally {
    await close()
  }
}

/**
 * Once, however often it is asked. Somebody new is linked to their account at the identity provider by the verified e-mail
 * address of their first sign-in.
 * @returns `known` for who was one already
 */
export async function giveOwnership(db: Db, directory: UserDirectory, email: string): Promise<'made' | 'known'> {
  const [user] = await db
    .select()
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()))
  const owner = { role: 'platform_owner', isActive: true, organizationId: null } as const
  if (user) {
    if (user.role === owner.role && user.isActive) return 'known'
    if (!user.isActive && user.subject) await directory.reactivate(user.subject)
    await db
      .update(users)
      .set({ ...owner, updatedAt: new Date() })
      .where(eq(users.id, user.id))
    return 'made'
  }
  const names = { firstName: 'Platform', lastName: 'Owner' }
  const subject = await directory.invite({ email, ...names })
  const row = { id: newId(), email, username: email, ...names, ...owner, subject: subject ?? null }
  await db.insert(users).values(row).onConflictDoNothing()
  return 'made'
}
