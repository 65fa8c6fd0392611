import { createHash, timingSafeEqual } from 'node:crypto'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import type { Metrics } from './metrics.ts'

/** `/metrics` for Prometheus. With a token only for who brings it, as `Authorization: Bearer`. */
export function metricsPage({ registry }: Pick<Metrics, 'registry'>, token: string | undefined): Hono {
  const app = new Hono()
  app.use(compress())
  app.get('/metrics', async (c) => {
    c.header('Cache-Control', 'no-store')
    if (token !== undefined && !isSame(c.req.header('authorization') ?? '', `Bearer ${token}`)) {
      return c.text('Please send METRICS_TOKEN as a bearer token.\n', 401, { 'WWW-Authenticate': 'Bearer' })
    }
    return c.body(await registry.metrics(), 200, { 'Content-Type': registry.contentType })
  })
  return app
}

/** Takes the same time whatever was sent. */
const isSame = (sent: string, expected: string) => timingSafeEqual(hash(sent), hash(expected))
const hash = (text: string) => createHash('sha256').update(text).digest()
