import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { AppError } from '#server/app-error.ts'
import type { LogEntry } from '#server/log-line.ts'
import { answerErrors } from './answer-errors.ts'
import type { AppEnv } from './app-env.ts'

/** What an error thrown by a handler is answered with, and what is logged of it. */
async function answer(error: Error) {
  const log: LogEntry[] = []
  const app = new Hono<AppEnv>()
  app.onError(answerErrors({ log: (entry) => void log.push(entry) }))
  app.get('/', () => {
    throw error
  })
  const response = await app.request('/')
  const body: unknown = await response.json()
  return { status: response.status, retryAfter: response.headers.get('retry-after'), body, log }
}

test('a failure the caller can expect has its documented status and text, and is no event for the log', async () => {
  expect(await answer(new AppError('PROCESS_NOT_FOUND'))).toEqual({
    status: 404,
    retryAfter: null,
    body: {
      code: 'PROCESS_NOT_FOUND',
      message: 'The code you entered is not valid. Please check and try again.',
    },
    log: [],
  })
})

test('what passes by itself says when to try again', async () => {
  expect(await answer(new AppError('RATE_LIMITED', { retryAfterSeconds: 42 }))).toMatchObject({ retryAfter: '42' })
  expect(await answer(new AppError('UNAVAILABLE'))).toMatchObject({ status: 503, retryAfter: '5' })
})

test('a full disk is answered 507 and logged as a warning with its code', async () => {
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
  expect(await answer(full)).toMatchObject({
    status: 507,
    body: { code: 'STORAGE_FULL' },
    log: [{ level: 'warn', code: 'ENOSPC' }],
  })
})

test('of a bug the place is logged, and nothing of its message even if that looks like a place', async () => {
  const { status, body, log } = await answer(new TypeError('Kanari\n    at Kanari (kanari.ts:1:2)'))
  expect(status).toBe(500)
  expect(log).toMatchObject([{ level: 'error', event: 'unexpected', name: 'TypeError' }])
  expect(log[0]?.['stack']).toContain('answer-errors.test.ts')
  expect(JSON.stringify([body, log]).toLowerCase()).not.toContain('kanari')
})
