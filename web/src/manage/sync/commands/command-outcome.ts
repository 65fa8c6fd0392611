import * as z from 'zod/mini'
import { currentState } from '#shared/application/manager/application.ts'
import { commandOf } from '#shared/every-command.ts'
import { ApiError, NoConnectionError } from '#web/kit/api/call.ts'
import { failureOf } from '#web/kit/api/failure.ts'
import type { WaitReason } from '#web/kit/device/wait-reason.ts'
import { waitReasonOf } from '#web/kit/device/wait-reason.ts'
import type { StoredCommand } from '#web/manage/storage/stored-command.ts'

/** What an attempt led to. */
export type Outcome =
  | { kind: 'done'; answer: unknown }
  /** The server cannot be reached, or has too much to do. */
  | { kind: 'later'; retryAfterMs?: number; isUnreached?: true; reason?: WaitReason | undefined }
  /** A failure of the server, or of this app: after some of them other changes are not to suffer from it. */
  | { kind: 'failed'; retryAfterMs?: number; reason?: WaitReason | undefined }
  /** Only the right person, or a newer version of the app, may send it. */
  | { kind: 'held'; isOther: boolean }
  | { kind: 'refused'; code: string; details?: { path: string; message: string }[]; current?: Current }

type Current = z.output<typeof currentState>

const held = new Set(['UNAUTHORIZED', 'ACTOR_MISMATCH', 'ACCOUNT_DEACTIVATED', 'CLIENT_TOO_OLD'])
const passing = new Set([408, 425, 429, 502, 503, 504, 507])

/** What an answer leads to (delivery.md, Commands). */
export function outcomeOf(error: unknown, command: Pick<StoredCommand, 'name'>): Outcome {
  const outcome = meaningOf(error, command)
  return outcome.kind === 'later' || outcome.kind === 'failed'
    ? { ...outcome, reason: waitReasonOf(failureOf(error), true) }
    : outcome
}

function meaningOf(error: unknown, { name }: Pick<StoredCommand, 'name'>): Outcome {
  if (isUnreached(error)) return { kind: 'later', isUnreached: true }
  if (!(error instanceof ApiError)) return { kind: 'failed' }
  const { status, code = '', retryAfterMs } = error
  const wait = retryAfterMs === undefined ? {} : { retryAfterMs }
  if (!error.isOurs || passing.has(status)) return { kind: 'later', ...wait }
  if (status === 401 || held.has(code)) return { kind: 'held', isOther: code === 'ACTOR_MISMATCH' }
  if (status >= 500) return { kind: 'failed', ...wait }
  // Somebody else has removed it too.
  if (commandOf(name)?.goneIsDone && status === 404) return { kind: 'done', answer: undefined }
  return { kind: 'refused', code: code || `HTTP_${status}`, ...explained(error) }
}

/** It did not get to the server: there was no connection, or something between answered in its place. */
export const isUnreached = (error: unknown): boolean =>
  error instanceof NoConnectionError || (error instanceof ApiError && !error.isOurs && error.retryAfterMs === undefined)

/** What is wrong is said by its code, for which a device has its own words. */
const detail = z.pipe(
  z.object({ path: z.string(), message: z.string(), code: z.optional(z.string()) }),
  z.transform(({ path, message, code }) => ({ path, message: code ?? message })),
)

const explanation = z.catch(
  z.object({
    details: z.catch(z.optional(z.array(detail)), undefined),
    current: z.catch(z.optional(currentState), undefined),
  }),
  {},
)

/** The message of an ApiError is `409: <body>`. */
function explained({ message }: ApiError) {
  const { details, current } = explanation.parse(parseJson(message.slice(message.indexOf(':') + 1)))
  return { ...(details && { details }), ...(current && { current }) }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
