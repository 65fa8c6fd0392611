import { and, arrayContains, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm'
import { activities, users } from '#server/db/schema.ts'
import { endedTokens, sessions } from '#server/db/server-schema.ts'
import type { Queryable } from '#server/deps.ts'
import type { ActivityKind } from '#shared/activity/activity.ts'
import { newId } from '#shared/ids.ts'
import type { FoundSession, SessionRow, UserRow } from './session.ts'

export async function findUserBySubject(db: Queryable, subject: string): Promise<UserRow | undefined> {
  const [user] = await db.select().from(users).where(eq(users.subject, subject))
  return user
}

/** Whose an access token is, and whether it has ended before its time. */
export async function findUserByToken(
  db: Queryable,
  subject: string,
  tokenHash: string,
): Promise<{ user: UserRow; hasEnded: boolean } | undefined> {
  const ended = db.select({ hash: endedTokens.hash }).from(endedTokens).where(eq(endedTokens.hash, tokenHash))
  const [found] = await db
    .select({ user: users, hasEnded: sql<boolean>`exists ${ended}` })
    .from(users)
    .where(eq(users.subject, subject))
  return found
}

/** Gives the subject to a user who has none: one statement, so that of two at once only one gets the user. */
export async function linkByEmail(
  db: Queryable,
  { subject, email, now }: { subject: string; email: string; now: Date },
): Promise<UserRow | undefined> {
  const theOne = db
    .select({ id: users.id })
    .from(users)
    .where(and(isNull(users.subject), eq(sql`lower(${users.email})`, email.toLowerCase())))
    .limit(1)
  const [user] = await db
    .update(users)
    .set({ subject, updatedAt: now })
    .where(and(isNull(users.subject), inArray(users.id, theOne)))
    .returning()
  return user
}

export async function insertSession(db: Queryable, session: typeof sessions.$inferInsert): Promise<void> {
  await db.insert(sessions).values(session)
}

const found = (db: Queryable, secretHash: string, now: Date) =>
  db
    .select({ session: sessions, user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.secretHash, secretHash), gt(sessions.expiresAt, now)))

export async function findSession(db: Queryable, secretHash: string, now: Date): Promise<FoundSession | undefined> {
  const [row] = await found(db, secretHash, now).prepare('session').execute()
  return row
}

/** For as long as the transaction lasts nobody else renews or ends it. */
export async function lockSession(db: Queryable, secretHash: string, now: Date): Promise<FoundSession | undefined> {
  const [row] = await found(db, secretHash, now).for('update', { of: sessions })
  return row
}

export async function updateSession(db: Queryable, id: string, changes: Partial<SessionRow>): Promise<void> {
  await db.update(sessions).set(changes).where(eq(sessions.id, id))
}

/** @returns whether it was still there */
export async function deleteSession(db: Queryable, id: string): Promise<boolean> {
  return (await db.delete(sessions).where(eq(sessions.id, id)).returning({ id: sessions.id })).length > 0
}

/** Those too that belong to no session here. */
export async function endToken(db: Queryable, tokenHash: string, endsAt: Date): Promise<FoundSession | undefined> {
  await db.insert(endedTokens).values({ hash: tokenHash, endsAt }).onConflictDoNothing()
  const [row] = await db
    .select({ session: sessions, user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(arrayContains(sessions.tokenHashes, [tokenHash]))
  return row
}

export async function deleteEndedTokens(db: Queryable, now: Date): Promise<void> {
  await db.delete(endedTokens).where(lt(endedTokens.endsAt, now))
}

export async function deleteExpiredSessions(db: Queryable, now: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, now))
}

/** Once; whoever has come is not invited any more. */
export async function noteFirstSignIn(db: Queryable, userId: string, firstSignInAt: Date): Promise<void> {
  await db
    .update(users)
    .set({ firstSignInAt })
    .where(and(eq(users.id, userId), isNull(users.firstSignInAt)))
}

/** Into the log of the user's organization; a user without one is in nobody's. */
export async function recordSignIn(
  db: Queryable,
  kind: Extract<ActivityKind, 'signed_in' | 'signed_out'>,
  { id: actorId, organizationId }: Pick<UserRow, 'id' | 'organizationId'>,
  createdAt: Date,
): Promise<void> {
  if (organizationId) await db.insert(activities).values({ id: newId(), organizationId, kind, actorId, createdAt })
}
