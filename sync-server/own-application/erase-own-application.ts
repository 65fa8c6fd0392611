import { AppError } from '#server/app-error.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import type { Deps, Queryable } from '#server/deps.ts'
import { removeGone } from '#server/document/storage/document-storage.ts'
import { eraseApplication, lockForErasure, mustBeKept } from '#server/erasure/erase-application.ts'
import { eraseQuestionnaire, lockQuestionnaire } from '#server/erasure/erase-due-questionnaires.ts'
import { findOwnApplication, type Held } from './find-own-application.ts'

/** Of a questionnaire without a process, too. @throws AppError as `findOwnApplication`; APPLICATION_KEPT */
export async function eraseOwnApplication(
  { db, limits, now, storage }: Pick<Deps, 'db' | 'limits' | 'now' | 'storage'>,
  held: Held,
): Promise<{ id: string }> {
  const keys = await inTransaction(db, async (transaction) => {
    const found = await findOwnApplication({ db: transaction, limits, now }, held, lockApplicationOrQuestionnaire)
    if (!('processId' in found)) return eraseQuestionnaire(transaction, found, now(), 'own_wish')
    if (await mustBeKept(transaction, found)) throw new AppError('APPLICATION_KEPT')
    return eraseApplication(transaction, found, now(), 'own_wish')
  })
  await removeGone(storage, keys)
  return { id: held.applicationId }
}

const lockApplicationOrQuestionnaire = async (db: Queryable, id: string) =>
  (await lockForErasure(db, id)) ?? lockQuestionnaire(db, id)
