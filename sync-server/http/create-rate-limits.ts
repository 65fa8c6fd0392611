import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { AppError } from './app-error.ts'
import type { RateLimits } from './rate-limits.ts'

/** Counts what each client takes of a budget per minute. The name tells it from the other budgets. */
export type MakeLimiter = (name: string, points: number) => RateLimiterAbstract

/** Counted in this process alone. */
const inMemory: MakeLimiter = (_, points) => new RateLimiterMemory({ points, duration: 60 })

interface LimitOptions {
  /** Multiplies every budget. */
  factor: number
  limiter?: MakeLimiter
  /** What is counted under, instead of a client's address. */
  nameOf?: (client: string) => string
}

/** Limits per minute. */
export function createRateLimits({
  factor,
  limiter = inMemory,
  nameOf = (client) => client,
}: LimitOptions): RateLimits {
  const perMinute = (name: string, points: number) => limiter(name, Math.ceil(points * factor))
  const lookUps = perMinute('lookUp', 120)
  const misses = perMinute('miss', 10)
  const everybodysMisses = perMinute('everybodysMiss', 300)
  const presigns = perMinute('presign', 300)
  const submissions = perMinute('submit', 30)
  const receipts = perMinute('receipt', 300)
  const signIns = perMinute('signIn', 60)
  const renewals = perMinute('renew', 300)
  const proofs = limiter('proof', 1)
  const everybody = nameOf('everybody')

  return {
    lookUp: (client) => take(lookUps, nameOf(client)),
    async miss(client) {
      await take(misses, nameOf(client))
      await take(everybodysMisses, everybody).catch(async (error: unknown) => {
        await misses.reward(nameOf(client))
        throw error
      })
    },
    async hit(client) {
      await Promise.all([misses.reward(nameOf(client)), everybodysMisses.reward(everybody)])
    },
    spend: (proof) => take(proofs, nameOf(proof)),
    presign: (client) => take(presigns, nameOf(client)),
    submit: (client) => take(submissions, nameOf(client)),
    receipt: (client) => take(receipts, nameOf(client)),
    signIn: (client) => take(signIns, nameOf(client)),
    renew: (client) => take(renewals, nameOf(client)),
  }
}

async function take(limiter: RateLimiterAbstract, key: string): Promise<void> {
  try {
    await limiter.consume(key)
  } catch (spent) {
    throw spent instanceof RateLimiterRes ? rateLimited(spent) : spent
  }
}

const rateLimited = ({ msBeforeNext }: RateLimiterRes) =>
  new AppError('RATE_LIMITED', { retryAfterSeconds: Math.max(1, Math.ceil(msBeforeNext / 1000)) })
