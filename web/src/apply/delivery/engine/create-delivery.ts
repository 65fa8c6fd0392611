import { isLeaseOver, isPickable, jobDueAt, pickJob } from '#web/apply/delivery/jobs/job-records.ts'
import { outcomeOf } from '#web/apply/delivery/jobs/outcome.ts'
import type { Ports, Requests } from '#web/apply/delivery/jobs/ports.ts'
import { headsOf, readJobs } from '#web/apply/delivery/jobs/read-jobs.ts'
import { sendEarly } from '#web/apply/delivery/send/send-early.ts'
import { sendJob } from '#web/apply/delivery/send/send-job.ts'
import type { Job } from '#web/apply/storage/job.ts'
import { StrangerError } from '#web/kit/api/call.ts'
import { checkCodes } from './check-codes.ts'
import { settleJob } from './settle-job.ts'

export interface Delivery {
  /** Sends what is due. `busy` when somebody else is sending at this moment. */
  run: () => Promise<Ran>
  /** Ends what is under way, at once: a page that is put to sleep must not keep the others waiting. */
  sleep: () => void
}

export type Ran = 'done' | 'busy'

const LOCK = 'deliver:apply'
const STEAL_AFTER_MS = 60_000

/**
 * The engine: one for each page and service worker, of which one at a time sends. The browser's lock sees to that; where
 * it has none, or a frozen page keeps it, the lease in the record does; and should both fail, every step can be repeated.
 */
export function createDelivery(ports: Ports): Delivery {
  let current: { ran: Promise<Ran>; ending: AbortController } | undefined

  const begin = () => {
    const ending = new AbortController()
    const ran = runOnce(ports, ending).finally(() => {
      current = undefined
    })
    current = { ran, ending }
    return ran
  }

  return {
    run: async () => {
      // What was told to sleep ends first: both would be the same holder.
      if (current?.ending.signal.aborted) await current.ran.catch(() => undefined)
      return current?.ran ?? begin()
    },
    sleep: () => current?.ending.abort(),
  }
}

async function runOnce(ports: Ports, ending: AbortController): Promise<Ran> {
  const { locks } = ports
  const drainAs = (isAlone: boolean) => drain(ports, ending.signal, isAlone)
  if (!locks) return drainAs(false)

  const underLock = async (options: { ifAvailable: true } | { steal: true }): Promise<Ran> => {
    let draining: Promise<Ran> | undefined
    const run = (lock: object | null) => (draining = lock ? drainAs('ifAvailable' in options) : Promise.resolve('busy'))
    try {
      return await locks.request(LOCK, options, run)
    } catch {
      // The browser refuses its locks, as in some embedded pages.
      if (!draining) return drainAs(false)
      // Somebody took the lock: they go on, and this one ends. Or it failed by itself, which is thrown again here.
      ending.abort()
      return draining.then(() => 'busy')
    }
  }
  const ran = await underLock({ ifAvailable: true })
  return ran === 'busy' && !ending.signal.aborted && (await isHolderGone(ports)) ? underLock({ steal: true }) : ran
}

async function drain(ports: Ports, sleep: AbortSignal, isAlone: boolean): Promise<Ran> {
  const requests = createRequests(ports, sleep)
  while (!requests.isOver()) {
    const job = await pickJob(ports, isAlone)
    if (!job) break
    await ports.reach?.('picked')
    const outcome = await sendJob(ports, requests, job)
    // What the device cannot write down now is found out again by the next attempt.
    await settleJob(ports, job, outcome).catch((error: unknown) => settleJob(ports, job, outcomeOf(error)))
    await ports.reach?.('settled')
  }
  if (!requests.isOver()) await checkCodes({ db: ports.db, send: requests.json }).catch(() => undefined)
  if (!requests.isOver()) await sendEarly(ports, requests)
  return 'done'
}

/**
 * The lock is held, and yet something that was due long ago is not being sent: by a page that was frozen in the middle.
 * Should it be a mistake, nothing is lost by it.
 */
async function isHolderGone({ db, now }: Ports): Promise<boolean> {
  const jobs = headsOf(await readJobs(db))
  const isOverdue = (job: Job) => {
    const at = jobDueAt(job, now())
    return at !== job.nextAt || at + STEAL_AFTER_MS < now()
  }
  const sending = jobs.filter(({ state }) => state === 'sending')
  if (sending.length > 0) return sending.every((job) => isLeaseOver(job, now(), STEAL_AFTER_MS))
  return jobs.some((job) => isPickable(job) && isOverdue(job))
}

const ANSWER_LIMIT_MS = 30_000
/** For a part of a document; whole ones get as long as a line of 8 kB/s needs. */
const SHORTEST_UPLOAD_LIMIT_MS = 60_000
const SLOWEST_BYTES_PER_MS = 8

/** @param sleep aborts everything under way: a page that is frozen must not keep the others waiting */
export const createRequests = ({ send, after }: Pick<Ports, 'send' | 'after'>, sleep: AbortSignal): Requests => {
  const limited =
    (limitOf: (init?: RequestInit) => number): typeof fetch =>
    async (input, init) => {
      const ending = new AbortController()
      const end = () => ending.abort()
      const callOff = after(limitOf(init), end)
      sleep.addEventListener('abort', end)
      if (sleep.aborted) end()
      try {
        // We never redirect: whoever does wants a login, and must not be handed the application.
        const response = await send(input, { ...init, redirect: 'manual', signal: ending.signal })
        const isElsewhere = response.type === 'opaqueredirect' || (response.ok && !isOurs(input, response))
        if (isElsewhere) throw new StrangerError(response)
        // Read here, so that the limit covers an answer that never ends.
        const body = await response.arrayBuffer()
        const isBodyless = [204, 205, 304].includes(response.status)
        return new Response(isBodyless ? null : body, response)
      } finally {
        callOff()
        sleep.removeEventListener('abort', end)
      }
    }
  return { json: limited(() => ANSWER_LIMIT_MS), bytes: limited(uploadLimit), isOver: () => sleep.aborted }
}

const uploadLimit = (init?: RequestInit) =>
  Math.max(
    SHORTEST_UPLOAD_LIMIT_MS,
    (init?.body instanceof Uint8Array ? init.body.byteLength : 0) / SLOWEST_BYTES_PER_MS,
  )

/** A network that wants a login says yes to everything. A storage provider has its own address, and no mark. */
const isOurs = (input: string | URL | Request, { headers }: Response) =>
  (typeof input === 'string' && !input.startsWith('/')) || headers.get('x-app') === 'einzug'
