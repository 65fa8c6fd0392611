import * as z from 'zod/mini'
import { type AnswerOf, type BodyOf, type Endpoint, fillPath, type ParamsOf, type QueryOf } from '#shared/endpoint.ts'
import type { ErrorCode } from '#shared/errors/errors.ts'

const TIMEOUT_MS = 30_000
/** To the last byte of a file. */
const STREAM_TIMEOUT_MS = 10 * 60_000

/**
 * The server answered, and not with success. The message is `409: <body>` (applicant.md, Messages); programs look at
 * the code.
 */
export class ApiError extends Error {
  readonly status: number
  /** What a person may be shown of an answer that we have no words for, as `503 busy`: no page that something on the way put in its place. */
  readonly said: string
  /** Something on the way put a page in its place: a proxy, or a network that wants a login. */
  readonly isPage: boolean
  readonly code: ErrorCode | undefined
  /** It was our server that answered, and not a network that wants a login. */
  readonly isOurs: boolean
  readonly retryAfterMs: number | undefined
  readonly requestId: string | undefined
  /** Work that the server takes in place of waiting. */
  readonly challenge: string | undefined
  constructor({ status, statusText, headers }: Pick<Response, 'status' | 'statusText' | 'headers'>, body: string) {
    super(`${status}: ${body || statusText}`)
    this.status = status
    this.isPage = body.trimStart().startsWith('<')
    this.said = `${status} ${(!this.isPage && body) || statusText}`.trim()
    this.code = codeIn(body)
    this.isOurs = headers.get('x-app') === 'einzug'
    this.retryAfterMs = Number(headers.get('retry-after') ?? Number.NaN) * 1000 || undefined
    this.requestId = headers.get('x-request-id') ?? undefined
    this.challenge = headers.get('x-challenge') ?? undefined
  }
}

/** Our server's own word: a proxy or a hotel's network refuses in its own name, and means nothing that we asked about. */
export const isRefused = (error: unknown, ...codes: readonly ErrorCode[]) =>
  error instanceof ApiError && error.isOurs && error.code !== undefined && codes.includes(error.code)

/** No answer that is ours: no connection, a time-out, or a network that asks for a login with a page of its own. */
export class NoConnectionError extends Error {}

/** Somebody answered with success, and not our server: most likely a network that asks for a login. */
export class StrangerError extends NoConnectionError {
  readonly status: number
  /** Our server's after all, which did not arrive whole. */
  readonly isOurs: boolean
  constructor({ status, headers }: Pick<Response, 'status' | 'headers'>) {
    super('The answer is not one of this API')
    this.status = status
    this.isOurs = headers.get('x-app') === 'einzug'
  }
}

export interface CallInput<E extends Endpoint> {
  params?: ParamsOf<E>
  query?: QueryOf<E>
  body?: E['body'] extends z.ZodMiniType ? z.input<E['body']> : BodyOf<E>
  /** A body that was made into text before, and is sent exactly so. */
  sealedBody?: string
}

/**
 * One typed call. Reads the answer from its `data` field, or whole where there is none (wire.md, Answers).
 * @throws ApiError when the server refuses, NoConnectionError when nobody or somebody else answers
 */
export async function call<const E extends Endpoint>(
  endpoint: E,
  { params, query, body, sealedBody }: CallInput<E>,
  send: typeof fetch = fetch,
): Promise<AnswerOf<E>> {
  const search = query ? `?${new URLSearchParams(query as Record<string, string>)}` : ''
  const content = sealedBody ?? (body === undefined ? undefined : JSON.stringify(body))
  const init = {
    method: endpoint.method,
    credentials: 'include',
    headers: { accept: 'application/json', ...(content !== undefined && { 'content-type': 'application/json' }) },
    ...(content !== undefined && { body: content }),
  } as const
  const url = fillPath(endpoint.path, params as Record<string, string>) + search
  const response = await reach(send, url, init, endpoint.answer === 'stream' ? STREAM_TIMEOUT_MS : TIMEOUT_MS)
  if (!response.ok) throw new ApiError(response, await response.text().catch(asNoConnection))
  if (endpoint.answer === 'stream') return streamed(response) as AnswerOf<E>
  const text = await response.text().catch(asNoConnection)
  const answer = endpoint.answer.safeParse(dataIn(text))
  if (!answer.success) throw new StrangerError(response)
  return answer.data as AnswerOf<E>
}

/** The response itself, which its caller reads; a page of somebody else's is no file of ours. */
function streamed(response: Response): Response {
  if (response.headers.get('x-app') !== 'einzug') throw new StrangerError(response)
  return response
}

/** `fetch` with a time limit, whose every failure is a NoConnectionError. */
export const reach = (send: typeof fetch, url: string, init: RequestInit, timeoutMs = TIMEOUT_MS) =>
  send(url, { ...init, signal: AbortSignal.timeout(timeoutMs) }).catch(asNoConnection)

function asNoConnection(cause: unknown): never {
  if (cause instanceof NoConnectionError) throw cause
  throw new NoConnectionError('No connection', { cause })
}

const wrapped = z.looseObject({ data: z.unknown() })

function dataIn(text: string): unknown {
  const body = parseJson(text)
  const { success, data } = wrapped.safeParse(body)
  return success && data.data !== undefined ? data.data : body
}

const failure = z.looseObject({ code: z.string() })

function codeIn(text: string): ErrorCode | undefined {
  const { data } = failure.safeParse(parseJson(text))
  // A newer server's may be another one: whoever decides by the code treats what it does not know by its status.
  return data && /^[A-Z][A-Z_]{2,39}$/.test(data.code) ? (data.code as ErrorCode) : undefined
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
