import type { AnswerOf, Endpoint } from '#shared/endpoint.ts'
import { ApiError, type CallInput, call, NoConnectionError, reach, StrangerError } from '#web/kit/api/call.ts'

/**
 * A call with a token, or with the session's cookie alone. The header `X-Einzug` is one that no foreign page can send:
 * the server takes the cookie with it only.
 * @throws ApiError, NoConnectionError
 */
export const sendAs = <const E extends Endpoint>(
  send: typeof fetch,
  token: string | undefined,
  endpoint: E,
  input: CallInput<E>,
  headers: Record<string, string> = {},
): Promise<AnswerOf<E>> =>
  call(endpoint, input, (url, init) =>
    send(url, {
      ...init,
      // `call` gives them so
      headers: { ...(init?.headers as Record<string, string>), ...identity(token), ...headers },
    }),
  )

/**
 * Opens an answer that goes on as long as the server has something to say.
 * @throws ApiError, NoConnectionError
 */
export async function openAs(
  send: typeof fetch,
  token: string | undefined,
  path: string,
  over: AbortSignal,
): Promise<Response> {
  const response = await send(path, {
    credentials: 'include',
    cache: 'no-store',
    headers: { accept: 'text/event-stream', ...identity(token) },
    signal: over,
  }).catch((cause: unknown) => {
    throw new NoConnectionError('No connection', { cause })
  })
  if (!response.ok) throw new ApiError(response, await response.text().catch(() => ''))
  return response
}

/**
 * One request whose answer speaks by its headers. We never redirect, and mark our answers: anything else is a network that
 * wants a login.
 * @throws ApiError, NoConnectionError
 */
export async function requestAs(
  send: typeof fetch,
  token: string | undefined,
  path: string,
  init: RequestInit,
): Promise<Response> {
  const headers = { ...(init.headers as Record<string, string>), ...identity(token) } // `RequestInit` of ours has plain ones
  const response = await reach(send, path, { ...init, credentials: 'include', redirect: 'manual', headers }, PART_MS)
  if (response.type === 'opaqueredirect') throw new StrangerError(response)
  if (!response.ok) throw new ApiError(response, await response.text().catch(() => ''))
  if (response.headers.get('x-app') !== 'einzug') throw new StrangerError(response)
  return response
}

/** For a part of a file on a slow line. */
const PART_MS = 60_000

const identity = (token: string | undefined): Record<string, string> => ({
  'x-einzug': '1',
  ...(token && { authorization: `Bearer ${token}` }),
})
