/** How long the sum of everybody's is good for; what is announced meanwhile is added. */
const SUM_KEPT_MS = 1_000

/** How much lies here that nobody has submitted, and how much may. */
export interface Unsubmitted {
  /** In bytes. */
  limits: { everybody: number; client: number }
  /** Of everybody, as far as this process knows it. */
  sum: (read: () => Promise<number>) => Promise<number>
  add: (bytes: number) => void
}

export function countUnsubmitted(limits: Unsubmitted['limits']): Unsubmitted {
  let known: { sum: number; until: number } | undefined
  return {
    limits,
    async sum(read) {
      if (!known || performance.now() >= known.until) {
        known = { sum: await read(), until: performance.now() + SUM_KEPT_MS }
      }
      return known.sum
    },
    add(bytes) {
      if (known) known.sum += bytes
    },
  }
}
