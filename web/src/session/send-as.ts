import type { AnswerOf, Endpoint } from '#shared/endpoint.ts'
import { call, type CallInput } from '#web/api/call.ts'

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
): Promise<AnswerOf<E>> =>
  call(endpoint, input, (url, init) =>
    send(url, {
      ...init,
      headers: {
        ...(init?.headers as Record<string, string>), // `call` gives them so
        'x-einzug': '1',
        ...(token && { authorization: `Bearer ${token}` }),
      },
    }),
  )
