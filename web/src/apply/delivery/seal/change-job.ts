import { type JobEvent, nextState } from '#web/apply/delivery/jobs/job-events.ts'
import { readJob } from '#web/apply/delivery/jobs/read-jobs.ts'
import type { ApplyDatabase } from '#web/apply/storage/database.ts'
import type { Job } from '#web/apply/storage/job.ts'

/** The person wants it tried at once, or has put right what was wrong. */
export const tryNow = (db: ApplyDatabase, id: string, now = Date.now()) =>
  change(db, id, 'USER_TRY_NOW', () => ({ nextAt: now, ...freshCounts }))

/** Another code for an application that was finished without a connection. */
export const correctCode = (db: ApplyDatabase, id: string, code: string, now = Date.now()) =>
  change(db, id, 'USER_FIXED', (job) => (job.postAttempted ? undefined : { code, nextAt: now, ...freshCounts }))

/** Sends an application that waited for a month, now that the person was asked. */
export const sendStale = (db: ApplyDatabase, id: string, now = Date.now()) =>
  change(db, id, 'USER_FIXED', () => ({ createdAt: now, nextAt: now, ...freshCounts }))

/**
 * The network may have changed: what waits is tried again without waiting, and what the last network did not let
 * through as well.
 */
export const wakeJobs = (db: ApplyDatabase, now = Date.now()) =>
  db.transaction('rw', db.jobs, db.kv, async () => {
    await db.kv.delete('early')
    await db.jobs.toCollection().modify((record) => {
      const job = readJob(record)
      const isWaiting = job?.state === 'backoff' && job.lastError?.code === 'NET'
      const isBlocked = job?.state === 'attention' && job.lastError?.code === 'UPLOAD_BLOCKED'
      if (isWaiting) Object.assign(record, { attempts: 0, nextAt: now })
      if (isBlocked) Object.assign(record, { ...freshCounts, nextAt: now, state: nextState(job, 'PAUSE_OVER') })
    })
  })

/** A newer version has taken over: what only it can send is tried again. */
export const releaseHeldForUpdate = async (db: ApplyDatabase, now = Date.now()) => {
  for (const id of await db.jobs.toCollection().primaryKeys()) await change(db, id, 'UPDATED', () => ({ nextAt: now }))
}

const freshCounts = { attempts: 0, unexplained: 0, resends: 0, blocked: 0 }

/** False where the event changes nothing. */
const change = (db: ApplyDatabase, id: string, event: JobEvent, changes: (job: Job) => Partial<Job> | undefined) =>
  db.transaction('rw', db.jobs, async () => {
    const job = readJob(await db.jobs.get(id))
    const state = job && nextState(job, event)
    const changed = job && changes(job)
    if (!job || !changed || state === job.state) return false
    await db.jobs.put({ ...job, ...changed, state: state ?? job.state })
    return true
  })
