import { eq, sql } from 'drizzle-orm'
import { AppError } from '#server/app-error.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import { applications } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { lockForErasure, mustBeKept } from '#server/erasure/erase-application.ts'
import type { OwnApplication } from '#shared/application/own-contract.ts'
import { canChangeStatus } from '#shared/application/status.ts'
import { findOwnApplication, type Held } from './find-own-application.ts'
import { ownApplicationOf } from './read-own-application.ts'

/**
 * Its sender does not want the home any more. That is said beside the status: one that was rejected stays so, and is kept no longer for
 * it. Once, however often it is asked.
 * @throws AppError as `findOwnApplication`; APPLICATION_KEPT
 */
export const withdrawOwnApplication = (
  { db, limits, now }: Pick<Deps, 'db' | 'limits' | 'now'>,
  held: Held,
): Promise<OwnApplication> =>
  inTransaction(db, async (transaction) => {
    const before = await findOwnApplication({ db: transaction, limits, now }, held, lockForErasure)
    if (before.withdrawnAt) return ownApplicationOf(before)
    if (await mustBeKept(transaction, before)) throw new AppError('APPLICATION_KEPT')
    const at = now()
    const [after] = await transaction
      .update(applications)
      .set({
        withdrawnAt: at,
        ...(canChangeStatus(before.status, 'withdrawn') && { status: 'withdrawn' as const, updatedAt: at }),
        // What a manager saw before is not what stands any more; and it was nobody who is signed in.
        version: sql`${applications.version} + 1`,
        changedBy: null,
      })
      .where(eq(applications.id, before.id))
      .returning()
    if (!after) throw new Error('the application that was locked is gone')
    return ownApplicationOf(after)
  })
