import type { Context } from 'hono'
import { AppError } from '#server/app-error.ts'
import type { Deps } from '#server/deps.ts'
import { type ErrorCode, errors } from '#shared/errors/errors.ts'
import type { AppEnv } from './app-env.ts'
import { expectedFailure } from './expected-failure.ts'

/** When to try again after a failure that passes by itself. */
const RETRY_AFTER_SECONDS = 5

/** The one place that turns errors into answers: what is expected by its code, everything else as a logged INTERNAL. */
export const answerErrors =
  ({ log }: Pick<Deps, 'log'>) =>
  (error: Error, c: Context<AppEnv>): Response => {
    if (error instanceof AppError) return answer(c, error)
    const code = expectedFailure(error)
    log({
      level: code ? 'warn' : 'error',
      event: code ? 'unavailable' : 'unexpected',
      requestId: c.get('requestId'),
      ...traceOf(error),
    })
    return answer(c, new AppError(code ?? 'INTERNAL'))
  }

export const answerNotFound = (c: Context<AppEnv>): Response => answer(c, new AppError('NOT_FOUND'))

function answer(c: Context<AppEnv>, { code, details, current, retryAfterSeconds, headers }: AppError): Response {
  const { status, text } = errors[code]
  const wait = retryAfterSeconds ?? retryAfter[code]
  if (wait !== undefined) c.header('Retry-After', String(wait))
  // What the client still sends of a refused body would be taken for its next request.
  if (c.req.raw.body && !c.get('bodyRead')) c.header('Connection', 'close')
  const said = { code, message: text.message, ...(details && { details }), ...(current && { current }) }
  return c.json(said, status, headers)
}

/** What passes by itself, in seconds; a disk takes longer. */
const retryAfter: { [Code in ErrorCode]?: number } = {
  UNAVAILABLE: RETRY_AFTER_SECONDS,
  SIGN_IN_UNAVAILABLE: RETRY_AFTER_SECONDS,
  RATE_LIMITED: RETRY_AFTER_SECONDS,
  UPLOADS_PAUSED: 60,
  STORAGE_FULL: 60,
}

/** Where it happened, without its message: a failed query's message holds what people wrote, line breaks included. */
function traceOf(error: Error) {
  const cause = error.cause instanceof Error ? error.cause : error
  const frames = error.stack?.replace(error.message, '').match(/^ +at .+:\d+:\d+\)?$/gm)
  return { name: cause.name, code: 'code' in cause ? String(cause.code) : undefined, stack: frames?.join('\n') }
}
