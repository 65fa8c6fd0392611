import type { ResidentRow } from '#server/feed-rows/public-resident.ts'
import { AppError } from '#server/http/app-error.ts'
import { detail } from '#server/http/validate.ts'
import type { ScopedTransaction } from '#server/scope/scoped-transaction.ts'
import type { Stay } from '#shared/resident/stay.ts'
import { checkHomeIsFree } from './one-accepted-offer.ts'

/**
 * Nobody moves out before they moved in; and who came by an accepted offer does not come back into a home that another one was
 * accepted for since. To be called under the lock of the home.
 * @throws AppError VALIDATION_FAILED at the field that was just given; HOME_TAKEN
 */
export async function checkStay(
  scoped: ScopedTransaction,
  { propertyId, applicationId, ...before }: ResidentRow,
  stay: Stay,
): Promise<void> {
  const { moveInDate, moveOutDate } = stay
  if (moveOutDate !== null && moveOutDate < moveInDate) {
    const given = moveOutDate === before.moveOutDate ? 'moveInDate' : 'moveOutDate'
    throw new AppError('VALIDATION_FAILED', { details: [detail([given], 'end_before_move_in')] })
  }
  if (applicationId !== null && isLonger(stay, before)) {
    await checkHomeIsFree(scoped, { propertyId, applicationId, stay })
  }
}

const isLonger = (stay: Stay, before: Stay): boolean =>
  stay.moveInDate < before.moveInDate || (before.moveOutDate !== null && (stay.moveOutDate ?? '9') > before.moveOutDate)
