import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { AppError } from '#server/app-error.ts'

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

/**
 * Limits per client and minute, and where a weak secret is guarded per day. Each takes one point and throws AppError
 * RATE_LIMITED, with the seconds to wait, when none is left. Handlers call them after they know that a request is no replay, so that a
 * limit never turns a success into a failure.
 */
export function createRateLimits({
  factor,
  bytesADay = 2_000_000_000,
  limiter = inMemory,
  nameOf = (client) => client,
}: LimitOptions) {
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
    /** Any look-up of a code. */
    lookUp: (client: string) => take(lookUps, nameOf(client)),
    /**
     * A look-up that may find nothing, taken before it is known: the small budgets, of the client and of everybody, that keep codes from
     * being enumerated. Once one of them is spent, a right code is answered as a wrong one.
     */
    async miss(client: string) {
      await take(misses, nameOf(client))
      await take(everybodysMisses, everybody).catch(async (error: unknown) => {
        await misses.reward(nameOf(client))
        throw error
      })
    },
    /** It did find something: what `miss` took is given back. */
    async hit(client: string) {
      await Promise.all([misses.reward(nameOf(client)), everybodysMisses.reward(everybody)])
    },
    /** A proof of work, by its name: there is one of each. */
    spend: (proof: string) => take(work, nameOf(proof)),
    presign: (client: string) => take(presigns, nameOf(client)),
    /** Whether so many bytes of documents may come beside those that came today, submitted or not; else UPLOADS_PAUSED. Takes nothing. */
    async upload(client: string, bytes: number) {
      const spent = await uploads.get(nameOf(client))
      if (Math.ceil(bytes / KB) + (spent?.consumedPoints ?? 0) <= uploads.points) return
      throw rateLimited(spent, 'UPLOADS_PAUSED')
    },
    /** Bytes that have come, counted by the day. */
    async uploaded(client: string, bytes: number) {
      await uploads.penalty(nameOf(client), Math.ceil(bytes / KB))
    },
    submit: (client: string) => take(submissions, nameOf(client)),
    /** A question for a receipt. */
    receipt: (client: string) => take(receipts, nameOf(client)),
    /** An attempt to prove whose an application is, counted by the day and by its id, wherever it comes from; else PROOF_SPENT. */
    proof: (applicationId: string) => take(proofs, nameOf(applicationId), 'PROOF_SPENT'),
    /** The attempt was right: it is given back. */
    async proven(applicationId: string) {
      await proofs.reward(nameOf(applicationId))
    },
    /** A step of a sign-in. */
    signIn: (client: string) => take(signIns, nameOf(client)),
    /** A fresh access token for a session; many people may share one address. */
    renew: (client: string) => take(renewals, nameOf(client)),
  }
}
export type RateLimits = ReturnType<typeof createRateLimits>

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

const rateLimited = (spent: RateLimiterRes | null, code: Spent) =>
  new AppError(code, { retryAfterSeconds: Math.max(1, Math.ceil((spent?.msBeforeNext ?? 0) / 1000)) })
