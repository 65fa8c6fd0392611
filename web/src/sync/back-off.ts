import type { Job } from '#web/local/job.ts'

const FIRST_MS = 2_000
export const LONGEST_BACK_OFF_MS = 5 * 60_000
/** Over this time phones come back that an overloaded server sent away together. */
const OVERLOAD_SPREAD_MS = 60_000
const DAY_MS = 24 * 60 * 60_000

/** Full jitter: anything from nothing to twice the last limit, at most five minutes. */
export const backOffDelay = (attempts: number, random: () => number) =>
  random() * Math.min(LONGEST_BACK_OFF_MS, FIRST_MS * 2 ** Math.min(attempts, 20))

/** At least what the server asks for, and not all phones in the same second. */
export const overloadDelay = (retryAfterMs: number, random: () => number) =>
  retryAfterMs + random() * OVERLOAD_SPREAD_MS

/**
 * When a job may be tried, mistrusting the clock: a time beyond every back-off, or from before the job was made, was
 * written by a clock that has been put right since.
 */
export function dueAt({ nextAt, createdAt }: Pick<Job, 'nextAt' | 'createdAt'>, now: number): number {
  const isPlausible = nextAt - now <= LONGEST_WAIT_MS && nextAt >= createdAt - DAY_MS && createdAt - now < DAY_MS
  return isPlausible ? nextAt : now
}

/** A server may ask for an hour; nobody is believed who asks for more. */
export const LONGEST_WAIT_MS = 60 * 60_000
