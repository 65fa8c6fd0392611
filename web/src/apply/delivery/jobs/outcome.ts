import type { Receipt } from '#shared/application/contract.ts'
import type { ErrorCode } from '#shared/errors/errors.ts'
import type { ManagerErrorCode } from '#shared/errors/manager-errors.ts'
import type { JobError } from '#web/apply/storage/job.ts'
import { ApiError } from '#web/kit/api/call.ts'
import { failureOf } from '#web/kit/api/failure.ts'
import { CodeUnknownError, DocumentDamagedError, DocumentUploadError, LinkUnknownError } from './send-errors.ts'

/** What became of an attempt, as an event of the state table. */
export type Outcome =
  | { event: 'ACK'; receipt: Received }
  | {
      event: 'RETRYABLE'
      error: Problem
      /** Named by the server. */
      retryAfterMs?: number
      /** What nobody can explain is tried again only a few times. */
      isUnexplained?: boolean
      /** The server lacks documents that were sent: they are sent again, at once. */
      resend?: boolean
      /** Documents do not get through, though the API answers. */
      isBlocked?: boolean
    }
  | {
      event: 'FIXABLE' | 'TERMINAL' | 'CLIENT_TOO_OLD' | 'RELEASED'
      error: Problem
      /** What the server has under the same id, when it has other content. */
      earlier?: { reference: string; receivedAt: string }
    }

/** The server's word that it has it. */
export type Received = Pick<Receipt, 'id' | 'reference' | 'receivedAt' | 'confirmationMail' | 'leftOut'>

export type Problem = Omit<JobError, 'at'>

/** Reads a failure. Whatever is not certainly ours, and not certainly final, is tried again: nothing is ever given up. */
export function outcomeOf(error: unknown): Outcome {
  if (error instanceof DocumentUploadError) return ofDocument(error)
  if (error instanceof CodeUnknownError) return { event: 'FIXABLE', error: { code: 'CODE_UNKNOWN' } }
  if (error instanceof LinkUnknownError) return { event: 'FIXABLE', error: { code: 'LINK_UNKNOWN' } }
  if (error instanceof DocumentDamagedError) {
    return { event: 'FIXABLE', error: { code: 'DOCUMENT_DAMAGED', documentName: error.documentName } }
  }
  if (error instanceof ApiError) return ofAnswer(error)
  return { event: 'RETRYABLE', error: failureOf(error) }
}

/** What is to be said of a failure. */
export function problemOf(error: unknown): Problem | undefined {
  const outcome = outcomeOf(error)
  return outcome.event === 'ACK' ? undefined : outcome.error
}

function ofDocument({ cause, documentName, wasPresigned }: DocumentUploadError): Outcome {
  const outcome = outcomeOf(cause)
  if (outcome.event === 'ACK') return outcome
  const error = { ...outcome.error, documentName }
  if (outcome.event !== 'RETRYABLE') return { ...outcome, error }
  // The address was refused although it was new: the next one may be good, and no person can do anything about it.
  const { isUnexplained, ...passing } = outcome
  return {
    ...(isUnexplained && !isAddressRefused(cause) ? outcome : passing),
    error,
    isBlocked: outcome.error.code === 'NET' && wasPresigned,
  }
}

function ofAnswer(answer: ApiError): Outcome {
  const { status, code, isOurs, retryAfterMs } = answer
  const error = failureOf(answer)
  const later = { event: 'RETRYABLE', ...(retryAfterMs !== undefined && { retryAfterMs }) } as const
  if (!isOurs) return { ...later, error }
  const meaning = (code && known[code]) ?? (isPassing(status) ? 'later' : 'unexplained')
  switch (meaning) {
    case 'later':
      return { ...later, error }
    case 'unexplained':
      return { event: 'RETRYABLE', error, isUnexplained: true }
    case 'resend':
      return { event: 'RETRYABLE', error, resend: true }
    case 'CLIENT_TOO_OLD':
    case 'TERMINAL':
    case 'FIXABLE':
      return { event: meaning, error }
  }
}

type Meaning = 'later' | 'unexplained' | 'resend' | 'CLIENT_TOO_OLD' | 'TERMINAL' | 'FIXABLE'

/** Every failure the server may name: a new one has to be given a meaning here. */
const meanings: Record<Exclude<ErrorCode, ManagerErrorCode>, Meaning> = {
  INVALID_JSON: 'unexplained',
  // Applicants never sign in.
  UNAUTHORIZED: 'unexplained',
  ACCESS_DENIED: 'unexplained',
  ACCOUNT_DEACTIVATED: 'unexplained',
  FOREIGN_ORIGIN: 'unexplained',
  SIGN_IN_FAILED: 'unexplained',
  SIGN_IN_UNAVAILABLE: 'later',
  // An upload address that expired, or a part that came twice: asked for again, it is another.
  UPLOAD_URL_INVALID: 'later',
  UPLOAD_OFFSET_MISMATCH: 'later',
  UPLOAD_MISMATCH: 'unexplained',
  // Only said to who withdraws or erases.
  APPLICATION_KEPT: 'unexplained',
  PROOF_WRONG: 'unexplained',
  PROOF_SPENT: 'unexplained',
  TUS_VERSION_UNSUPPORTED: 'unexplained',
  NOT_FOUND: 'unexplained',
  PROCESS_NOT_FOUND: 'TERMINAL',
  APPLICATION_CLOSED: 'TERMINAL',
  APPLICATION_ERASED: 'TERMINAL',
  // Said to documents that were asked for, and are no longer wanted.
  DOCUMENTS_NOT_REQUESTED: 'TERMINAL',
  DOCUMENTS_MISSING: 'resend',
  DOCUMENT_CONFLICT: 'FIXABLE',
  DOCUMENT_INFECTED: 'FIXABLE',
  DOCUMENT_LIMIT_REACHED: 'FIXABLE',
  ALREADY_SUBMITTED: 'FIXABLE',
  IDEMPOTENCY_MISMATCH: 'FIXABLE',
  PAYLOAD_TOO_LARGE: 'FIXABLE',
  UNSUPPORTED_MEDIA_TYPE: 'FIXABLE',
  VALIDATION_FAILED: 'FIXABLE',
  CLIENT_TOO_OLD: 'CLIENT_TOO_OLD',
  RATE_LIMITED: 'later',
  INTERNAL: 'later',
  SIGN_IN_NOT_SET_UP: 'later',
  UNAVAILABLE: 'later',
  UPLOADS_PAUSED: 'later',
  STORAGE_FULL: 'later',
}

/** Those of managers, and of a newer server, are none of an applicant's. */
const known: Partial<Record<ErrorCode, Meaning>> = meanings

/** By our server or a storage provider: the address of an upload has expired, or nobody knows it any more. */
export const isAddressRefused = (error: unknown) => error instanceof ApiError && [403, 404].includes(error.status)

/** Statuses that say "later" and not "no". */
const isPassing = (status: number) => status >= 500 || [408, 425, 429].includes(status)
