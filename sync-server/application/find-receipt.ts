import { AppError } from '#server/app-error.ts'
import type { Deps } from '#server/deps.ts'
import type { Receipt } from '#shared/application/contract.ts'
import { isSecretOf, receiptOf } from './receipt.ts'
import { findApplication, findQuestionnaire, isErased } from './store.ts'

/**
 * The receipt of an application or questionnaire, for the device that sent it and never got the answer. An id without
 * its secret is answered like one that nobody knows.
 * @throws AppError RATE_LIMITED, APPLICATION_ERASED, NOT_FOUND
 */
export async function findReceipt(
  { db, limits }: Pick<Deps, 'db' | 'limits'>,
  id: string,
  secret: string,
  client: string,
): Promise<Receipt> {
  await limits.receipt(client)
  if (await isErased(db, id)) throw new AppError('APPLICATION_ERASED')
  const received = (await findApplication(db, id)) ?? (await findQuestionnaire(db, id))
  if (!received || !isSecretOf(secret, received.receiptSecretHash)) throw new AppError('NOT_FOUND')
  return receiptOf(received)
}
