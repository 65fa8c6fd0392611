import type { Ports } from '#web/apply/delivery/jobs/ports.ts'
import { ApiError, reach, StrangerError } from '#web/kit/api/call.ts'

const ANSWER_LIMIT_MS = 30_000
/** For a part of a document; whole ones get as long as a line of 8 kB/s needs. */
const SHORTEST_UPLOAD_LIMIT_MS = 60_000
const SLOWEST_BYTES_PER_MS = 8

/** Each request of a wake-up, with its own time limit, ended early when the page goes to sleep. */
export interface Requests {
  /** For calls. */
  json: typeof fetch
  /** For documents and parts of them. */
  bytes: typeof fetch
  isOver: () => boolean
}

/** @param sleep aborts everything under way: a page that is frozen must not keep the others waiting */
export const createRequests = ({ send, after }: Pick<Ports, 'send' | 'after'>, sleep: AbortSignal): Requests => {
  const limited =
    (limitOf: (init?: RequestInit) => number): typeof fetch =>
    async (input, init) => {
      const ending = new AbortController()
      const end = () => ending.abort()
      const callOff = after(limitOf(init), end)
      sleep.addEventListener('abort', end)
      if (sleep.aborted) end()
      try {
        // We never redirect: whoever does wants a login, and must not be handed the application.
        const response = await send(input, { ...init, redirect: 'manual', signal: ending.signal })
        const isElsewhere = response.type === 'opaqueredirect' || (response.ok && !isOurs(input, response))
        if (isElsewhere) throw new StrangerError(response)
        // Read here, so that the limit covers an answer that never ends.
        const body = await response.arrayBuffer()
        const isBodyless = [204, 205, 304].includes(response.status)
        return new Response(isBodyless ? null : body, response)
      } finally {
        callOff()
        sleep.removeEventListener('abort', end)
      }
    }
  return { json: limited(() => ANSWER_LIMIT_MS), bytes: limited(uploadLimit), isOver: () => sleep.aborted }
}

const uploadLimit = (init?: RequestInit) =>
  Math.max(
    SHORTEST_UPLOAD_LIMIT_MS,
    (init?.body instanceof Uint8Array ? init.body.byteLength : 0) / SLOWEST_BYTES_PER_MS,
  )

/** A network that wants a login says yes to everything. A storage provider has its own address, and no mark. */
const isOurs = (input: string | URL | Request, { headers }: Response) =>
  (typeof input === 'string' && !input.startsWith('/')) || headers.get('x-app') === 'einzug'

/** One request that stands in no contract: to the address of an upload. @throws ApiError, NoConnectionError */
export async function succeed(send: typeof fetch, url: string, init: RequestInit): Promise<Response> {
  const response = await reach(send, url, { ...init, credentials: url.startsWith('/') ? 'include' : 'omit' })
  if (!response.ok) throw new ApiError(response, await response.text())
  return response
}
