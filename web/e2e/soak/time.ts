import type { PhoneTime } from '#web/apply/delivery/testing/virtual-time.ts'

const start = Date.now()

/**
 * The real clock, but faster: what waits five minutes for its next try waits thirty seconds here. Only phones live in it,
 * the server does not.
 */
export const fastTime = (factor: number): PhoneTime => ({
  now: () => start + (Date.now() - start) * factor,
  after: (ms, run) => {
    const timer = setTimeout(run, ms / factor)
    return () => clearTimeout(timer)
  },
  // Nobody waits for it to rest.
  watch: () => {},
})
