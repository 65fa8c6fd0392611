import { accountContract } from '#shared/account/contract.ts'
import { ApiError } from '#web/kit/api/call.ts'
import type { SessionPorts } from './ports.ts'
import { sendAs } from './send-as.ts'

const LOCK = 'auth'
/** A token is renewed so long before its end. */
const RENEWED_BEFORE_END_MS = 60_000
const SOONEST_MS = 5_000

export interface AccessToken {
  token: string
  /** Seconds. */
  expiresIn: number
}

export type Renewal = { kind: 'renewed'; fresh: AccessToken } | { kind: 'refused' } | { kind: 'unavailable' }

type TokenPorts = Pick<SessionPorts, 'send' | 'locks' | 'after'>

export type AccessTokenKeeper = ReturnType<typeof createAccessToken>

/** The access token of this tab, which is kept in memory alone, and how it is replaced in time. */
export function createAccessToken({ send, locks, after }: TokenPorts, onDue: () => void) {
  let current: AccessToken | undefined
  let callOff = () => {}

  const keep = (fresh: AccessToken) => {
    callOff()
    current = fresh
    callOff = after(Math.max(fresh.expiresIn * 1000 - RENEWED_BEFORE_END_MS, SOONEST_MS), onDue)
  }

  const ask = async (): Promise<Renewal> => {
    try {
      const fresh = await sendAs(send, undefined, accountContract.renewToken, {})
      return { kind: 'renewed', fresh }
    } catch (error) {
      return { kind: error instanceof ApiError && error.status === 401 ? 'refused' : 'unavailable' }
    }
  }

  return {
    current: () => current?.token,
    keep,
    drop: () => {
      callOff()
      current = undefined
    },
    /**
     * One renewal at a time among all tabs: who waited finds the token that another one brought.
     * @param refused the token that does not do any more
     */
    renew: (refused: string | undefined): Promise<Renewal> => {
      const run = async (): Promise<Renewal> => {
        // What another tab brought was announced before it let go of the lock; it needs a turn to be heard.
        await new Promise<void>((heard) => after(0, heard))
        return current && current.token !== refused ? { kind: 'renewed', fresh: current } : ask()
      }
      return locks ? locks.request(LOCK, {}, run) : run()
    },
  }
}
