import type { Deps } from '#server/deps.ts'
import { validate } from '#server/http/validate.ts'
import { questionnaireSubmission, type Receipt } from '#shared/application/contract.ts'
import { newId } from '#shared/ids.ts'
import { latestDay } from './arrival-day.ts'
import { checkUniqueIds } from './check-unique-ids.ts'
import { fingerprint } from './fingerprint.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import { receiptAgain, receiptOf } from './receipt.ts'
import { newReference } from './reference.ts'
import { findQuestionnaire, insertQuestionnaire } from './store.ts'

/** A questionnaire as posted; without an id it cannot be told from an earlier one and is always new. */
export interface PostedQuestionnaire {
  id?: string | undefined
  [field: string]: unknown
}

/**
 * Takes a questionnaire that belongs to no process (applicant.md §7). Without a process there are no documents to
 * bring, and nobody to whom a confirmation could promise an answer.
 * @throws AppError IDEMPOTENCY_MISMATCH, RATE_LIMITED, VALIDATION_FAILED
 */
export async function submitQuestionnaire(
  { db, limits, now }: Deps,
  posted: PostedQuestionnaire,
  client: string,
): Promise<{ receipt: Receipt; isReplay: boolean }> {
  const id = posted.id ?? newId()
  const print = fingerprint(posted)
  return inTransaction(db, async (transaction) => {
    const existing = await findQuestionnaire(transaction, id)
    if (existing) return { receipt: receiptAgain(existing, print), isReplay: true }
    await limits.submit(client)
    const receivedAt = now()
    const { rentObject, mainRenters, generalInfo, language } = validate(
      questionnaireSubmission(latestDay(receivedAt)),
      posted,
    )
    checkUniqueIds(mainRenters)
    for (;;) {
      const inserted = await insertQuestionnaire(transaction, {
        id,
        reference: newReference(),
        fingerprint: print,
        rentObject: rentObject ?? {},
        mainRenters: mainRenters.map((renter) => ({ ...renter, documents: [] })),
        generalInfo,
        isCompleted: true,
        language,
        createdAt: receivedAt,
        updatedAt: receivedAt,
      })
      if (inserted) return { receipt: receiptOf(inserted), isReplay: false }
      const first = await findQuestionnaire(transaction, id)
      if (first) return { receipt: receiptAgain(first, print), isReplay: true }
    }
  })
}
