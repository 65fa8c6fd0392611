import { AppError } from '#server/app-error.ts'
import type { Deps } from '#server/deps.ts'
import { createKeyedLock } from '#server/document/storage/keyed-lock.ts'
import type { Tokens } from '#server/identity/identity-provider.ts'
import { openToken, sealTokens } from './sealed-tokens.ts'
import { type Renewed, SESSION_SECONDS, type SessionRow } from './session.ts'
import { deleteSession, lockSession, updateSession } from './store.ts'

/** An access token that lasts for less is renewed. */
const LEAST_MS = 2 * 60_000
/** As many database connections may wait for the provider at once; the rest of the pool is everybody else's. */
const LANES = 4
/** A provider that did not answer is left alone for so long, because otherwise every call would wait for it. */
const QUIET_MS = 10_000

/** What `Sessions.renew` does, for the hash of a secret. */
export function createRenewals({
  db,
  identity,
  sessionKey,
  now,
}: Pick<Deps, 'db' | 'identity' | 'sessionKey' | 'now'>) {
  const inTurn = createKeyedLock()
  let quietUntil = 0
  const lasts = ({ usableUntil }: Renewed, ms: number) => usableUntil.getTime() - now().getTime() > ms

  return async (secretHash: string): Promise<Renewed> => {
    const lane = String(Number.parseInt(secretHash.slice(0, 4), 16) % LANES)
    const renewed = await inTurn(lane, () => renewLocked(secretHash))
    if (!renewed) throw new AppError('UNAUTHORIZED')
    return renewed
  }

  /** With the row locked, so that of several servers one asks the provider, and the others find its answer. */
  async function renewLocked(secretHash: string): Promise<Renewed | undefined> {
    return db.transaction(async (transaction) => {
      const found = await lockSession(transaction, secretHash, now())
      if (!found) return undefined
      if (!found.user.isActive) throw new AppError('ACCOUNT_DEACTIVATED')
      const { session } = found
      const kept = await readKept(session)
      if (kept && lasts(kept, LEAST_MS)) return kept

      const answer = await askProvider(session)
      if (answer === 'unavailable') {
        if (kept && lasts(kept, 0)) return kept
        throw new AppError('SIGN_IN_UNAVAILABLE')
      }
      if (answer === 'refused') {
        await deleteSession(transaction, session.id)
        return undefined
      }
      const at = now()
      const expiresAt = new Date(at.getTime() + SESSION_SECONDS * 1000)
      await updateSession(transaction, session.id, {
        ...(await sealTokens(sessionKey, answer, session)),
        confirmedAt: at,
        expiresAt,
      })
      return answer
    })
  }

  /** Judged as every call judges it, by the clock as it is now: a token that would be refused is not given again. */
  async function readKept({ accessToken, accessTokenExpiresAt }: SessionRow): Promise<Renewed | undefined> {
    const opened = await openToken(sessionKey, accessToken)
    if (opened === undefined) return undefined
    try {
      return { accessToken: opened, usableUntil: (await identity.readAccessToken(opened)).usableUntil }
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      return error.code === 'UNAUTHORIZED' ? undefined : { accessToken: opened, usableUntil: accessTokenExpiresAt }
    }
  }

  async function askProvider({ refreshToken }: SessionRow): Promise<Tokens | 'refused' | 'unavailable'> {
    const opened = await openToken(sessionKey, refreshToken)
    if (opened === undefined) return 'refused'
    const quietFor = quietUntil - now().getTime()
    if (quietFor > 0 && quietFor <= QUIET_MS) return 'unavailable' // and not for longer, where the clock was set back
    try {
      return await identity.refresh(opened)
    } catch (error) {
      if (error instanceof AppError && error.code === 'SIGN_IN_FAILED') return 'refused'
      if (!(error instanceof AppError && error.code === 'SIGN_IN_UNAVAILABLE')) throw error
      quietUntil = now().getTime() + QUIET_MS
      return 'unavailable'
    }
  }
}
