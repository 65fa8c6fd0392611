import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { ApiError, call, NoConnectionError } from './call.ts'

const endpoint = {
  method: 'GET',
  path: '/api/things/{name}',
  access: 'anyone',
  params: z.object({ name: z.string() }),
  answer: z.object({ size: z.number() }),
} as const

const callWith = (answer: () => Response | Promise<Response>, urls: string[] = []) =>
  call(endpoint, { params: { name: 'a/b ü' } }, async (url) => {
    urls.push(url as string)
    return answer()
  })

describe('an answer', () => {
  test('is read from its data field', async () => {
    expect(await callWith(() => Response.json({ data: { size: 1 } }))).toEqual({ size: 1 })
  })

  test('is read whole where there is no data field', async () => {
    expect(await callWith(() => Response.json({ size: 2 }))).toEqual({ size: 2 })
  })

  test('that is refused carries status and body in its message, and the code apart', async () => {
    const body = { code: 'APPLICATION_CLOSED', message: 'closed' }
    const error = await callWith(() => Response.json(body, { status: 409 })).catch((caught: unknown) => caught)
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ message: `409: ${JSON.stringify(body)}`, status: 409, code: 'APPLICATION_CLOSED' })
  })

  test('that is refused without a body carries the status text', async () => {
    const answer = () => new Response(null, { status: 502, statusText: 'Bad Gateway' })
    await expect(callWith(answer)).rejects.toThrow('502: Bad Gateway')
  })

  test.each([
    ['busy', '503 busy'],
    ['', '503 Service Unavailable'],
    ['\n<!doctype html><p>Sign in to the Wi-Fi', '503 Service Unavailable'],
  ])('that is refused with %j is shown to a person as %s', async (body, said) => {
    const answer = () => new Response(body, { status: 503, statusText: 'Service Unavailable' })
    await expect(callWith(answer)).rejects.toMatchObject({ said })
  })
})

describe('there is no connection', () => {
  const failures: [string, () => Response | Promise<Response>][] = [
    ['when nothing answers', () => Promise.reject(new TypeError('Failed to fetch'))],
    [
      'when a network answers with a login page',
      () => new Response('<html>', { headers: { 'content-type': 'text/html' } }),
    ],
    ['when the answer was cut', () => new Response('{"data":{"si')],
    ['when the answer has another shape', () => Response.json({ data: { size: 'large' } })],
  ]
  test.each(failures)('%s', async (_, answer) => {
    await expect(callWith(answer)).rejects.toBeInstanceOf(NoConnectionError)
  })
})

test('a parameter cannot climb out of its place in the path', async () => {
  const urls: string[] = []
  await callWith(() => Response.json({ size: 1 }), urls)
  expect(urls).toEqual(['/api/things/a%2Fb%20%C3%BC'])
})
