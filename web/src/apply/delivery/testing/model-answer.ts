import { createHash } from 'node:crypto'
import { type ErrorCode, errors } from '#shared/errors/errors.ts'

/** What arrives at the model of the server. */
export interface Arriving {
  method: string
  path: string
  query: URLSearchParams
  headers: Headers
  bytes: Uint8Array<ArrayBuffer>
}

export const answer = (data: unknown, status = 200) =>
  Response.json({ data }, { status, headers: { 'x-app': 'einzug' } })

export const refusal = (code: ErrorCode, headers: Record<string, string> = {}) =>
  Response.json({ code }, { status: errors[code].status, headers: { 'x-app': 'einzug', ...headers } })

export const hashOfBytes = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
