import { type ClientRequest, createServer, type IncomingMessage, request } from 'node:http'
import * as z from 'zod/mini'

export interface SeenRequest {
  path: string
  /** Milliseconds since 1970. */
  at: number
  /** `service-worker` for its script; otherwise what the browser says it wants: `document`, `script`, `empty` … */
  purpose: string
  /** Of the answer's body, as it was sent. */
  bytes: number
}

export interface CountingProxy {
  address: string
  requests: SeenRequest[]
  /** From now on nothing answers at this address. */
  close: () => Promise<void>
}

/**
 * Stands before the server and writes down what arrives: the one place where a service worker's own requests are seen
 * as well, and which can be taken away to be offline.
 */
export async function startCountingProxy(target: string): Promise<CountingProxy> {
  const requests: SeenRequest[] = []
  const server = createServer((incoming, outgoing) => {
    const seen = describe(incoming)
    requests.push(seen)
    const { method, headers } = incoming
    const forwarded: ClientRequest = request(new URL(seen.path, target), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders)
      answer.on('data', (chunk: Buffer) => {
        seen.bytes += chunk.length
      })
      answer.pipe(outgoing)
    })
    forwarded.once('error', () => outgoing.destroy())
    incoming.pipe(forwarded)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = z.object({ port: z.number() }).parse(server.address())
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return { address: `http://localhost:${port}`, requests, close }
}

const describe = ({ url, headers }: IncomingMessage): SeenRequest => ({
  path: url ?? '/',
  at: performance.timeOrigin + performance.now(),
  purpose: headers['service-worker'] === 'script' ? 'service-worker' : (headers['sec-fetch-dest'] ?? ''),
  bytes: 0,
})
