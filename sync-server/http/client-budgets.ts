import { AppError } from '#server/app-error.ts'
import type { Endpoint } from '#shared/endpoint.ts'

const MINUTE_MS = 60_000
/** Of one client at a time; what waits for live signals is answered at once and does not count. */
const MOST_RUNNING = 100

/**
 * What one client may ask of one endpoint in a minute, right or wrong, before anything of the request was read: far more than a household
 * or an office behind one address needs. What a person may do in a minute is counted later, and less (`rate-limits.ts`).
 */
const perMinute = ({ access, body, method }: Pick<Endpoint, 'access' | 'body' | 'method'>): number => {
  if (access !== 'anyone') return 6_000
  // Documents come in pieces, of which a fast line sends many.
  if (body === 'bytes' || method === 'HEAD') return 3_000
  return 300
}

/** Counted in this process alone: it is its own work that is limited. */
export function createClientBudgets(factor: number) {
  let windowEnds = 0
  const asked = new Map<string, number>()
  const running = new Map<string, number>()
  return {
    /**
     * Takes one of the client's budget for this endpoint, and a place among what runs for it.
     * @returns what gives the place back
     * @throws AppError RATE_LIMITED
     */
    enter: (client: string, endpoint: Pick<Endpoint, 'access' | 'body' | 'method' | 'path'>) => {
      const at = performance.now()
      if (at >= windowEnds) {
        asked.clear()
        windowEnds = at + MINUTE_MS
      }
      const name = `${endpoint.method} ${endpoint.path} ${client}`
      const count = (asked.get(name) ?? 0) + 1
      asked.set(name, count)
      if (count > perMinute(endpoint) * factor) throw later(windowEnds - at)
      const together = (running.get(client) ?? 0) + 1
      if (together > MOST_RUNNING * factor) throw later(1000)
      running.set(client, together)
      return () => {
        const left = (running.get(client) ?? 1) - 1
        if (left > 0) running.set(client, left)
        else running.delete(client)
      }
    },
  }
}
export type ClientBudgets = ReturnType<typeof createClientBudgets>

const later = (ms: number) => new AppError('RATE_LIMITED', { retryAfterSeconds: Math.max(1, Math.ceil(ms / 1000)) })
