import { createHmac, randomInt } from 'node:crypto'
import { createChallenge, type Payload, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import * as z from 'zod/mini'
import { AppError } from '#server/app-error.ts'
import type { RateLimits } from './rate-limits.ts'

/** Iterations of PBKDF2 for each number that is tried, and how many numbers there are: docs/decisions/034-limits-before-work.md. */
const COST = 5_000
const MOST_TRIES = 400
/** No longer than it is known which were spent. */
const GOOD_FOR_MS = 60_000
const MOST_CHARACTERS = 4_000

/** Work that a device does in place of waiting until a budget is full again. */
export interface Proofs {
  /** As it stands in the header `X-Challenge`. */
  challenge: () => Promise<string>
  /** Whether a text of the header `X-Proof` is the answer to a challenge of ours that nobody has given before. */
  accept: (proof: string) => Promise<boolean>
}

/** @param spend whether this is the first time, on any server. The key is the same on all of them. */
export function createProofs(key: Uint8Array, spend: (name: string) => Promise<boolean>): Proofs {
  const secret = (use: string) => createHmac('sha256', key).update(`proofs of work\n${use}`).digest('base64url')
  const secrets = { hmacSignatureSecret: secret('challenge'), hmacKeySignatureSecret: secret('answer') }
  return {
    async challenge() {
      const challenge = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: COST,
        counter: randomInt(1, MOST_TRIES),
        deriveKey,
        // Whole seconds, as it is compared.
        expiresAt: Math.floor((Date.now() + GOOD_FOR_MS) / 1000),
        ...secrets,
      })
      return Buffer.from(JSON.stringify(challenge)).toString('base64url')
    },
    async accept(proof) {
      const payload = proof.length > MOST_CHARACTERS ? undefined : read(proof)
      if (!payload) return false
      const { verified } = await verifySolution({ ...payload, deriveKey, ...secrets }).catch(() => ({
        verified: false,
      }))
      return verified && spend(payload.challenge.signature)
    },
  }
}

/** By a limit that is counted where all servers see it. */
export const onlyOnce =
  ({ spend }: Pick<RateLimits, 'spend'>) =>
  async (name: string): Promise<boolean> => {
    try {
      await spend(name)
      return true
    } catch (error) {
      if (error instanceof AppError) return false
      throw error
    }
  }

const form = z.object({
  challenge: z.object({
    // Signed as a whole; nothing of it is used before that was looked at.
    parameters: z.looseObject({
      algorithm: z.literal('PBKDF2/SHA-256'),
      cost: z.literal(COST),
      nonce: z.string(),
      salt: z.string(),
      keyLength: z.literal(32),
      keyPrefix: z.string(),
      expiresAt: z.number(),
    }),
    signature: z.string(),
  }),
  solution: z.looseObject({ counter: z.int(), derivedKey: z.string() }),
})

function read(text: string): (Payload & { challenge: { signature: string } }) | undefined {
  try {
    return form.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString())).data
  } catch {
    return undefined
  }
}
