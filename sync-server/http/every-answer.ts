import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { Deps } from '#server/deps.ts'
import type { AppEnv } from './app-env.ts'

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

/** What proxies and tracing tools give: hexadecimal, so that it can name no person and is safe in a log. */
const idForm = /^[0-9a-f](?:[0-9a-f-]{14,62})[0-9a-f]$/i

/** The id under which a proxy before us logs the same request, or one of our own. */
export const requestIdOf = (sent: string | undefined): string => (sent && idForm.test(sent) ? sent : randomUUID())
