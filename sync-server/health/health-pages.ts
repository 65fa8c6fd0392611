import { Hono } from 'hono'
import { apiPolicy, setSecurityHeaders } from '#server/site/security-headers.ts'
import type { Readiness } from './readiness.ts'

interface Health {
  readiness: () => Promise<Readiness>
  /** It finishes what it has, and wants nothing new. */
  isStopping: () => boolean
}

/**
 * `/live` says that the process answers, `/ready` whether requests should come here. For whoever starts and balances servers:
 * public, and without a word about anybody.
 */
export function healthPages({ readiness, isStopping }: Health): Hono {
  const app = new Hono()
  for (const path of ['/live', '/ready']) {
    app.use(path, async (c, next) => {
      await next()
      setSecurityHeaders(c.res.headers, apiPolicy)
      c.res.headers.set('Cache-Control', 'no-store')
    })
  }
  app.get('/live', (c) => c.json({ data: { status: 'ok' } }))
  app.get('/ready', async (c) => {
    if (isStopping()) return c.json({ data: { status: 'stopping' } }, 503)
    const { isReady, checks } = await readiness()
    return c.json({ data: { status: isReady ? 'ready' : 'not_ready', checks } }, isReady ? 200 : 503)
  })
  return app
}
