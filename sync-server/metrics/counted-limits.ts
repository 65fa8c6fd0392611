import { AppError } from '#server/app-error.ts'
import type { RateLimits } from '#server/http/rate-limits.ts'
import type { Metrics } from './metrics.ts'

const spent = new Set(['RATE_LIMITED', 'PROOF_SPENT', 'UPLOADS_PAUSED'])

/** The same limits, which say when one of them was spent. */
export function countedLimits(limits: RateLimits, metrics: Pick<Metrics, 'limited'>): RateLimits {
  const counted =
    (rule: keyof RateLimits) =>
    async (client: string, bytes = 0): Promise<void> => {
      try {
        await limits[rule](client, bytes)
      } catch (error) {
        if (error instanceof AppError && spent.has(error.code)) metrics.limited(rule)
        throw error
      }
    }
  // Its own keys, each of which became the same kind of function.
  const rules = Object.keys(limits) as (keyof RateLimits)[]
  return Object.fromEntries(rules.map((rule) => [rule, counted(rule)])) as unknown as RateLimits
}
