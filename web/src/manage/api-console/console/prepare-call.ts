import type * as z from 'zod/mini'
import { bodyOf } from '#shared/api-description/bodies.ts'
import { type Endpoint, fillPath } from '#shared/endpoint.ts'
import { type EndpointName, everyEndpoint } from '#shared/every-endpoint.ts'
import { localToday } from '#web/kit/device/local-today.ts'

/** A call as it is typed: each parameter as text, empty where nothing is said. */
export interface Typed {
  path: Readonly<Record<string, string>>
  query: Readonly<Record<string, string>>
  header: Readonly<Record<string, string>>
  body: string
  file: File | undefined
}

/** A call as it is sent. */
export interface Prepared {
  method: Endpoint['method']
  url: string
  headers: Record<string, string>
  body: string | File | undefined
}

/** What is wrong, by the place where it stands: `path.id`, `body`. A code of issues.ts, or the parser's own words. */
export type Refused = Readonly<Record<string, string>>

/** Made ready, with what the server will refuse of it: it is checked by the very rules of the server. */
export function prepareCall(name: EndpointName, typed: Typed): { prepared: Prepared; refused: Refused } {
  const endpoint: Endpoint = everyEndpoint[name]
  const query = filledIn(typed.query)
  const headers = filledIn(typed.header)
  const body = readBody(name, endpoint, typed)
  const refused = {
    ...issuesIn('path', endpoint.params, typed.path),
    ...issuesIn('query', endpoint.query, query),
    ...body.refused,
  }
  const search = new URLSearchParams(query).toString()
  const url = fillPath(endpoint.path, typed.path) + (search && `?${search}`)
  if (body.contentType) headers['Content-Type'] ??= body.contentType
  return { prepared: { method: endpoint.method, url, headers, body: body.content }, refused }
}

/** For a terminal; the token is left to be filled in. */
export const asCurl = ({ method, url, headers, body }: Prepared, origin: string): string =>
  [
    `curl -X ${method} ${quoted(origin + url)}`,
    `-H "Authorization: Bearer $TOKEN"`,
    ...Object.entries(headers).map(([header, value]) => `-H ${quoted(`${header}: ${value}`)}`),
    ...(typeof body === 'string' ? [`--data ${quoted(body)}`] : body ? [`--data-binary @${quoted(body.name)}`] : []),
  ].join(' \\\n  ')

const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`

const filledIn = (values: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))

function issuesIn(place: string, schema: z.ZodMiniType | undefined, values: unknown): Refused {
  const issues = schema?.safeParse(values).error?.issues ?? []
  return Object.fromEntries(issues.map(({ path, message }) => [[place, ...path].join('.'), message]))
}

interface ReadBody {
  content?: string | File | undefined
  contentType?: string
  refused?: Refused
}

function readBody(name: EndpointName, { body, method }: Endpoint, typed: Typed): ReadBody {
  if (body === 'bytes') {
    const contentType = method === 'PATCH' ? 'application/offset+octet-stream' : typed.file?.type
    return { content: typed.file, ...(contentType && { contentType }) }
  }
  const schema = bodyOf(name, localToday())
  if (!schema || (typed.body.trim() === '' && schema.safeParse(undefined).success)) return {}
  try {
    const value: unknown = JSON.parse(typed.body)
    const issues = schema.safeParse(value).error?.issues ?? []
    const refused = Object.fromEntries(issues.map(({ path, message }) => [['body', ...path].join('.'), message]))
    return { content: typed.body, contentType: 'application/json', refused }
  } catch (error) {
    return { content: typed.body, contentType: 'application/json', refused: { body: String(error) } }
  }
}
