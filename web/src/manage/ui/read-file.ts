import type { BodyOf, Endpoint, ParamsOf } from '#shared/endpoint.ts'
import { NoConnectionError } from '#web/kit/api/call.ts'
import { session } from '#web/manage/session/browser-session.ts'

/**
 * A file from the server, read to its end as the person who is signed in: no address of it could be passed on.
 * @throws ApiError, NoConnectionError
 */
export async function readFile<const E extends Endpoint & { answer: 'stream' }>(
  endpoint: E,
  params: ParamsOf<E>,
  body?: BodyOf<E>,
): Promise<Blob> {
  const answer: unknown = await session.call<Endpoint>(endpoint, { params, body })
  if (!(answer instanceof Response)) throw new TypeError('This call answers with no file')
  return answer.blob().catch((cause: unknown) => {
    throw new NoConnectionError('The connection broke off', { cause })
  })
}
