import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { Deps } from '#server/deps.ts'
import type { AppEnv } from './app-env.ts'

/** What every answer of the API carries, and the one line that is logged of it. */
export const everyAnswer =
  ({ log }: Pick<Deps, 'log'>): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const start = performance.now()
    const requestId = randomUUID()
    c.set('requestId', requestId)
    c.header('X-Request-Id', requestId)
    // Tells this server from a captive portal that answers 200 to everything.
    c.header('X-App', 'einzug')
    c.header('Cache-Control', 'no-store')
    await next()
    log({
      level: 'info',
      event: 'request',
      requestId,
      method: c.req.method,
      route: c.get('route') ?? 'unknown',
      status: c.res.status,
      ms: Math.round(performance.now() - start),
    })
  }
