import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { afterEach, expect, test, vi } from 'vitest'
import { alreadySent } from './already-sent.ts'
import { listen } from './listen.ts'

afterEach(() => vi.restoreAllMocks())

test('what was answered on the socket is left alone, and nothing is complained about', async () => {
  const complaints = vi.spyOn(console, 'error').mockReturnValue()
  const app = new Hono<{ Bindings: HttpBindings }>()
  app.all('*', async (c) => {
    await new Promise<void>((resolve) =>
      c.env.outgoing.writeHead(201, { 'X-Own': 'yes' }).end('by somebody else', resolve),
    )
    return alreadySent()
  })
  const server = await listen(new Hono().route('/', app), { port: 0, host: '127.0.0.1' })
  for (let times = 0; times < 3; times += 1) {
    const answer = await fetch(server.url, { method: times ? 'POST' : 'GET' })
    expect([answer.status, answer.headers.get('x-own'), await answer.text()]).toEqual([201, 'yes', 'by somebody else'])
  }
  await server.close()
  expect(complaints).not.toHaveBeenCalled()
})
