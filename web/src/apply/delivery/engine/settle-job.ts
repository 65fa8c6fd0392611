import { nextState } from '#web/apply/delivery/jobs/job-events.ts'
import { changeOwn, type Records } from '#web/apply/delivery/jobs/job-records.ts'
import { keepReceipt } from '#web/apply/delivery/jobs/keep-receipt.ts'
import type { Outcome } from '#web/apply/delivery/jobs/outcome.ts'
import { keepAdded } from '#web/apply/delivery/seal/keep-added.ts'
import type { ApplyDatabase } from '#web/apply/storage/database.ts'
import type { Job } from '#web/apply/storage/job.ts'
import { backOffDelay, overloadDelay } from '#web/kit/device/back-off.ts'

const MOST_UNEXPLAINED = 2
const MOST_RESENDS = 3
const MOST_BLOCKED = 5
const BLOCKED_PAUSE_MS = 60 * 60_000
/** With these the server refuses exactly these bytes: it stored nothing, and they may be changed again. */
const refusals = new Set(['VALIDATION_FAILED', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'])

/** Writes down what became of an attempt: the receipt and the end of the job in one transaction, or its next state. */
export async function settleJob(records: Records, job: Job, outcome: Outcome): Promise<void> {
  const { db } = records
  if (outcome.event === 'ACK') return (job.request ? keepAdded : keepReceipt)(db, job, outcome.receipt)
  await db.transaction('rw', db.jobs, db.docs, async () => {
    const settled = await changeOwn(records, job.id, (current) => after(current, outcome, records))
    if (settled && outcome.event === 'RETRYABLE' && outcome.resend) await forgetTransfers(db, job.id)
  })
}

type Failure = Exclude<Outcome, { event: 'ACK' }>

function after(job: Job, outcome: Failure, { now, random }: Records): Partial<Job> {
  const { event } = outcome
  const state = nextState(job, event)
  if (event === 'RELEASED') return { state, nextAt: now(), lease: { holder: '', until: 0 } }
  const lastError = { ...outcome.error, at: now() }
  if (event === 'RETRYABLE') return afterRetryable(job, outcome, { state, lastError }, { now, random })
  const { earlier } = outcome
  // What is said of a document says nothing about the application, which may have arrived before.
  const isNothingStored = refusals.has(lastError.code) && lastError.documentName === undefined
  return { state, lastError, ...(earlier && { earlier }), ...(isNothingStored && { postAttempted: false }) }
}

function afterRetryable(
  job: Job,
  outcome: Extract<Outcome, { event: 'RETRYABLE' }>,
  next: Pick<Job, 'state'> & Required<Pick<Job, 'lastError'>>,
  { now, random }: Pick<Records, 'now' | 'random'>,
): Partial<Job> {
  const counts = {
    unexplained: (job.unexplained ?? 0) + (outcome.isUnexplained ? 1 : 0),
    resends: (job.resends ?? 0) + (outcome.resend ? 1 : 0),
    blocked: outcome.isBlocked ? (job.blocked ?? 0) + 1 : 0,
  }
  const toPerson = { ...next, ...counts, state: nextState(job, 'FIXABLE') }
  if (counts.unexplained > MOST_UNEXPLAINED || counts.resends > MOST_RESENDS) return toPerson
  if (counts.blocked >= MOST_BLOCKED) {
    const lastError = { ...next.lastError, code: 'UPLOAD_BLOCKED' }
    return { ...toPerson, lastError, nextAt: now() + BLOCKED_PAUSE_MS }
  }
  return { ...next, ...counts, attempts: job.attempts + 1, nextAt: now() + delayAfter(outcome, job, random) }
}

function delayAfter(
  { resend, retryAfterMs }: { resend?: boolean; retryAfterMs?: number },
  { attempts }: Job,
  random: () => number,
): number {
  if (resend) return 0
  return retryAfterMs === undefined ? backOffDelay(attempts, random) : overloadDelay(retryAfterMs, random)
}

/**
 * The server lacks documents: each is announced again, and goes on where the server says. In parts, which it takes itself: what a
 * bucket took and the server refused afterwards is refused in an answer that says why.
 */
const forgetTransfers = (db: ApplyDatabase, ownerId: string) =>
  db.docs.where({ ownerId }).modify((document) => {
    document.transfer = { offset: 0, done: false, type: document.type }
  })
