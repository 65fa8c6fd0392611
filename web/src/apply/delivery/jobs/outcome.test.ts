import { describe, expect, test } from 'vitest'
import { type ErrorCode, errors } from '#shared/errors/errors.ts'
import { ApiError, NoConnectionError, StrangerError } from '#web/kit/api/call.ts'
import { outcomeOf } from './outcome.ts'
import { CodeUnknownError, DocumentDamagedError, DocumentUploadError } from './send-errors.ts'

const codes = Object.keys(errors) as ErrorCode[]

function refused(status: number, body = '', headers: Record<string, string> = { 'x-app': 'einzug' }) {
  return new ApiError(new Response(null, { status, headers }), body)
}
const ours = (code: ErrorCode) => refused(errors[code].status, JSON.stringify({ code }))

test('the server says no for good in four cases alone', () => {
  const final = codes.filter((code) => outcomeOf(ours(code)).event === 'TERMINAL')
  expect(final).toEqual(['PROCESS_NOT_FOUND', 'APPLICATION_CLOSED', 'DOCUMENTS_NOT_REQUESTED', 'APPLICATION_ERASED'])
})

test('a person is asked where a person can do something', () => {
  expect(codes.filter((code) => outcomeOf(ours(code)).event === 'FIXABLE').toSorted()).toEqual([
    'ALREADY_SUBMITTED',
    'DOCUMENT_CONFLICT',
    'DOCUMENT_INFECTED',
    'DOCUMENT_LIMIT_REACHED',
    'IDEMPOTENCY_MISMATCH',
    'PAYLOAD_TOO_LARGE',
    'UNSUPPORTED_MEDIA_TYPE',
    'VALIDATION_FAILED',
  ])
})

describe.each(codes)('%s', (code) => {
  test('without the mark of our server it is somebody else, and tried again', () => {
    const body = JSON.stringify({ code })
    for (const headers of [{}, { 'x-app': 'portal' }] as Record<string, string>[]) {
      const { status } = errors[code]
      expect(outcomeOf(refused(status, body, headers))).toEqual({
        event: 'RETRYABLE',
        error: { code: 'NET', http: status },
      })
    }
  })
})

test.each([408, 425, 429, 500, 502, 503, 504, 507])('%i passes by itself, however often', (status) => {
  expect(outcomeOf(refused(status))).toEqual({ event: 'RETRYABLE', error: { code: `HTTP_${status}`, http: status } })
})

test.each([400, 401, 402, 403, 404, 405, 406, 409, 410, 412, 418, 422, 431, 451])(
  '%i without a known code is tried a few times, never taken for a no',
  (status) => {
    expect(outcomeOf(refused(status, '{"code":"FROM_THE_FUTURE"}'))).toMatchObject({
      event: 'RETRYABLE',
      isUnexplained: true,
    })
  },
)

test('the time that the server names counts, also through a proxy', () => {
  const wait = { 'retry-after': '120' }
  expect(outcomeOf(refused(503, '', { 'x-app': 'einzug', ...wait }))).toMatchObject({ retryAfterMs: 120_000 })
  expect(outcomeOf(refused(503, '', wait))).toMatchObject({ retryAfterMs: 120_000 })
})

describe('an answer that is not ours', () => {
  const page = (status: number, headers: Record<string, string> = {}) => new Response(null, { status, headers })
  test('is a network that wants a login where it says yes, sends elsewhere, or says so', () => {
    const login = { event: 'RETRYABLE', error: { code: 'NET', wantsLogin: true } }
    for (const answer of [page(200), Response.error()])
      expect(outcomeOf(new StrangerError(answer))).toMatchObject(login)
    expect(outcomeOf(refused(511, '', {}))).toMatchObject(login)
  })
  test.each([403, 413, 415, 422])('is with %i a refusal on the way, and no login', (status) => {
    const outcome = outcomeOf(refused(status, '<h1>Forbidden</h1>', {}))
    expect(outcome).toEqual({ event: 'RETRYABLE', error: { code: 'NET', http: status } })
  })
  test('is no connection where it was ours and broke off', () => {
    expect(outcomeOf(new StrangerError(page(200, { 'x-app': 'einzug' })))).toEqual({
      event: 'RETRYABLE',
      error: { code: 'NET' },
    })
  })
})

test('no connection, and a failure of the device itself, are tried again', () => {
  expect(outcomeOf(new NoConnectionError())).toEqual({ event: 'RETRYABLE', error: { code: 'NET' } })
  for (const error of [new Error('DatabaseClosedError'), new TypeError('x is undefined'), undefined]) {
    expect(outcomeOf(error)).toEqual({ event: 'RETRYABLE', error: { code: 'DEVICE' } })
  }
})

describe('a document', () => {
  test('that does not get through though the API answered is counted', () => {
    const failed = (wasPresigned: boolean) =>
      outcomeOf(new DocumentUploadError('a.pdf', wasPresigned, new NoConnectionError()))
    expect(failed(true)).toMatchObject({ event: 'RETRYABLE', isBlocked: true, error: { documentName: 'a.pdf' } })
    expect(failed(false)).toMatchObject({ event: 'RETRYABLE', isBlocked: false })
  })
  test.each([403, 404])('whose address is refused with %i gets another one, without an end', (status) => {
    const outcome = outcomeOf(new DocumentUploadError('a.pdf', true, refused(status)))
    expect(outcome).toMatchObject({ event: 'RETRYABLE' })
    expect(outcome).not.toHaveProperty('isUnexplained')
  })
  test('that is refused is named', () => {
    expect(outcomeOf(new DocumentUploadError('a.pdf', true, ours('PAYLOAD_TOO_LARGE')))).toEqual({
      event: 'FIXABLE',
      error: { code: 'PAYLOAD_TOO_LARGE', http: 413, documentName: 'a.pdf' },
    })
  })
  test('that is damaged has to be added again', () => {
    expect(outcomeOf(new DocumentDamagedError('a.pdf'))).toEqual({
      event: 'FIXABLE',
      error: { code: 'DOCUMENT_DAMAGED', documentName: 'a.pdf' },
    })
  })
})

test('a code that opens nothing is asked for again', () => {
  expect(outcomeOf(new CodeUnknownError())).toEqual({ event: 'FIXABLE', error: { code: 'CODE_UNKNOWN' } })
})
