import { createRemoteJWKSet, errors, type JWTVerifyGetKey } from 'jose'
import { AppError } from '#server/app-error.ts'

/** How often the provider is asked for its keys anew. */
const REFRESH_MS = 10 * 60_000

/**
 * The provider's public keys. Those that are known stay good while it cannot be reached; a key that is not known is asked
 * for at once, though not more than every 30 seconds.
 * @throws AppError SIGN_IN_UNAVAILABLE when a key cannot be asked for
 */
export function knownKeys(url: URL, timeoutMs: number): JWTVerifyGetKey {
  const keys = createRemoteJWKSet(url, { cacheMaxAge: Number.POSITIVE_INFINITY, timeoutDuration: timeoutMs })
  let refreshAt = performance.now() + REFRESH_MS
  return async (header, token) => {
    if (performance.now() > refreshAt) {
      refreshAt = performance.now() + REFRESH_MS
      keys.reload().catch(() => {}) // those that are known go on
    }
    try {
      return await keys(header, token)
    } catch (error) {
      throw isAboutTheToken(error) ? error : new AppError('SIGN_IN_UNAVAILABLE')
    }
  }
}

const isAboutTheToken = (error: unknown) =>
  error instanceof errors.JWKSNoMatchingKey ||
  error instanceof errors.JWKSMultipleMatchingKeys ||
  error instanceof errors.JOSENotSupported
