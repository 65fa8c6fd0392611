import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { AppError } from './app-error.ts'
import type { RateLimits } from './rate-limits.ts'

/** Limits counted in this process, per minute; `factor` multiplies every budget. */
export function createRateLimits({ factor }: { factor: number }): RateLimits {
  const perMinute = (points: number) => new RateLimiterMemory({ points: Math.ceil(points * factor), duration: 60 })
  const lookUps = perMinute(120)
  const misses = perMinute(10)
  const everybodysMisses = perMinute(300)
  const presigns = perMinute(300)
  const submissions = perMinute(30)
  const receipts = perMinute(300)
  const signIns = perMinute(60)
  const renewals = perMinute(300)

  return {
    async lookUp(client) {
      await take(lookUps, client)
      const own = await misses.get(client)
      if (!own) return
      // A hit must not be told to who has guessed too often. When everybody together has, as from many
      // addresses at once, those who never missed a code still get through.
      refuseWhenSpent(own)
      refuseWhenSpent(await everybodysMisses.get('everybody'))
    },
    async miss(client) {
      await take(misses, client)
      await take(everybodysMisses, 'everybody')
    },
    presign: (client) => take(presigns, client),
    submit: (client) => take(submissions, client),
    receipt: (client) => take(receipts, client),
    signIn: (client) => take(signIns, client),
    renew: (client) => take(renewals, client),
  }
}

async function take(limiter: RateLimiterMemory, key: string): Promise<void> {
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
