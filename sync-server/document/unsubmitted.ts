/** How long the sum of everybody's is good for; what is announced meanwhile is added. */
const SUM_KEPT_MS = 1_000

/**
 * How much lies here that nobody has submitted, and how much may.
 * @param limits in bytes
 */
export function countUnsubmitted(limits: { everybody: number; client: number }) {
  let known: { sum: number; until: number } | undefined
  return {
    limits,
    /** Of everybody, as far as this process knows it. */
    sum: async (read: () => Promise<number>) => {
      if (!known || performance.now() >= known.until) {
        known = { sum: await read(), until: performance.now() + SUM_KEPT_MS }
      }
      return known.sum
    },
    add(bytes: number) {
      if (known) known.sum += bytes
    },
  }
}
export type Unsubmitted = ReturnType<typeof countUnsubmitted>
