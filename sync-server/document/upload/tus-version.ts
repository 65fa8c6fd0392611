import type { MiddlewareHandler } from 'hono'
import { AppError } from '#server/app-error.ts'
import type { AppEnv } from '#server/http/app-env.ts'

/** Of the protocol that uploads are resumed by (tus.io); the only one there is. */
const VERSION = '1.0.0'
const tusMethods = new Set(['HEAD', 'PATCH'])

/** Every answer names the protocol's version, and a request of the protocol has to name the same. */
export const speakTus: MiddlewareHandler<AppEnv> = async (c, next) => {
  c.header('Tus-Resumable', VERSION)
  if (tusMethods.has(c.req.method) && c.req.header('tus-resumable') !== VERSION) {
    throw new AppError('TUS_VERSION_UNSUPPORTED', { headers: { 'Tus-Version': VERSION } })
  }
  await next()
}
