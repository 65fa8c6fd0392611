import type { Role } from '#shared/account/role.ts'
import type { Me } from '#shared/user/contract.ts'
import { paths } from '#web/kit/address/paths.ts'
import { ApiError, StrangerError } from '#web/kit/api/call.ts'
import { session } from '#web/manage/session/browser-session.ts'
import { takeBackSignedIn } from '#web/manage/storage/phone-code.ts'

/** What the sign-in page sent along. */
export type Arrival = { code: string; state: string; iss?: string } | { failed: SignInFailure }

export interface SignInFailure {
  step: 'provider' | 'arrival' | 'exchange' | 'token' | 'me'
  /** The provider's error, or a status. */
  detail: string
}

export type SignInResult =
  | { kind: 'success'; role: Role }
  | { kind: 'no_role' }
  | { kind: 'deactivated' }
  | ({ kind: 'failed' } & SignInFailure)

const usedStateKey = 'usedSignInState'

/**
 * Reads the address, and takes what is secret out of it at once: it would stay in the history. A token in the fragment
 * is dropped with it: this is not the flow that is used (sign-in.md, Callback).
 */
export function takeArrival({ search }: Location, history: History): Arrival {
  const parameters = new URLSearchParams(search)
  history.replaceState(history.state, '', paths.signInCallback)
  const [error, code, state] = ['error', 'code', 'state'].map((name) => parameters.get(name))
  if (error) return { failed: { step: 'provider', detail: error.slice(0, MOST_DETAIL) } }
  if (!code) return { failed: { step: 'arrival', detail: '' } }
  // Without a state somebody else could have sent the person here, to work under a foreign account.
  if (!state) return { failed: { step: 'provider', detail: 'state_missing' } }
  if (sessionStorage.getItem(usedStateKey) === state) return { failed: { step: 'provider', detail: 'state_used' } }
  sessionStorage.setItem(usedStateKey, state)
  const iss = parameters.get('iss')
  return { code, state, ...(iss && { iss }) }
}

const MOST_DETAIL = 100

/** Exchanges the code and finds out who came. */
export async function finishSignIn(arrival: Arrival): Promise<SignInResult> {
  if ('failed' in arrival) return { kind: 'failed', ...arrival.failed }
  const redirectUri = location.origin + paths.signInCallback
  const exchanged = await session.exchange({ ...arrival, redirectUri }).catch(failedAt('exchange'))
  if ('kind' in exchanged) return exchanged

  const { access_token: token, expires_in: expiresIn } = exchanged
  const me: Me | SignInResult = await session.readMe(token).catch(failedAt('me'))
  if ('kind' in me) return me
  if (me.role === null) return { kind: 'no_role' }
  if (me.role !== 'user') await session.admit(me, { token, expiresIn })
  const admitted = session.state()
  // Who has just proven who they are holds this device.
  if (exchanged.asked_anew && admitted.kind === 'open') await takeBackSignedIn(admitted.database)
  return { kind: 'success', role: me.role }
}

const failedAt =
  (step: 'exchange' | 'me') =>
  (error: unknown): SignInResult => {
    if (error instanceof ApiError) {
      if (error.code === 'ACCOUNT_DEACTIVATED') return { kind: 'deactivated' }
      return { kind: 'failed', step, detail: String(error.status) }
    }
    // Success, and no token in it.
    if (error instanceof StrangerError && step === 'exchange') return { kind: 'failed', step: 'token', detail: '' }
    return { kind: 'failed', step, detail: 'network error' }
  }
