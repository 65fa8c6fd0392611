import { ApiError, NoConnectionError, StrangerError } from './call.ts'

/** What a call that failed came to, as far as a person is told. */
export interface Failure {
  /** `NET`, a code of shared/errors/errors.ts, or `DEVICE`. */
  code: string
  http?: number
  /** Of `NET`: the network answered with a page of its own, as one does that asks for a login. */
  wantsLogin?: boolean
  /** To find the request in the server's log. */
  requestId?: string
}

export function failureOf(error: unknown): Failure {
  if (error instanceof ApiError) return ofAnswer(error)
  // Success that is not ours is a login page in the place of an answer, or an answer of ours that broke off.
  if (error instanceof StrangerError) {
    return error.isOurs ? { code: 'NET' } : { code: 'NET', http: error.status, wantsLogin: true }
  }
  // Else the device's own failure, such as a database that was closed: nothing is known to be lost.
  return { code: error instanceof NoConnectionError ? 'NET' : 'DEVICE' }
}

/** A network that wants a login answers anything, and so do proxies. */
const ofAnswer = ({ status, code, isOurs, requestId }: ApiError): Failure =>
  isOurs
    ? { code: code ?? `HTTP_${status}`, http: status, ...(requestId && { requestId }) }
    : { code: 'NET', http: status, ...(status === LOGIN_REQUIRED && { wantsLogin: true }) }

/** "Network Authentication Required" (RFC 6585). */
const LOGIN_REQUIRED = 511
