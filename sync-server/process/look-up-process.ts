import { AppError } from '#server/app-error.ts'
import type { Deps } from '#server/deps.ts'
import { readCode } from '#shared/process/code/access-code.ts'
import { findByProcessCode, findByPropertyCode, type OfferedProcess } from './store.ts'

interface LookUp {
  /** As it was typed. */
  code: string
  client: string
  /** Of the header `X-Proof`. */
  proof: string | null
}

/**
 * The process a code leads to, whether it is a process's or a property's own (wire.md, Codes of processes).
 * @throws AppError PROCESS_NOT_FOUND, or RATE_LIMITED when too many were guessed, for a right code too; with a challenge, whose answer is
 * taken in place of waiting
 */
export async function lookUpProcess(
  { db, limits, proofs, metrics }: Pick<Deps, 'db' | 'limits' | 'proofs' | 'metrics'>,
  { code: typed, client, proof }: LookUp,
): Promise<OfferedProcess> {
  await limits.lookUp(client)
  const isProven = proof !== null && (await proofs.accept(proof))
  // Before anything is known of the code, so that nothing can be told of it.
  if (!isProven) await limits.miss(client).catch(async (error: unknown) => challenged(error, { proofs, metrics }))
  const code = readCode(typed)
  const found = code && ((await findByProcessCode(db, code)) ?? (await findByPropertyCode(db, code)))
  if (found) {
    if (!isProven) await limits.hit(client)
    return found
  }
  metrics.codeMissed()
  throw new AppError('PROCESS_NOT_FOUND')
}

async function challenged(error: unknown, { proofs, metrics }: Pick<Deps, 'proofs' | 'metrics'>): Promise<never> {
  if (!(error instanceof AppError) || error.retryAfterSeconds === undefined) throw error
  metrics.codeMissed()
  const { code, retryAfterSeconds } = error
  throw new AppError(code, { retryAfterSeconds, headers: { 'X-Challenge': await proofs.challenge() } })
}
