import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { AppError } from '#server/app-error.ts'
import type { RateLimits } from './rate-limits.ts'

/** Counts what each client takes of a budget in so many seconds. The name tells it from the other budgets. */
type MakeLimiter = (name: string, points: number, duration: number) => RateLimiterAbstract

const MINUTE_SECONDS = 60
const DAY_SECONDS = 24 * 60 * 60

/** What bytes are counted in: their number alone would not fit into the column. */
const KB = 1024

type Spent = 'RATE_LIMITED' | 'PROOF_SPENT' | 'UPLOADS_PAUSED'

/** Counted in this process alone. */
const inMemory: MakeLimiter = (_, points, duration) => new RateLimiterMemory({ points, duration })

interface LimitOptions {
  /** Multiplies every budget. */
  factor: number
  /** Of one client. */
  bytesADay?: number
  limiter?: MakeLimiter
  /** What is counted under, instead of a client's address. */
  nameOf?: (client: string) => string
}

/** Limits per minute, and where a weak secret is guarded per day. */
export function createRateLimits({
  factor,
  bytesADay = 2_000_000_000,
  limiter = inMemory,
  nameOf = (client) => client,
}: LimitOptions): RateLimits {
  const perMinute = (name: string, points: number) => limiter(name, Math.ceil(points * factor), MINUTE_SECONDS)
  const lookUps = perMinute('lookUp', 120)
  const misses = perMinute('miss', 10)
  const everybodysMisses = perMinute('everybodysMiss', 300)
  const presigns = perMinute('presign', 300)
  const uploads = limiter('upload', Math.ceil((bytesADay / KB) * factor), DAY_SECONDS)
  const submissions = perMinute('submit', 30)
  const receipts = perMinute('receipt', 300)
  // Whoever holds the device can ask, and knows a birth date to guess about: 10 a day are 7 years for 25,000 days.
  const proofs = limiter('proof', Math.ceil(10 * factor), DAY_SECONDS)
  const signIns = perMinute('signIn', 60)
  const renewals = perMinute('renew', 300)
  const work = limiter('work', 1, MINUTE_SECONDS)
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
    spend: (proof) => take(work, nameOf(proof)),
    presign: (client) => take(presigns, nameOf(client)),
    upload: (client, bytes) => take(uploads, nameOf(client), 'UPLOADS_PAUSED', Math.ceil(bytes / KB)),
    submit: (client) => take(submissions, nameOf(client)),
    receipt: (client) => take(receipts, nameOf(client)),
    proof: (applicationId) => take(proofs, nameOf(applicationId), 'PROOF_SPENT'),
    async proven(applicationId) {
      await proofs.reward(nameOf(applicationId))
    },
    signIn: (client) => take(signIns, nameOf(client)),
    renew: (client) => take(renewals, nameOf(client)),
  }
}

async function take(
  limiter: RateLimiterAbstract,
  key: string,
  code: Spent = 'RATE_LIMITED',
  points = 1,
): Promise<void> {
  try {
    await limiter.consume(key, points)
  } catch (spent) {
    throw spent instanceof RateLimiterRes ? rateLimited(spent, code) : spent
  }
}

const rateLimited = ({ msBeforeNext }: RateLimiterRes, code: Spent) =>
  new AppError(code, { retryAfterSeconds: Math.max(1, Math.ceil(msBeforeNext / 1000)) })
