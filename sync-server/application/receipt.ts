import { createHash, timingSafeEqual } from 'node:crypto'
import { AppError } from '#server/app-error.ts'
import { randomCode } from '#server/process/code/new-code.ts'
import type { LeftOut } from '#shared/policy/left-out.ts'
import type { Receipt } from '#shared/application/contract.ts'

interface Received {
  id: string
  reference: string
  createdAt: Date
  fingerprint: string
  isCompleted: boolean
  confirmationMail: boolean
  leftOut?: LeftOut | null
}

/** Its status stays what it was on arrival: a replay must not tell what became of the application since. */
export const receiptOf = ({ id, reference, createdAt, isCompleted, confirmationMail, leftOut }: Received): Receipt => ({
  id,
  reference,
  receivedAt: createdAt.toISOString(),
  status: 'submitted',
  isCompleted,
  confirmationMail,
  ...(leftOut && { leftOut }),
})

/**
 * The first receipt again, for the same content.
 * @throws AppError IDEMPOTENCY_MISMATCH for other content under the same id
 */
export function receiptAgain(received: Received, fingerprint: string): Receipt {
  if (received.fingerprint !== fingerprint) throw new AppError('IDEMPOTENCY_MISMATCH')
  return receiptOf(received)
}

/** What an applicant reads out on the telephone: `7F3K-9QWM`. The database refuses one that was given before. */
export const newReference = (): string => `${randomCode(4)}-${randomCode(4)}`

/** As it is stored: who reads the database cannot ask in the sender's place. */
export const hashOfSecret = (secret: string | undefined): string | null =>
  secret === undefined ? null : sha256(secret).toString('hex')

/** Takes as long for a wrong secret as for the right one. */
export const isSecretOf = (secret: string, stored: string | null): boolean =>
  stored !== null && timingSafeEqual(sha256(secret), Buffer.from(stored, 'hex'))

/** The secret has 256 random bits: nothing slower is needed against guessing. */
const sha256 = (secret: string) => createHash('sha256').update(secret).digest()
