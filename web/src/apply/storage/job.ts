import type { HeldLink } from '#shared/document-request/request-link.ts'
import type { Language } from '#shared/languages.ts'
import type { Landlord } from '#shared/process/process.ts'
import type { Failure } from '#web/kit/api/failure.ts'
import type { Draft } from './draft.ts'

/** What an application, or documents that were asked for, go through between *Submit* and the server's receipt. */
export const jobStates = [
  'queued',
  'sending',
  'backoff',
  'hold_auth',
  'hold_update',
  'attention',
  'rejected',
  'delivered',
  'cancelled',
] as const
export type JobState = (typeof jobStates)[number]

export const jobKinds = ['application.submit', 'questionnaire.submit', 'documents.send'] as const
type JobKind = (typeof jobKinds)[number]

/** Something that was sealed to be sent. Its documents are the rows of `docs` that it owns. */
export interface Job {
  /** Of the application, or of what is added to one: the key that makes a second delivery a replay. */
  id: string
  /** Of this record; older ones are brought up to date when they are read. */
  fmt: 1
  kind: JobKind
  /** On whose behalf it is sent. The secret lets a phone without an account ask for its receipt. */
  owner: { t: 'anon'; secret: string }
  /** Jobs of one chain are sent one after the other. */
  chain: string
  /** Order of sealing on this device; never a time, because clocks jump. */
  n: number
  createdAt: number
  /** JSON exactly as it will be sent; the same bytes with every attempt. */
  body: string
  /** SHA-256 of the body, null where the browser cannot hash. */
  bodyHash: string | null
  payloadVersion: number
  /** Entered without a connection and still to be checked: the body names no process yet. */
  code?: string | undefined
  /** For the person: which home it is, and the language they wrote in. */
  about: { processId: string; address: string; language: Language; landlord?: Landlord }
  /** Of an application, as it was sealed: what becomes editable again when nothing was sent, or the server refused it. */
  draft?: Draft | undefined
  /** Of documents that were asked for: the link that lets them in. */
  request?: HeldLink | undefined
  state: JobState
  /** Set and committed before the first byte of the application leaves: from then on the server may have it. */
  postAttempted: boolean
  /** Failed attempts since the last progress. */
  attempts: number
  /** Attempts that ended in an answer nobody can explain. */
  unexplained?: number
  /** Attempts in a row in which the API answered and the bytes of a document did not get through. */
  blocked?: number
  /** Times the server missed documents that had been sent. */
  resends?: number
  /** Not before this time, in milliseconds since 1970. */
  nextAt: number
  lastError?: JobError
  /** The server has this application already, with other answers: the receipt of those. */
  earlier?: { reference: string; receivedAt: string }
  /** Who is sending it, and until when others keep away. */
  lease?: { holder: string; until: number }
}

/** Its code may also be one of the device's own. */
export interface JobError extends Failure {
  at: number
  /** The document it is about. */
  documentName?: string
}
