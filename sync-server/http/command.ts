import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { AppError } from '#server/app-error.ts'
import { canonicalJson } from '#shared/canonical-json.ts'
import type { Endpoint } from '#shared/endpoint.ts'
import { id } from '#shared/text.ts'
import type { Caller } from './access.ts'
import { detail } from './validate.ts'

/** A write that says which one it is, so that its second delivery is known. */
export interface Command {
  /** Its `Idempotency-Key`. */
  key: string
  /** SHA-256 of method, path and body as they arrived: tells a replay from something else under the same key. */
  fingerprint: string
  /** Of its endpoint's success. */
  status: number
  /** Its record may be gone once it is done. */
  isRemoval: boolean
}

/**
 * A queue is sent under the sign-in of the moment; whoever sealed it is named in `X-Acting-User`.
 * @throws AppError ACTOR_MISMATCH when that is somebody else
 */
export function checkActor({ user }: Caller, headers: Headers): void {
  const named = headers.get('x-acting-user')
  if (named !== null && named.toLowerCase() !== user?.id) throw new AppError('ACTOR_MISMATCH')
}

/** Undefined for a call that only reads, and for one without a key. @throws AppError VALIDATION_FAILED */
export function readCommand(endpoint: Endpoint, request: Request, sent: unknown): Command | undefined {
  const { method, status } = endpoint
  const named = request.headers.get('idempotency-key')
  if (named === null || method === 'GET' || method === 'HEAD') return undefined
  const key = readHeader('Idempotency-Key', id(), named)
  const said = canonicalJson([method, new URL(request.url).pathname, sent ?? null])
  const fingerprint = createHash('sha256').update(said).digest('hex')
  return { key, fingerprint, status: status ?? 200, isRemoval: method === 'DELETE' }
}

/** The number in `If-Match: "3"`; undefined for none, and for `*`. @throws AppError VALIDATION_FAILED */
export function readSeenVersion(headers: Headers): number | undefined {
  const named = headers.get('if-match')
  if (named === null || named.trim() === '*') return undefined
  return Number(
    readHeader('If-Match', z.string().check(z.regex(/^\s*("\d{1,9}"|\d{1,9})\s*$/)), named).replace(/[\s"]/g, ''),
  )
}

function readHeader<S extends z.ZodMiniType>(name: string, schema: S, value: string): z.output<S> {
  const { success, data } = schema.safeParse(value)
  if (!success) throw new AppError('VALIDATION_FAILED', { details: [detail([name], 'invalid')] })
  return data
}
