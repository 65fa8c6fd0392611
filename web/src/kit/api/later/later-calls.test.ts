import { expect, test } from 'vitest'
import { readLoginUrl } from './later-calls.ts'

const ask = (answer: () => Promise<Response>) => readLoginUrl({ returnUrl: 'http://localhost:3000/back' }, answer)
const says = (status: number, body: string, statusText = '') =>
  ask(async () => new Response(body, { status, statusText }))

test('a refusal of the sign-in is told with its status and its text', async () => {
  expect(await says(500, 'boom')).toEqual({ failure: 'refused', answer: '500 boom' })
  expect(await says(502, '', 'Bad Gateway')).toEqual({ failure: 'refused', answer: '502 Bad Gateway' })
})

test('a page that something on the way answers with is told as one, and nothing of it', async () => {
  for (const page of [
    '<!doctype html><title>Sign in to the Wi-Fi</title>',
    '\r\n<html><h1>502 Bad Gateway</h1></html>',
  ]) {
    expect(await says(502, page, 'Bad Gateway')).toEqual({ failure: 'page', status: 502 })
  }
})

test.each(['{"data":{}}', '{"data":{"authorizeUrl":7}}', 'not JSON', ''])(
  'an answer without an address to go to (%j) is no lack of a connection',
  async (body) => {
    expect(await says(200, body)).toEqual({ failure: 'unknown' })
  },
)

test('no answer at all is one', async () => {
  expect(await ask(() => Promise.reject(new TypeError('Failed to fetch')))).toEqual({ failure: 'unreachable' })
})
