import { AppError } from '#server/app-error.ts'
import { isSecretOf } from '#server/application/receipt.ts'
import { isErased } from '#server/application/store.ts'
import type { Deps, Queryable } from '#server/deps.ts'
import { rentersOf } from '#shared/application/guarantor.ts'
import { readTypedDate } from '#shared/dates.ts'
import { dayAtHome } from '#shared/resident/stay.ts'

/** What its sender names it by, and from where. */
export interface Held {
  applicationId: string
  receiptSecret: string
  /** As the person typed it. */
  proof?: string | undefined
  client: string
}

/** What a secret and a proof are held against. */
export interface Provable {
  id: string
  receiptSecretHash: string | null
  mainRenters: readonly { dateOfBirth: string; email: string; isGuarantor?: boolean }[]
}

/**
 * An application for whoever holds its receipt, and knows who is in it.
 * @param find reads it, and locks it where it is to be changed
 * @throws AppError RATE_LIMITED, APPLICATION_ERASED; NOT_FOUND for another secret as for an id that nobody knows; PROOF_WRONG, PROOF_SPENT
 */
export async function findOwnApplication<Row extends Provable>(
  { db, limits, now }: { db: Queryable } & Pick<Deps, 'limits' | 'now'>,
  { applicationId, receiptSecret, proof, client }: Held,
  find: (db: Queryable, id: string) => Promise<Row | undefined>,
): Promise<Row> {
  await limits.receipt(client)
  const application = await find(db, applicationId)
  if (!application && (await isErased(db, applicationId))) throw new AppError('APPLICATION_ERASED')
  if (!application || !isSecretOf(receiptSecret, application.receiptSecretHash)) throw new AppError('NOT_FOUND')
  await prove({ limits, now }, application, proof)
  return application
}

/** Counted before it is looked at, so that attempts at the same time are no more than the others. */
async function prove(
  { limits, now }: Pick<Deps, 'limits' | 'now'>,
  { id, mainRenters }: Provable,
  proof = '',
): Promise<void> {
  if (proof === '') throw new AppError('PROOF_WRONG')
  await limits.proof(id)
  const [day, address] = [readTypedDate(proof, dayAtHome(now()), 'birth'), proof.toLowerCase()]
  const isKnown = rentersOf(mainRenters).some(
    ({ dateOfBirth, email }) => dateOfBirth === day || email.toLowerCase() === address,
  )
  if (!isKnown) throw new AppError('PROOF_WRONG')
  await limits.proven(id)
}
