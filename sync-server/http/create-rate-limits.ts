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

  return {
    async lookUp(client) {
      await take(lookUps, nameOf(client))
      const own = await misses.get(nameOf(client))
      if (!own) return
      // A hit must not be told to who has guessed too often. When everybody together has, as from many
      // addresses at once, those who never missed a code still get through.
      refuseWhenSpent(own)
      refuseWhenSpent(await everybodysMisses.get('everybody'))
    },
    async miss(client) {
      await take(misses, nameOf(client))
      await take(everybodysMisses, 'everybody')
    },
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

function refuseWhenSpent(budget: RateLimiterRes | null): void {
  if (budget && budget.remainingPoints <= 0) throw rateLimited(budget)
}

const rateLimited = ({ msBeforeNext }: RateLimiterRes) =>
  new AppError('RATE_LIMITED', { retryAfterSeconds: Math.max(1, Math.ceil(msBeforeNext / 1000)) })
