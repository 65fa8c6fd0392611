import { once } from 'node:events'
import { type ClientRequest, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { pipeline, Transform } from 'node:stream'
import * as z from 'zod/mini'
import { answerAs, type FaultMode, passAnswer } from './fault-modes.ts'

/** Which request a fault meets, and what becomes of it. */
interface Fault {
  method?: string
  /** The whole path, or a pattern; every one where absent. */
  path?: string | RegExp
  /** Meets the n-th matching request from now on, and only that; every one where absent. */
  nth?: number
  mode: FaultMode
}

export interface ArmedFault {
  /** Resolves when it has met its first request: for `after-commit` ones when the server has answered. */
  struck: Promise<void>
  /** Requests that it met. */
  count: () => number
  /** Meets none any more, and lets go of those that hang. */
  disarm: () => void
}

interface SeenRequest {
  method: string
  path: string
  /** Of the body, as far as they came. */
  bytes: number
  /** What the server answered; undefined when it was never asked, or has not answered. */
  status?: number
  /** Of a part of a document: where it belongs. */
  offset?: number
}

export interface FaultProxy {
  address: string
  requests: SeenRequest[]
  /** Requests of one kind that came here, whatever became of them. */
  seen: (method: string, path: string | RegExp) => SeenRequest[]
  arm: (fault: Fault) => ArmedFault
  close: () => Promise<void>
}

/**
 * A bad network before the server: it meets page and service worker alike, and keeps connections alive, so that what the
 * browser does by itself on a connection that it uses again shows as well.
 */
export async function startFaultProxy(target: string): Promise<FaultProxy> {
  const requests: SeenRequest[] = []
  const armed: Live[] = []

  const handle = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const seen: SeenRequest = { method: incoming.method ?? '', path: pathOf(incoming), bytes: 0 }
    const offset = incoming.headers['upload-offset']
    if (offset) seen.offset = Number(offset)
    requests.push(seen)
    // What a slow line has not taken yet is not counted.
    const body = new Transform({
      transform: (chunk: Buffer, _encoding, done) => {
        seen.bytes += chunk.length
        done(null, chunk)
      },
    })
    // The phone may go away in the middle.
    pipeline(incoming, body, () => {})
    const ask = (pass: (answer: IncomingMessage) => void): ClientRequest => {
      const { method, headers, url } = incoming
      const asking = request(new URL(url ?? '/', target), { method, headers }, (answer) => {
        if (answer.statusCode) seen.status = answer.statusCode
        pass(answer)
      })
      // The server is not there, or the phone no longer.
      asking.on('error', () => outgoing.destroy())
      outgoing.once('close', () => asking.destroy())
      return asking
    }
    const fault = armed.find((each) => each.meets(seen))
    if (fault) answerAs(fault.mode, { url: seen.path, body, outgoing, struck: fault.strike, held: fault.held, ask })
    else body.pipe(ask((answer) => passAnswer(answer, outgoing)))
  }

  const server = createServer({ keepAliveTimeout: 60_000 }, handle)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = z.object({ port: z.number() }).parse(server.address())

  return {
    address: `http://localhost:${port}`,
    requests,
    seen: (method, path) => requests.filter((each) => each.method === method && isPath(path, each.path)),
    arm: (fault) => {
      const live = makeLive(fault)
      armed.unshift(live)
      const disarm = () => {
        if (armed.includes(live)) armed.splice(armed.indexOf(live), 1)
        live.release()
      }
      return { struck: live.struck, count: live.count, disarm }
    },
    close: async () => {
      for (const live of armed) live.release()
      server.close()
      server.closeAllConnections()
    },
  }
}

type Live = ReturnType<typeof makeLive>

function makeLive({ method, path, nth, mode }: Fault) {
  const struck = Promise.withResolvers<void>()
  const held = Promise.withResolvers<void>()
  let matching = 0
  let met = 0
  return {
    mode,
    meets: (seen: SeenRequest) => {
      if ((method && seen.method !== method) || (path && !isPath(path, seen.path))) return false
      matching += 1
      if (nth !== undefined && matching !== nth) return false
      met += 1
      return true
    },
    strike: () => struck.resolve(),
    struck: struck.promise,
    count: () => met,
    /** Until it is disarmed. */
    held: held.promise,
    release: () => held.resolve(),
  }
}

const pathOf = ({ url }: IncomingMessage) => new URL(url ?? '/', 'http://localhost').pathname

const isPath = (path: string | RegExp, of: string) => (typeof path === 'string' ? path === of : path.test(of))
