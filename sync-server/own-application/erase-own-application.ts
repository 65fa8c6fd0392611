import { inTransaction } from '#server/db/in-transaction.ts'
import type { Deps } from '#server/deps.ts'
import { eraseApplication, lockForErasure, mustBeKept } from '#server/erasure/erase-application.ts'
import { AppError } from '#server/http/app-error.ts'
import { findOwnApplication, type Held } from './find-own-application.ts'

/** @throws AppError as `findOwnApplication`; APPLICATION_KEPT */
export async function eraseOwnApplication(
  { db, limits, now, storage }: Pick<Deps, 'db' | 'limits' | 'now' | 'storage'>,
  held: Held,
): Promise<{ id: string }> {
  const keys = await inTransaction(db, async (transaction) => {
    const application = await findOwnApplication({ db: transaction, limits }, held, lockForErasure)
    if (await mustBeKept(transaction, application)) throw new AppError('APPLICATION_KEPT')
    return eraseApplication(transaction, application, now())
  })
  // One that fails is the cleaner's: the application is gone all the same.
  for (const key of keys) await storage.remove(key).catch(() => {})
  return { id: held.applicationId }
}
