import type { MiddlewareHandler } from 'hono'
import type { Deps } from '#server/deps.ts'
import type { AppEnv } from './app-env.ts'
import { requestIdOf } from './request-id.ts'

/** What every answer of the API carries, and the one line that is logged and counted of it. */
export const everyAnswer =
  ({ log, metrics }: Pick<Deps, 'log' | 'metrics'>): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const start = performance.now()
    const requestId = requestIdOf(c.req.header('x-request-id'))
    c.set('requestId', requestId)
    c.header('X-Request-Id', requestId)
    // Tells this server from a captive portal that answers 200 to everything.
    c.header('X-App', 'einzug')
    c.header('Cache-Control', 'no-store')
    await next()
    const answer = { method: c.req.method, route: c.get('route') ?? 'unknown', status: c.res.status }
    const ms = performance.now() - start
    metrics.answered({ ...answer, seconds: ms / 1000 })
    log({ level: 'info', event: 'request', requestId, ...answer, ms: Math.round(ms) })
  }
