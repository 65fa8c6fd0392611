const FIRST_MS = 2_000
export const LONGEST_BACK_OFF_MS = 5 * 60_000
/** A server may ask for an hour; nobody is believed who asks for more. */
const LONGEST_ASKED_MS = 60 * 60_000
/** Over this time phones come back that an overloaded server sent away together. */
const OVERLOAD_SPREAD_MS = 60_000
/** Nothing waits longer by itself. */
export const LONGEST_WAIT_MS = LONGEST_ASKED_MS + OVERLOAD_SPREAD_MS

/** Full jitter: anything from nothing to twice the last limit, at most five minutes. */
export const backOffDelay = (attempts: number, random: () => number) =>
  random() * Math.min(LONGEST_BACK_OFF_MS, FIRST_MS * 2 ** Math.min(attempts, 20))

/** At least what the server asks for, and not all phones in the same second. */
export const overloadDelay = (retryAfterMs: number, random: () => number) =>
  Math.min(Math.max(retryAfterMs, 0), LONGEST_ASKED_MS) + random() * OVERLOAD_SPREAD_MS

/** Until when something waits, and when that was written down. */
export interface Waiting {
  nextAt: number
  setAt: number
}

/** When something may be tried, mistrusting the clock: where it was put back since, or is far away, nothing is waited for. */
export const dueAt = ({ nextAt, setAt }: Waiting, now: number): number =>
  now < setAt || nextAt - now > LONGEST_WAIT_MS ? now : nextAt
