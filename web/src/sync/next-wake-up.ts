import { LEASE_MS } from './job-records.ts'
import { dueAt } from './back-off.ts'
import { headsOf, readJobs } from './read-jobs.ts'
import type { Ports } from './ports.ts'
import { nextState } from './job-events.ts'

/** When the engine has to look again, in milliseconds since 1970; undefined when nothing waits to be sent. */
export async function nextWakeUp({ db, now }: Pick<Ports, 'db' | 'now'>): Promise<number | undefined> {
  const times = headsOf(await readJobs(db)).flatMap((job) => {
    // Somebody else is sending it: look again when that one must have been heard of.
    if (job.state === 'sending') return [Math.min(job.lease?.until ?? 0, now() + LEASE_MS) + 1_000]
    return nextState(job, 'PICK') === 'sending' ? [dueAt(job, now())] : []
  })
  return times.length > 0 ? Math.min(...times) : undefined
}
