import type * as z from 'zod/mini'

/**
 * Who may call. A role named here includes the ones above it: platform-owner may do what a manager may. `signed-in` is also
 * somebody whom the identity provider knows and this server does not.
 */
export type Access = 'anyone' | 'signed-in' | 'manager' | 'platform-owner'

/** One documented call, as a value: the server mounts it, the web app calls it, the API console lists it. */
export interface Endpoint {
  readonly method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** With its parameters in braces: `/api/external/application-processes/{code}`. */
  readonly path: `/api/${string}`
  readonly access: Access
  readonly params?: z.ZodMiniObject
  readonly query?: z.ZodMiniObject
  /** `bytes` marks a raw body, which is streamed and never parsed as JSON. */
  readonly body?: z.ZodMiniType | 'bytes'
  /** The most that a JSON body may have; 1 MiB when not given. */
  readonly maxBytes?: number
  /**
   * What stands under `data` in the answer; `z.undefined()` for an answer without a body, which speaks by its headers.
   * `stream` marks an answer that is no JSON: a file, or events.
   */
  readonly answer: z.ZodMiniType | 'stream'
  /** Status of a success; 200 when not given. */
  readonly status?: 201 | 204
}

export type Contract = Record<string, Endpoint>

type Parsed<T> = T extends z.ZodMiniType ? z.output<T> : undefined
export type ParamsOf<E extends Endpoint> = Parsed<E['params']>
export type QueryOf<E extends Endpoint> = Parsed<E['query']>
export type BodyOf<E extends Endpoint> = Parsed<E['body']>
/** What the handler of a `stream` gives, and nobody parses. */
interface StreamedAnswer {
  readonly body: unknown
  readonly status: number
}
export type AnswerOf<E extends Endpoint> = E['answer'] extends z.ZodMiniType ? z.output<E['answer']> : StreamedAnswer

/** One of a contract, which begins as a request does; who may call it has to be said. */
export const endpoint = <
  const Method extends Endpoint['method'],
  const Path extends Endpoint['path'],
  const Who extends Access,
  const More extends Omit<Endpoint, 'method' | 'path' | 'access'>,
>(
  method: Method,
  path: Path,
  access: Who,
  more: More,
) => ({ method, path, access, ...more })

/** Checks the shape of a contract and keeps its exact type. */
export const defineContract = <const C extends Contract>(contract: C): C => contract

/** Puts values in the place of a path's `{parameters}`, escaped. */
export const fillPath = (path: string, params: Record<string, string> = {}) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
