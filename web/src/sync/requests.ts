import type { Ports } from './ports.ts'

const JSON_LIMIT_MS = 30_000
const CHUNK_LIMIT_MS = 60_000

/** Each request of a wake-up, with its own time limit, ended early when the page goes to sleep. */
export interface Requests {
  /** For calls. */
  json: typeof fetch
  /** For parts of documents. */
  bytes: typeof fetch
  isOver: () => boolean
}

/** @param sleep aborts everything under way: a page that is frozen must not keep the others waiting */
export const createRequests = ({ send, after }: Pick<Ports, 'send' | 'after'>, sleep: AbortSignal): Requests => {
  const limited =
    (limitMs: number): typeof fetch =>
    async (input, init) => {
      const ending = new AbortController()
      const end = () => ending.abort()
      const callOff = after(limitMs, end)
      sleep.addEventListener('abort', end)
      if (sleep.aborted) end()
      try {
        const response = await send(input, { ...init, signal: ending.signal })
        // Read here, so that the limit covers an answer that never ends.
        const body = await response.arrayBuffer()
        const isBodyless = [204, 205, 304].includes(response.status)
        return new Response(isBodyless ? null : body, response)
      } finally {
        callOff()
        sleep.removeEventListener('abort', end)
      }
    }
  return { json: limited(JSON_LIMIT_MS), bytes: limited(CHUNK_LIMIT_MS), isOver: () => sleep.aborted }
}
