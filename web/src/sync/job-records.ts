import type { Receipt } from '#shared/application/contract.ts'
import type { ApplyDatabase } from '#web/local/database.ts'
import type { Job } from '#web/local/job.ts'
import { backOffDelay, dueAt, overloadDelay } from './back-off.ts'
import { nextState } from './job-events.ts'
import type { Outcome } from './outcome.ts'
import type { Ports } from './ports.ts'
import { headsOf, readJob, readJobs } from './read-jobs.ts'

/** A holder that was not heard of for so long is gone. */
export const LEASE_MS = 90_000
/** An application that waited so long is not sent without asking. */
const STALE_MS = 30 * 24 * 60 * 60_000
const MOST_UNEXPLAINED = 2
const MOST_RESENDS = 3
const MOST_BLOCKED = 5
const BLOCKED_PAUSE_MS = 60 * 60_000

type Records = Pick<Ports, 'db' | 'now' | 'random' | 'holder'>

/**
 * Takes the next job that is due.
 * @param isAlone nobody else can be sending: a job marked as being sent was left by somebody who is gone
 */
export const pickJob = ({ db, now, holder }: Records, isAlone: boolean): Promise<Job | undefined> =>
  db.transaction('rw', db.jobs, async () => {
    for (const found of headsOf(await readJobs(db))) {
      const isLeft = found.state === 'sending' && (isAlone || isLeaseOver(found, now()))
      const job = isLeft ? { ...found, state: nextState(found, 'RELEASED') } : found
      if (nextState(job, 'PICK') !== 'sending' || job.state === 'sending' || dueAt(job, now()) > now()) continue
      if (now() - job.createdAt > STALE_MS && job.createdAt > 0) {
        const error = { code: 'STALE', at: now() }
        await db.jobs.put({ ...job, state: nextState(job, 'FIXABLE'), lastError: error })
        continue
      }
      const picked = { ...job, state: nextState(job, 'PICK'), lease: { holder, until: now() + LEASE_MS } }
      await db.jobs.put(picked)
      return picked
    }
    return undefined
  })

export const isLeaseOver = ({ lease }: Pick<Job, 'lease'>, now: number, graceMs = 0) =>
  !lease || lease.until + graceMs < now || lease.until - now > 2 * LEASE_MS

/**
 * Changes a job that this holder is sending.
 * @returns the job as it is now; undefined when it is no longer this holder's, who then stops
 */
export const changeOwn = (
  { db, now, holder }: Records,
  id: string,
  change: (job: Job) => Partial<Job>,
): Promise<Job | undefined> =>
  db.transaction('rw', db.jobs, async () => {
    const job = readJob(await db.jobs.get(id))
    if (job?.state !== 'sending' || job.lease?.holder !== holder) return undefined
    const changed = { ...job, lease: { holder, until: now() + LEASE_MS }, ...change(job) }
    await db.jobs.put(changed)
    return changed
  })

/** Writes down what became of an attempt: the receipt and the end of the job in one transaction, or its next state. */
export async function settleJob(records: Records, id: string, outcome: Outcome): Promise<void> {
  if (outcome.event === 'ACK') return keepReceipt(records.db, id, outcome.receipt)
  await changeOwn(records, id, (job) => after(job, outcome, records))
  if (outcome.event === 'RETRYABLE' && outcome.resend) await forgetTransfers(records.db, id)
}

/**
 * Exchanges an application for its receipt, however late that comes and whoever sent it. The bytes go first: there is
 * room for a receipt on a full device.
 */
export const keepReceipt = (
  db: ApplyDatabase,
  id: string,
  { reference, receivedAt }: Pick<Receipt, 'reference' | 'receivedAt'>,
): Promise<void> =>
  db.transaction('rw', [db.jobs, db.docs, db.chunks, db.receipts], async () => {
    const job = readJob(await db.jobs.get(id))
    if (!job || nextState(job, 'ACK') !== 'delivered') return
    for (const docId of await db.docs.where({ ownerId: id }).primaryKeys()) {
      await db.chunks.where('[docId+i]').between([docId, 0], [docId, Number.POSITIVE_INFINITY]).delete()
      await db.docs.delete(docId)
    }
    await db.jobs.delete(id)
    const { about, owner } = job
    await db.receipts.put({ id, reference, receivedAt, ...about, secret: owner.secret })
  })

function after(job: Job, outcome: Exclude<Outcome, { event: 'ACK' }>, { now, random }: Records): Partial<Job> {
  const { event } = outcome
  const lastError = { ...outcome.error, at: now() }
  const next: Partial<Job> = { state: nextState(job, event), lastError }
  if (event === 'RELEASED') return { state: nextState(job, event), nextAt: now(), lease: { holder: '', until: 0 } }
  if (event !== 'RETRYABLE') {
    // A definite refusal of exactly these bytes: the server stored nothing, and they may be changed again.
    const isNothingStored = ['VALIDATION_FAILED', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'].includes(
      lastError.code,
    )
    const { earlier } = outcome
    return { ...next, ...(earlier && { earlier }), ...(isNothingStored && { postAttempted: false }) }
  }

  const attempts = job.attempts + 1
  const counts = {
    unexplained: (job.unexplained ?? 0) + (outcome.isUnexplained ? 1 : 0),
    resends: (job.resends ?? 0) + (outcome.resend ? 1 : 0),
    blocked: outcome.isBlocked ? (job.blocked ?? 0) + 1 : 0,
  }
  const toPerson = { ...next, ...counts, state: nextState(job, 'FIXABLE') }
  if (counts.unexplained > MOST_UNEXPLAINED || counts.resends > MOST_RESENDS) return toPerson
  if (counts.blocked >= MOST_BLOCKED) {
    const error = { ...lastError, code: 'UPLOAD_BLOCKED' }
    return { ...toPerson, lastError: error, nextAt: now() + BLOCKED_PAUSE_MS }
  }
  const delay = outcome.resend
    ? 0
    : outcome.retryAfterMs === undefined
      ? backOffDelay(job.attempts, random)
      : overloadDelay(outcome.retryAfterMs, random)
  return { ...next, ...counts, attempts, nextAt: now() + delay }
}

/** The server lacks documents: each is announced again, and goes on where the server says. */
const forgetTransfers = (db: ApplyDatabase, ownerId: string) =>
  db.docs.where({ ownerId }).modify((document) => {
    delete document.transfer
  })
