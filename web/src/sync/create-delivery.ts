import { checkCodes } from './check-codes.ts'
import { isLeaseOver, pickJob, settleJob } from './job-records.ts'
import type { Ports } from './ports.ts'
import { readJobs } from './read-jobs.ts'
import { createRequests } from './requests.ts'
import { sendApplication } from './send-application.ts'
import { sendEarly } from './send-early.ts'

export interface Delivery {
  /** Sends what is due. `busy` when somebody else is sending at this moment. */
  run: () => Promise<'done' | 'busy'>
  /** Ends what is under way, at once: a page that is put to sleep must not keep the others waiting. */
  sleep: () => void
}

const LOCK = 'deliver:apply'
const STEAL_AFTER_MS = 60_000

/**
 * The engine: one for each page and service worker, of which one at a time sends. The browser's lock sees to that; where
 * it has none, or a frozen page keeps it, the lease in the record does; and should both fail, every step can be repeated.
 */
export function createDelivery(ports: Ports): Delivery {
  let running: Promise<'done' | 'busy'> | undefined
  let sleep = new AbortController()

  const drain = async (isAlone: boolean) => {
    const requests = createRequests(ports, sleep.signal)
    await checkCodes({ send: requests.json }).catch(() => undefined)
    while (!requests.isOver()) {
      const job = await pickJob(ports, isAlone)
      if (!job) break
      await ports.reach?.('picked')
      await settleJob(ports, job.id, await sendApplication(ports, requests, job))
      await ports.reach?.('settled')
    }
    if (!requests.isOver()) await sendEarly(ports, requests)
    return 'done' as const
  }

  const runOnce = async () => {
    sleep = new AbortController()
    const { locks } = ports
    if (!locks) return drain(false)
    const first = await locks.request(LOCK, { ifAvailable: true }, async (lock) => (lock ? drain(true) : 'busy'))
    if (first === 'done' || !(await isHolderGone(ports))) return first
    return locks.request(LOCK, { steal: true }, () => drain(false))
  }

  return {
    run: () => {
      running ??= runOnce().finally(() => {
        running = undefined
      })
      return running
    },
    sleep: () => sleep.abort(),
  }
}

/** The lock is held, and its holder has let its lease run out: a page that was frozen in the middle. */
async function isHolderGone({ db, now }: Ports): Promise<boolean> {
  const sending = (await readJobs(db)).filter(({ state }) => state === 'sending')
  return sending.length > 0 && sending.every((job) => isLeaseOver(job, now(), STEAL_AFTER_MS))
}
