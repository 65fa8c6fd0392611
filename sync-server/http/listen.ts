import { createServer, type Server } from 'node:http'
import { createAdaptorServer } from '@hono/node-server'
import type { Hono } from 'hono'
import { StartError } from '#server/start-error.ts'
import { clientAddress } from './client-address.ts'

/** How long a client may take, in milliseconds. */
interface Patience {
  headers: number
  request: number
  /** Without a byte in either direction. Live signals have a heartbeat of less. */
  silence: number
  /** How often it is looked who took too long. */
  look: number
}

/** Ten MB over a slow mobile connection. */
export const LONGEST_REQUEST_MS = 5 * 60_000

const usualPatience: Patience = { headers: 10_000, request: LONGEST_REQUEST_MS, silence: 2 * 60_000, look: 2_000 }
const LONGEST_FAREWELL_MS = 10_000

/** @throws StartError when the port is taken or not allowed */
export async function listen(
  app: Pick<Hono, 'fetch'>,
  { port, host, socketsOfClient }: { port: number; host: string; socketsOfClient?: number },
  patience = usualPatience,
) {
  const serverOptions = {
    headersTimeout: patience.headers,
    requestTimeout: patience.request,
    connectionsCheckingInterval: patience.look,
  }
  const adaptor = createAdaptorServer({ fetch: app.fetch, createServer, serverOptions })
  const server = adaptor as Server // what the `createServer` given above makes
  server.setTimeout(patience.silence)
  if (socketsOfClient !== undefined) limitSockets(server, socketsOfClient)
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: Error & { code?: string }) => reject(explain(error, port, host)))
    server.listen(port, host, resolve)
  })
  const address = server.address()
  const actualPort = typeof address === 'object' && address ? address.port : port
  return {
    port: actualPort,
    url: `http://${isEverywhere(host) ? 'localhost' : host}:${actualPort}`,
    /** Takes no new requests and waits for the running ones, though not for ever. */
    close: () => close(server),
  }
}

/** A socket costs little, but one client must not take those of all. */
function limitSockets(server: Server, most: number): void {
  const open = new Map<string, number>()
  server.on('connection', (socket) => {
    const client = clientAddress(socket.remoteAddress, undefined, 0)
    const count = (open.get(client) ?? 0) + 1
    open.set(client, count)
    socket.once('close', () => {
      const left = (open.get(client) ?? 1) - 1
      if (left > 0) open.set(client, left)
      else open.delete(client)
    })
    if (count > most) socket.destroy()
  })
}

/** Hosts that `localhost` leads to: the name is nicer to read, and browsers trust it like HTTPS. */
const isEverywhere = (host: string) => ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host)

function explain(error: Error & { code?: string }, port: number, host: string): Error {
  if (error.code === 'EADDRINUSE') {
    return new StartError(`Port ${port} is already in use. Stop the other program, or set PORT to another number.`)
  }
  if (error.code === 'EACCES')
    return new StartError(`Port ${port} may not be used by this account. Set PORT to another.`)
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return new StartError(`HOST=${host} is no address of this machine.`)
  }
  return error
}

async function close(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  // A connection that a browser keeps open becomes idle only when its running request ends.
  const sweep = setInterval(() => server.closeIdleConnections(), 100)
  const impatience = setTimeout(() => server.closeAllConnections(), LONGEST_FAREWELL_MS)
  await closed
  clearInterval(sweep)
  clearTimeout(impatience)
}
