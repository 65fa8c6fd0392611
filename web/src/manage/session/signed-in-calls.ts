import type { AnswerOf, Endpoint } from '#shared/endpoint.ts'
import { userContract } from '#shared/user/contract.ts'
import { ApiError, type CallInput } from '#web/kit/api/call.ts'
import type { AccessTokenKeeper } from './access-token.ts'
import type { DeviceUsers } from './device-users.ts'
import type { SessionPorts } from './ports.ts'
import type { Presence } from './presence.ts'
import type { Recognition } from './recognition.ts'
import { openAs, requestAs, sendAs } from './send-as.ts'
import { clearSession } from './stored-session.ts'

interface Parts {
  device: DeviceUsers
  token: AccessTokenKeeper
  presence: Presence
  recognition: Recognition
}

/** Calls as the person who is signed in, and what their failures mean for the session. */
export function createSignedInCalls({ send, tab }: SessionPorts, { device, token, presence, recognition }: Parts) {
  /**
   * A token that has ended is renewed once; where that is not possible at the moment, the cookie of the session has to do.
   * @throws ApiError, NoConnectionError
   */
  const withToken = async <T>(once: (as: string | undefined) => Promise<T>): Promise<T> => {
    const used = token.current()
    const attempt = (as: string | undefined) => once(as).then(noteContact)
    try {
      return await attempt(used)
    } catch (error) {
      if (!isRefusal(error)) throw await judged(error)
      const renewal = await recognition.renew(used)
      if (renewal === 'over') throw error
      if (renewal === 'unavailable') {
        token.drop()
        clearSession(tab)
      }
    }
    try {
      return await attempt(token.current())
    } catch (error) {
      if (isRefusal(error)) presence.lockOut()
      throw await judged(error)
    }
  }

  /** @param headers beside those of every call. @throws ApiError, NoConnectionError */
  const call = <const E extends Endpoint>(
    endpoint: E,
    input: CallInput<E>,
    headers?: Record<string, string>,
  ): Promise<AnswerOf<E>> => withToken((as) => sendAs(send, as, endpoint, input, headers))

  /** An answer that is no JSON, and is read by whoever asks. @throws ApiError, NoConnectionError */
  const open = (path: string, over: AbortSignal): Promise<Response> => withToken((as) => openAs(send, as, path, over))

  /** A request that no contract types, such as a part of a file. @throws ApiError, NoConnectionError */
  const request = (path: string, init: RequestInit): Promise<Response> =>
    withToken((as) => requestAs(send, as, path, init))

  const noteContact = <T>(answer: T): T => {
    const person = presence.person()
    if (person) device.contact(person.id)
    return answer
  }

  /** Lets a refusal have its consequences. */
  const judged = async (error: unknown) => {
    if (!(error instanceof ApiError)) return error
    if (error.code === 'ACCOUNT_DEACTIVATED') await presence.deny('deactivated')
    if (error.code === 'ACCESS_DENIED') void checkMe()
    return error
  }

  /** Asks the server who this is: the role may be another one by now. Without a connection nothing changes. */
  const checkMe = () => {
    const hasEnded = presence.awaitEnd()
    return call(userContract.readMe, {}).then(
      (me) => recognition.admit(me, undefined, hasEnded),
      () => false,
    )
  }

  return { call, open, request, checkMe }
}

const isRefusal = (error: unknown) => error instanceof ApiError && error.status === 401
