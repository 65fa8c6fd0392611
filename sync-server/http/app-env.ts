import type { IncomingMessage } from 'node:http'

/** What Hono carries along with one request. */
export interface AppEnv {
  /** From the Node adapter; `app.request` in a test has no socket and gives nothing. */
  Bindings: { incoming?: IncomingMessage }
  Variables: {
    requestId: string
    /** The endpoint's path with its `{parameters}`, which name nobody. */
    route?: string
    /** Set once nothing of the request's body is left on the wire. */
    bodyRead?: true
  }
}
