import { DAY_MS } from '#shared/day.ts'
import type { ApplyDatabase } from '#web/apply/storage/database.ts'
import type { Job } from '#web/apply/storage/job.ts'
import { dueAt } from '#web/kit/device/back-off.ts'
import { nextState } from './job-events.ts'
import type { Ports } from './ports.ts'
import { headsOf, readJob, readJobs } from './read-jobs.ts'

/** A holder that was not heard of for so long is gone. */
export const LEASE_MS = 90_000
/** An application that waited so long is not sent without asking. */
const STALE_MS = 30 * DAY_MS

export type Records = Pick<Ports, 'db' | 'now' | 'random' | 'holder'>

/**
 * Takes the next job that is due.
 * @param isAlone nobody else can be sending: a job marked as being sent was left by somebody who is gone
 */
export const pickJob = ({ db, now, holder }: Records, isAlone: boolean): Promise<Job | undefined> =>
  db.transaction('rw', db.jobs, async () => {
    const isLeft = (job: Job) => isAlone || job.lease?.holder === holder || isLeaseOver(job, now())
    const job = headsOf(await readJobs(db))
      .map((job) => afterWaiting(job, now(), isLeft(job)))
      .find((job) => isPickable(job) && jobDueAt(job, now()) <= now())
    if (!job) return undefined
    const picked = { ...job, state: nextState(job, 'PICK'), lease: { holder, until: now() + LEASE_MS } }
    await db.jobs.put(picked)
    return picked
  })

/** When a job may be tried. Only what failed has to wait. */
export const jobDueAt = ({ state, nextAt, lastError }: Job, now: number): number =>
  state === 'backoff' || state === 'attention'
    ? dueAt({ nextAt, setAt: lastError?.at ?? 0 }, now)
    : Math.min(nextAt, now)

export const isPickable = (job: Job) => job.state !== 'sending' && nextState(job, 'PICK') === 'sending'

/** The job as time alone has left it: its holder is gone, or what it waited for is over. */
export function afterWaiting(job: Job, now: number, isLeft = isLeaseOver(job, now)): Job {
  if (job.state === 'sending' && isLeft) return { ...job, state: nextState(job, 'RELEASED') }
  if (job.state === 'attention' && isPauseOver(job, now)) return { ...job, state: nextState(job, 'PAUSE_OVER') }
  return job
}

/** A network that lets no documents through may be another one by now; a clock that made a job look old was put right. */
const isPauseOver = (job: Job, now: number) =>
  (job.lastError?.code === 'UPLOAD_BLOCKED' && jobDueAt(job, now) <= now) ||
  (job.lastError?.code === 'STALE' && !isStale(job, now))

export const isStale = ({ createdAt }: Pick<Job, 'createdAt'>, now: number) =>
  createdAt > 0 && now - createdAt > STALE_MS

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

/** The place of a job in the order of sealing, within a transaction on `kv`. */
export async function nextNumber(db: ApplyDatabase): Promise<number> {
  const last = Number((await db.kv.get('lastJob'))?.v ?? 0)
  await db.kv.put({ k: 'lastJob', v: last + 1 })
  return last + 1
}
