import type { Arriving } from './model-answer.ts'
import { type ModelServer, type Route, routeOf } from './model-server.ts'
import type { VirtualTime } from './virtual-time.ts'

/** What may happen to a request on its way. */
export type Fault =
  | { mode: 'drop-before' | 'drop-after-commit' | 'hang' | 'hang-after-commit' | 'truncate' | 'html200' }
  | { mode: 'redirect-to-login' | 'duplicate' }
  /** Of an upload, only so many bytes arrive. */
  | { mode: 'cut'; bytes: number }
  | { mode: 'delay'; ms: number }
  | { mode: 'status'; status: number; headers?: Record<string, string>; body?: string }

interface Armed {
  fault: Fault
  routes: readonly Route[]
  /** Counted from the next request of these routes. */
  nth: number
  times: number
}

/**
 * The way between phones and the server. Faults are armed for the nth request of a route, or drawn for each request.
 */
export function createNetwork(time: VirtualTime, server: ModelServer) {
  const armed: Armed[] = []
  const network = {
    isUp: true,
    latencyMs: 60,
    bytesPerMs: Number.POSITIVE_INFINITY,
    /** Drawn for a request that no armed fault meets. */
    draw: undefined as ((route: Route) => Fault | undefined) | undefined,
    /** Hosts that were handed a body they should not have seen. */
    leaks: 0,
    /** Answers or forgets everything that is under way. */
    crash: new Set<() => void>(),
  }

  const faultFor = (route: Route): Fault | undefined => {
    for (const each of armed) {
      if (!each.routes.includes(route)) continue
      each.nth -= 1
      if (each.nth > 0) continue
      each.times -= 1
      if (each.times <= 0) armed.splice(armed.indexOf(each), 1)
      return each.fault
    }
    return network.draw?.(route)
  }

  const send = (input: string | URL | Request, init: RequestInit = {}): Promise<Response> =>
    new Promise((resolve, reject) => {
      const request = arriving(input instanceof Request ? input.url : input, init)
      const fail = () => reject(new TypeError('Failed to fetch'))
      const start = time.now()
      const oneWay = network.latencyMs / 2
      const uploadMs = request.bytes.byteLength / network.bytesPerMs
      let hasArrived = false
      init.signal?.addEventListener('abort', () => {
        reject(new DOMException('Aborted', 'AbortError'))
        // What was on its way is cut, but not called back: a part keeps what had left; small requests arrive.
        if (hasArrived || uploadMs === 0) return
        hasArrived = true
        if (request.method !== 'PATCH') return
        const left = Math.max(Math.floor((time.now() - start - oneWay) * network.bytesPerMs), 0)
        server.handle({ ...request, bytes: request.bytes.slice(0, left) })
      })
      if (init.signal?.aborted) return
      if (!network.isUp) {
        time.after(5, fail)
        return
      }
      const fault = faultFor(routeOf(request).route)
      network.crash.add(fail)
      time.after(oneWay + uploadMs + (fault?.mode === 'delay' ? fault.ms : 0), () => {
        const isForgotten = !network.crash.has(fail) && fault?.mode !== 'delay'
        if (hasArrived || isForgotten) return
        hasArrived = true
        const answer = (response: Response) =>
          void time.after(oneWay, () => network.crash.delete(fail) && resolve(response))
        meet(fault, request, init, { answer, fail: () => time.after(oneWay, fail) })
      })
    })

  const meet = (
    fault: Fault | undefined,
    request: Arriving,
    init: RequestInit,
    { answer, fail }: { answer: (response: Response) => void; fail: () => void },
  ) => {
    switch (fault?.mode) {
      case undefined:
      case 'delay':
        return answer(server.handle(request))
      case 'drop-before':
        return fail()
      case 'drop-after-commit':
        server.handle(request)
        return fail()
      case 'hang':
        return
      case 'hang-after-commit':
        server.handle(request)
        return
      case 'duplicate':
        server.handle(request)
        return answer(server.handle(request))
      case 'cut':
        // What is cut is no whole document: only the verb that goes on keeps it.
        if (request.method === 'PATCH') server.handle({ ...request, bytes: request.bytes.slice(0, fault.bytes) })
        return fail()
      case 'truncate':
        return answer(truncated(server.handle(request)))
      case 'html200':
        return answer(loginPage())
      case 'redirect-to-login':
        if (init.redirect === 'error') return fail()
        // As a browser hides it from who does not follow.
        if (init.redirect === 'manual') {
          return answer(Object.defineProperty(new Response(), 'type', { value: 'opaqueredirect' }))
        }
        network.leaks += request.bytes.byteLength > 0 ? 1 : 0
        return answer(loginPage())
      case 'status':
        return answer(new Response(fault.body ?? null, { status: fault.status, headers: fault.headers ?? {} }))
    }
  }

  return {
    network,
    send,
    /** Meets the nth request of a route, and as many after it. */
    arm: (fault: Fault, routes: Route | readonly Route[], { nth = 1, times = 1 } = {}) =>
      armed.push({ fault, routes: [routes].flat(), nth, times }),
    disarm: () => armed.splice(0),
    /** The server dies: whoever waits for an answer gets none. */
    crash: () => {
      for (const fail of network.crash) fail()
      network.crash.clear()
    },
  }
}

const loginPage = () =>
  new Response('<html>Please log in</html>', { status: 200, headers: { 'content-type': 'text/html' } })

function truncated(response: Response): Response {
  const cut = new ReadableStream<Uint8Array>({
    start: (controller) => {
      controller.enqueue(new TextEncoder().encode('{"data":{"id":"'))
      controller.close()
    },
  })
  return new Response([204, 304].includes(response.status) ? null : cut, response)
}

function arriving(url: string | URL, init: RequestInit): Arriving {
  const { pathname, searchParams } = new URL(url, 'http://server')
  const { body } = init
  const bytes =
    typeof body === 'string'
      ? new TextEncoder().encode(body)
      : body instanceof Uint8Array
        ? body.slice()
        : new Uint8Array(0)
  return {
    method: init.method ?? 'GET',
    path: pathname,
    query: searchParams,
    headers: new Headers(init.headers),
    bytes,
  }
}
