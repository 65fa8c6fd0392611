import type { ApplyDatabase } from '#web/local/database.ts'
import type { Job } from '#web/local/job.ts'
import { type JobEvent, nextState } from './job-events.ts'
import { keepReceipt } from './job-records.ts'
import { readJob } from './read-jobs.ts'
import { askReceipt } from './send-application.ts'

/** The person wants it tried at once, or has put right what was wrong. */
export const tryNow = (db: ApplyDatabase, id: string, now = Date.now()) =>
  change(db, id, 'USER_TRY_NOW', () => ({ nextAt: now, ...freshCounts }))

/** Another code for an application that was finished without a connection. */
export const correctCode = (db: ApplyDatabase, id: string, code: string, now = Date.now()) =>
  change(db, id, 'USER_FIXED', () => ({ code, nextAt: now, ...freshCounts }))

/** Sends an application that waited for a month, now that the person was asked. */
export const sendStale = (db: ApplyDatabase, id: string, now = Date.now()) =>
  change(db, id, 'USER_FIXED', () => ({ createdAt: now, nextAt: now, ...freshCounts }))

/**
 * The network may have changed: what waits is tried again without waiting, and what the last network did not let
 * through as well.
 */
export const wakeJobs = (db: ApplyDatabase, now = Date.now()) =>
  db.transaction('rw', db.jobs, async () => {
    await db.jobs.toCollection().modify((record) => {
      const job = readJob(record)
      if (job?.state === 'backoff' && job.lastError?.code === 'NET') Object.assign(record, { attempts: 0, nextAt: now })
      if (job?.state === 'attention' && job.lastError?.code === 'UPLOAD_BLOCKED') {
        Object.assign(record, { ...freshCounts, state: nextState(job, 'USER_TRY_NOW'), nextAt: now })
      }
    })
  })

/** A newer version has taken over: what only it can send is tried again. */
export const releaseHeldForUpdate = async (db: ApplyDatabase, now = Date.now()) => {
  for (const id of await db.jobs.toCollection().primaryKeys()) await change(db, id, 'UPDATED', () => ({ nextAt: now }))
}

export type TakenBack =
  /** It is a draft again, and editable. */
  | 'draft'
  /** It had arrived already; its receipt is kept now. */
  | 'received'
  /** Whether it arrived can be told only with a connection. */
  | 'unknown'
  | 'gone'

/**
 * Makes a draft of an application again, so that it can be changed or deleted. What may have reached the server is
 * asked about first: nobody is told that they took back what the landlord has.
 */
export async function takeBack(db: ApplyDatabase, id: string, send: typeof fetch = fetch): Promise<TakenBack> {
  const job = readJob(await db.jobs.get(id))
  if (!job) return 'gone'
  if (job.postAttempted && job.state !== 'rejected') {
    const answer = await askReceipt({ json: send }, job).catch((error: unknown) => isNotFound(error) && 'none')
    if (!answer) return 'unknown'
    if (answer !== 'none') {
      await keepReceipt(db, id, answer)
      return 'received'
    }
  }
  return db.transaction('rw', db.jobs, db.drafts, async () => {
    const current = readJob(await db.jobs.get(id))
    if (!current || nextState(current, 'USER_CANCEL') !== 'cancelled') return 'gone'
    // A POST left meanwhile: nothing is known again.
    if (current.postAttempted && !job.postAttempted) return 'unknown'
    await db.drafts.put({ ...current.draft, rev: current.draft.rev + 1, updatedAt: Date.now() })
    await db.jobs.delete(id)
    return 'draft'
  })
}

const isNotFound = (error: unknown) => (error as { code?: string } | undefined)?.code === 'NOT_FOUND'

const freshCounts = { attempts: 0, unexplained: 0, resends: 0, blocked: 0 }

/** False where the event changes nothing. */
const change = (db: ApplyDatabase, id: string, event: JobEvent, changes: (job: Job) => Partial<Job>) =>
  db.transaction('rw', db.jobs, async () => {
    const job = readJob(await db.jobs.get(id))
    const state = job && nextState(job, event)
    if (!job || state === job.state) return false
    await db.jobs.put({ ...job, ...changes(job), state: state ?? job.state })
    return true
  })
