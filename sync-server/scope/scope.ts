import { eq } from 'drizzle-orm'
import { AppError } from '#server/app-error.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import { organizations, users } from '#server/db/schema.ts'
import type { Deps, Queryable } from '#server/deps.ts'
import type { Caller } from '#server/http/access.ts'
import type { Command } from '#server/http/command.ts'
import { countErasures } from '#server/erasure/count-erasures.ts'
import { tenantAccessOf } from '#server/tenant/tenant-access.ts'
import type { ErasuresOfDay } from '#shared/policy/erasures.ts'
import { type ListActivities, readLog } from './activity-log.ts'
import { answerKept, type Outcome, runOnce } from './idempotency.ts'
import { createRowReader, type RowReader } from './read-rows.ts'
import { openScopedTransaction, type ScopedTransaction } from './scoped-transaction.ts'

/** What everybody who is signed in may see: themselves. */
export interface OwnScope {
  /** Undefined for somebody whom only the identity provider knows. */
  findSelf: () => Promise<Self | undefined>
}

interface Self {
  user: typeof users.$inferSelect
  organization: { id: string; name: string } | null
}

/**
 * All that a manager or a platform owner may see and change. Handlers get this instead of the database: whatever filter, id
 * or row a request brings, nothing of another organization comes out or goes in.
 */
export interface Scope extends OwnScope, RowReader {
  /** Newest first, with the names of who did it. */
  listActivities: ListActivities
  countErasures: (of: { organizationId: string; now: Date }) => Promise<ErasuresOfDay[]>
  /**
   * One READ COMMITTED transaction, repeated when it loses a deadlock.
   * @throws AppError ACCOUNT_DEACTIVATED or ACCESS_DENIED for who lost their rights since the request began, UNAVAILABLE
   */
  transaction: <T>(steps: (scoped: ScopedTransaction) => Promise<T>) => Promise<T>
  /**
   * A transaction whose steps are taken once for each `Idempotency-Key`, however often and in parallel the call arrives, and
   * whose answer is kept with what they did. They return exactly what is answered, with no dates or other objects in it.
   * @throws AppError as `transaction`; COMMAND_MISMATCH for something else under the same key
   */
  command: <T>(steps: (scoped: ScopedTransaction) => Promise<Outcome<T>>) => Promise<Outcome<T>>
  /**
   * What `command` answered before; undefined when it did not. For a use case that asks somebody else before its steps.
   * @throws AppError COMMAND_MISMATCH, NOT_FOUND
   */
  answered: <T>() => Promise<Outcome<T> | undefined>
}

export function openScope({ db, now }: Pick<Deps, 'db' | 'now'>, { user }: Caller, command?: Command): Scope {
  const reach = tenantAccessOf(user)
  const transact: InTransaction = (steps) =>
    inTransaction(db, async (transaction) => {
      if (!user) throw new AppError('ACCESS_DENIED')
      return steps(await openScopedTransaction(transaction, user.id, now), transaction)
    })
  return {
    ...createRowReader(db, reach),
    async findSelf() {
      if (!user) return undefined
      const [self] = await db
        .select({ user: users, organization: { id: organizations.id, name: organizations.name } })
        .from(users)
        .leftJoin(organizations, eq(organizations.id, users.organizationId))
        .where(eq(users.id, user.id))
      return self
    },
    listActivities: (selection) => readLog(db, reach, selection),
    countErasures: (of) => countErasures(db, reach, of),
    transaction: transact,
    command: (steps) =>
      transact((scoped, transaction) => runOnce(transaction, scoped.actor, command, () => steps(scoped))),
    answered: async <T>() => user && answerKept<T>(db, user, command),
  }
}

type InTransaction = <T>(steps: (scoped: ScopedTransaction, transaction: Queryable) => Promise<T>) => Promise<T>
