import type { Context, Hono } from 'hono'
import type * as z from 'zod/mini'
import { AppError } from '#server/app-error.ts'
import { admit, type Caller, type CallerOf, type FindCaller, isAccess } from '#server/http/access.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { clientAddress } from '#server/http/client-address.ts'
import type { ClientBudgets } from '#server/http/client-budgets.ts'
import { type Command, checkActor, readCommand, readSeenVersion } from '#server/http/command.ts'
import { readJson } from '#server/http/read-json.ts'
import { detail, validate } from '#server/http/validate.ts'
import type { Access, AnswerOf, BodyOf, Contract, Endpoint, ParamsOf, QueryOf } from '#shared/endpoint.ts'
import { chooseLanguage, type Language } from '#shared/languages.ts'
import type { ListMeta } from '#shared/paging.ts'
import type { Outcome } from './idempotency.ts'
import type { OwnScope, Scope } from './scope.ts'

/** A request after every check: what its schemas made of it. */
export interface Call<E extends Endpoint> {
  params: ParamsOf<E>
  query: QueryOf<E>
  /** Raw and unread for an endpoint of bytes. */
  body: E['body'] extends 'bytes' ? Upload : BodyOf<E>
  /** Whose budget it counts against. */
  client: string
  /** What they read, as their browser says. */
  language: Language
  caller: CallerOf<E['access']>
  /** All that the caller may see and change. Who needs a role gets to the database through it and in no other way. */
  scope: ScopeOf<E['access']>
  /** Of the record to be changed, as the person saw it (`If-Match`); undefined when the caller does not say. */
  seenVersion: number | undefined
  /** For what is said beside it: cookies, and the origin. */
  request: Request
}

type ScopeOf<A extends Access> = A extends 'anyone' ? undefined : A extends 'signed-in' ? OwnScope : Scope

export interface Upload {
  headers: Headers
  stream: ReadableStream<Uint8Array> | null
  /** To be called when the stream came to its end. */
  onRead: () => void
}

export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<AnswerOf<E> | Reply<AnswerOf<E>>>

/** One handler for each endpoint: a contract with one that nobody handles does not compile. */
export type Handlers<C extends Contract> = { [Name in keyof C]: Handler<C[Name]> }

const answered = Symbol('answered')
interface Reply<T> {
  [answered]: { status?: Status; headers?: Record<string, string | string[]>; data?: T; meta?: ListMeta }
}
type Status = 200 | NonNullable<Endpoint['status']>

/** An answer that says more than its data: another status than its endpoint's, as of a replay, headers, or a list's meta. */
export const reply = <T = undefined>(answer: Reply<T>[typeof answered]): Reply<T> => ({ [answered]: answer })

/** The endpoint's own status for what was done now, 200 for what had been done before. */
export const answerOutcome = <T>({ data, isReplay }: Outcome<T>) => reply({ data, ...(isReplay && { status: 200 }) })

interface Surroundings {
  trustedProxies: number
  findCaller: FindCaller
  openScope: (caller: Caller, command: Command | undefined) => Scope
  budgets: ClientBudgets
}

/**
 * Makes every call of a contract answer `{ data }` under its documented method, path and status. Each goes the same way: the budget of
 * its client, who calls, the address, the size of the body, its shape, its schema, and only then what it asks for.
 * @throws for an endpoint that does not say who may call it
 */
export function mountContract<C extends Contract>(
  app: Hono<AppEnv>,
  contract: C,
  handlers: Handlers<C>,
  surroundings: Surroundings,
): void {
  for (const [name, endpoint] of Object.entries(contract)) {
    if (!isAccess(endpoint.access)) throw new Error(`${name} does not say who may call it`)
    // Each handler belongs to its endpoint; a loop over both can no longer say which.
    const handler = handlers[name] as unknown as Handler<Endpoint>
    const isHead = endpoint.method === 'HEAD'
    // A HEAD request is led to the routes for GET, and is itself again only behind them.
    app.on(isHead ? 'GET' : endpoint.method, routePattern(endpoint.path), async (c, next) => {
      if (isHead && c.req.method !== 'HEAD') return next()
      c.set('route', endpoint.path)
      const client = clientOf(c, surroundings)
      // Before anything else: who calls, its body and its shape all cost something.
      const leave = surroundings.budgets.enter(client, endpoint)
      const answer = await readCall(c, endpoint, client, surroundings).then(handler).finally(leave)
      // A file, or events.
      if (answer instanceof Response) return c.newResponse(answer.body, answer)
      const said = isReply(answer) ? answer[answered] : { data: answer }
      const { status = endpoint.status ?? 200, headers, data, meta } = said
      if (data === undefined || status === 204) return c.body(null, status, headers)
      return c.json({ data, ...(meta && { meta }) }, status, headers)
    })
  }
}

/** A contract's path as the router writes it. */
export const routePattern = (path: Endpoint['path']): string => path.replace(/\{(\w+)\}/g, ':$1')

async function readCall(
  c: Context<AppEnv>,
  endpoint: Endpoint,
  client: string,
  { findCaller, openScope }: Surroundings,
): Promise<Call<Endpoint>> {
  const request = c.req.raw
  const caller = await admit(endpoint.access, request, findCaller)
  if (caller) checkActor(caller, request.headers)
  const params = endpoint.params && readParams(endpoint.params, c.req.param())
  const query = readQuery(c, endpoint)
  const { sent, body } = await readBody(c, endpoint)
  return {
    params,
    query,
    body,
    client,
    language: chooseLanguage((c.req.header('accept-language') ?? '').split(',').map((wish) => wish.trim())),
    caller,
    scope: caller && openScope(caller, readCommand(endpoint, request, sent)),
    seenVersion: caller && readSeenVersion(request.headers),
    request,
  }
}

const clientOf = (c: Context<AppEnv>, { trustedProxies }: Surroundings) =>
  clientAddress(c.env?.incoming?.socket.remoteAddress, c.req.header('x-forwarded-for'), trustedProxies)

/** A path whose parameters cannot be is an address that does not exist. */
function readParams<S extends z.ZodMiniObject>(schema: S, params: unknown): z.output<S> {
  const result = schema.safeParse(params)
  if (!result.success) throw new AppError('NOT_FOUND')
  return result.data
}

/** Whoever says something twice means neither of the two for certain, and a proxy may have judged by the other one. */
function readQuery(c: Context<AppEnv>, { query }: Endpoint): QueryOf<Endpoint> {
  if (!query) return undefined
  const twice = Object.entries(c.req.queries()).flatMap(([name, values]) => (values.length > 1 ? [name] : []))
  if (twice.length > 0)
    throw new AppError('QUERY_AMBIGUOUS', { details: twice.map((name) => detail([name], 'invalid')) })
  return validate(query, c.req.query())
}

/** As it was sent, and as its schema reads it. */
async function readBody(c: Context<AppEnv>, { body, maxBytes }: Endpoint): Promise<{ sent?: unknown; body?: unknown }> {
  const onRead = () => c.set('bodyRead', true)
  if (body === undefined) return {}
  const { headers, body: stream } = c.req.raw
  if (body === 'bytes') return { body: { headers, stream, onRead } satisfies Upload }
  const sent = await readJson(c.req.raw, onRead, { mayBeMissing: body.safeParse(undefined).success, maxBytes })
  return { sent, body: validate(body, sent) }
}

const isReply = <T>(answer: T | Reply<T>): answer is Reply<T> =>
  typeof answer === 'object' && answer !== null && answered in answer
