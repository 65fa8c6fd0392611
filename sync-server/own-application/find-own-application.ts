import { isSecretOf } from '#server/application/receipt-secret.ts'
import { isErased } from '#server/application/store.ts'
import type { Deps, Queryable } from '#server/deps.ts'
import { AppError } from '#server/http/app-error.ts'

/** What its sender names it by, and from where. */
export interface Held {
  applicationId: string
  receiptSecret: string
  client: string
}

/**
 * An application for whoever holds its receipt.
 * @param find reads it, and locks it where it is to be changed
 * @throws AppError RATE_LIMITED, APPLICATION_ERASED; NOT_FOUND for another secret as for an id that nobody knows
 */
export async function findOwnApplication<Row extends { receiptSecretHash: string | null }>(
  { db, limits }: { db: Queryable; limits: Deps['limits'] },
  { applicationId, receiptSecret, client }: Held,
  find: (db: Queryable, id: string) => Promise<Row | undefined>,
): Promise<Row> {
  await limits.receipt(client)
  const application = await find(db, applicationId)
  if (!application && (await isErased(db, applicationId))) throw new AppError('APPLICATION_ERASED')
  if (!application || !isSecretOf(receiptSecret, application.receiptSecretHash)) throw new AppError('NOT_FOUND')
  return application
}
