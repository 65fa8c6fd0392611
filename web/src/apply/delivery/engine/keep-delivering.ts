import { afterWaiting, isPickable, jobDueAt, LEASE_MS } from '#web/apply/delivery/jobs/job-records.ts'
import type { Ports } from '#web/apply/delivery/jobs/ports.ts'
import { headsOf, readJobs } from '#web/apply/delivery/jobs/read-jobs.ts'
import { releaseHeldForUpdate, wakeJobs } from '#web/apply/delivery/seal/change-job.ts'
import { nextEarlyAt } from '#web/apply/delivery/send/send-early.ts'
import { keepGoing } from '#web/kit/device/keep-going.ts'
import { createDelivery, type Ran } from './create-delivery.ts'

/** What a page tells the engine, and what the engine asks of it. */
export interface PageLife {
  /** It may lie, so it only postpones what runs by itself, and never what a person asks for. */
  isOnline: () => boolean
  /** Something is left to be sent. */
  onWaiting: () => void
}

/** Delivers as long as a page lives, whenever a waiting time is over or it is told to look. */
export function keepDelivering(ports: Ports, { isOnline, onWaiting }: PageLife) {
  const delivery = createDelivery(ports)
  const { round } = keepGoing(ports, async () => nextWakeUp(ports, await delivery.run()), {
    postpones: () => !isOnline(),
    onSleep: onWaiting,
  })
  /** The connection may be another now, or somebody looks: what waits is tried at once. */
  const wake = () => wakeJobs(ports.db, ports.now()).then(round, round)

  return {
    start: () => releaseHeldForUpdate(ports.db, ports.now()).then(wake, wake),
    /** Something was sealed, or a person wants it tried. */
    look: round,
    wake,
    sleep: delivery.sleep,
  }
}

/** How often it looks whether the page that is sending has been closed. */
const BUSY_PAUSE_MS = 2_000

/** When the engine has to look again, in milliseconds since 1970; undefined when nothing waits to be sent. */
export async function nextWakeUp(ports: Pick<Ports, 'db' | 'now'>, ran: Ran = 'done'): Promise<number | undefined> {
  const times = [await nextDelivery(ports, ran), await nextEarlyAt(ports)].filter((at) => at !== undefined)
  return times.length > 0 ? notBefore(ports, ran, Math.min(...times)) : undefined
}

/** The same for applications alone, without what is sent early of those still being written. */
export async function nextDelivery({ db, now }: Pick<Ports, 'db' | 'now'>, ran: Ran): Promise<number | undefined> {
  const times = headsOf(await readJobs(db)).flatMap((found) => {
    const job = afterWaiting(found, now())
    if (isPickable(job)) return [jobDueAt(job, now())]
    // Somebody else is sending it. Where a lock tells when that one is gone, look soon; else when its lease is over.
    if (job.state === 'sending') {
      return [ran === 'busy' ? now() + BUSY_PAUSE_MS : Math.min(job.lease?.until ?? 0, now() + LEASE_MS) + 1_000]
    }
    // Documents that did not get through are tried again later, though a person was told.
    return job.lastError?.code === 'UPLOAD_BLOCKED' && job.state === 'attention' ? [jobDueAt(job, now())] : []
  })
  return times.length > 0 ? notBefore({ now }, ran, Math.min(...times)) : undefined
}

const notBefore = ({ now }: Pick<Ports, 'now'>, ran: Ran, at: number) =>
  ran === 'busy' ? Math.max(at, now() + BUSY_PAUSE_MS) : at
