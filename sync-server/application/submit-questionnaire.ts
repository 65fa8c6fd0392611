import { AppError } from '#server/app-error.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import type { Deps } from '#server/deps.ts'
import { takeConfirmation } from '#server/mail/confirmation-budget.ts'
import { confirmationMail } from '#server/mail/confirmation-mail.ts'
import { queueMail } from '#server/mail/outbox.ts'
import { senderOf } from '#server/mail/sender.ts'
import type { Receipt } from '#shared/application/contract.ts'
import { newId } from '#shared/ids.ts'
import { fingerprint } from './fingerprint.ts'
import { checkPayloadVersion, latestDay, readQuestionnaire } from './read-submission.ts'
import { hashOfSecret, newReference, receiptAgain, receiptOf } from './receipt.ts'
import { findQuestionnaire, insertQuestionnaire, isErased, onlyOrganization } from './store.ts'

/** A questionnaire as posted; without an id it cannot be told from an earlier one and is always new. */
export interface PostedQuestionnaire {
  id?: string | undefined
  [field: string]: unknown
}

/**
 * Takes a questionnaire that belongs to no process (applicant.md, Submission). Without a process there are no documents
 * to bring, and it is the operator who confirms that it arrived.
 * @throws AppError APPLICATION_ERASED, IDEMPOTENCY_MISMATCH, RATE_LIMITED, CLIENT_TOO_OLD, UNAVAILABLE, VALIDATION_FAILED,
 * STORAGE_FULL
 */
export async function submitQuestionnaire(
  deps: Deps,
  posted: PostedQuestionnaire,
  client: string,
): Promise<{ receipt: Receipt; isReplay: boolean }> {
  const { db, limits, now, room, site } = deps
  const id = posted.id ?? newId()
  const outcome = await inTransaction(db, async (transaction) => {
    if (await isErased(transaction, id)) throw new AppError('APPLICATION_ERASED')
    const existing = await findQuestionnaire(transaction, id)
    if (existing) return { receipt: receiptAgain(existing, fingerprint(posted)), isReplay: true }
    await limits.submit(client)
    if (!room.has('record', 0)) throw new AppError('STORAGE_FULL')
    checkPayloadVersion(posted)
    const receivedAt = now()
    const { rentObject, mainRenters, generalInfo, language, receiptSecret } = readQuestionnaire(
      posted,
      latestDay(receivedAt),
    )
    const [first] = mainRenters
    const isConfirmed = first !== undefined && (await takeConfirmation(transaction, deps, first.email))
    const print = fingerprint(posted)
    for (;;) {
      const inserted = await insertQuestionnaire(transaction, {
        id,
        organizationId: (await onlyOrganization(transaction)) ?? null,
        reference: newReference(),
        fingerprint: print,
        receiptSecretHash: hashOfSecret(receiptSecret),
        rentObject: rentObject ?? {},
        mainRenters: mainRenters.map((renter) => ({ ...renter, documents: [] })),
        generalInfo,
        isCompleted: true,
        confirmationMail: isConfirmed,
        language,
        createdAt: receivedAt,
        updatedAt: receivedAt,
      })
      if (inserted) {
        if (isConfirmed) {
          const { reference } = inserted
          const sender = senderOf(undefined, site.contactEmail)
          const said = {
            firstName: first.firstName,
            locale: language,
            sender,
            reference,
            propertyAddress: undefined,
            receivedAt,
          }
          await queueMail(transaction, { recipient: first.email, letter: confirmationMail(said), applicationId: id })
        }
        return { receipt: receiptOf(inserted), isReplay: false }
      }
      const earlier = await findQuestionnaire(transaction, id)
      if (earlier) return { receipt: receiptAgain(earlier, print), isReplay: true }
    }
  })
  if (!outcome.isReplay) deps.nudgeMailer()
  return outcome
}
