import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import type { TestApp } from './test-app.ts'

/** Serves an app over a real socket, on a port of its own. */
export async function listen({ fetch }: TestApp['app']): Promise<{ port: number; close: () => void }> {
  const server = serve({ fetch, port: 0, hostname: '127.0.0.1' })
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // a socket of its own has a port
  return { port, close: () => void server.close() }
}
