import { AppError } from '#server/app-error.ts'
import type { Receipt } from '#shared/application/contract.ts'

interface Received {
  id: string
  reference: string
  createdAt: Date
  fingerprint: string
  isCompleted: boolean
  confirmationMail: boolean
}

/** Its status stays what it was on arrival: a replay must not tell what became of the application since. */
export const receiptOf = ({ id, reference, createdAt, isCompleted, confirmationMail }: Received): Receipt => ({
  id,
  reference,
  receivedAt: createdAt.toISOString(),
  status: 'submitted',
  isCompleted,
  confirmationMail,
})

/**
 * The first receipt again, for the same content.
 * @throws AppError IDEMPOTENCY_MISMATCH for other content under the same id
 */
export function receiptAgain(received: Received, fingerprint: string): Receipt {
  if (received.fingerprint !== fingerprint) throw new AppError('IDEMPOTENCY_MISMATCH')
  return receiptOf(received)
}
