import { setTimeout as wait } from 'node:timers/promises'
import { AppError } from '#server/app-error.ts'
import type { Db, Queryable } from '#server/deps.ts'

const ATTEMPTS = 3
/** Before another attempt: the side that won must get its locks first, or both meet again. */
const PAUSE_MS = 50

/** Runs steps in one READ COMMITTED transaction. @throws as `unlessVictim` */
export const inTransaction = <T>(db: Db, steps: (transaction: Queryable) => Promise<T>): Promise<T> =>
  unlessVictim(() => db.transaction(steps, { isolationLevel: 'read committed' }))

/**
 * Does it again when PostgreSQL chose it as the victim of a deadlock or of a serialization failure.
 * @throws AppError UNAVAILABLE when that happens every time
 */
export async function unlessVictim<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (!wasVictim(error)) throw error
      await wait(attempt * PAUSE_MS * (1 + Math.random()))
    }
  }
  throw new AppError('UNAVAILABLE')
}

function wasVictim(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && (cause.code === '40P01' || cause.code === '40001')) return true
  }
  return false
}
