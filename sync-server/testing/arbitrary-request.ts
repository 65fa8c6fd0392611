import * as fc from 'fast-check'
import { bodyOf } from '#shared/api-description/bodies.ts'
import { endpointNames } from '#shared/api-description/groups.ts'
import { jsonSchemaOf } from '#shared/api-description/json-schema.ts'
import { type Endpoint, fillPath } from '#shared/endpoint.ts'
import { type EndpointName, everyEndpoint } from '#shared/every-endpoint.ts'
import { arbitraryJson } from './arbitrary-json.ts'
import type { TestApp } from './test-app.ts'
import { type Records, validRequests } from './valid-requests.ts'

/** A call to be made of what a recipe for a right one says, and of what is put in the place of its parts. */
export interface Plan {
  name: EndpointName
  /** In place of the recipe's, each by its name. */
  params: Record<string, string>
  query: Record<string, unknown> | undefined
  /** `undefined`: the recipe's own. */
  body: { json: unknown } | { text: string } | undefined
  headers: Record<string, string>
}

/** Of any endpoint: from its own schema, right and broken, and with headers of any kind. */
export const anyPlan: fc.Arbitrary<Plan> = fc.constantFrom(...endpointNames).chain((name) =>
  fc.record({
    name: fc.constant(name),
    params: seldom<Record<string, string>>(anyParams(name), {}),
    query: anyQuery(name),
    body: anyBody(name),
    headers: seldom<Record<string, string>>(anyHeaders, {}),
  }),
)

/** The call itself, about these records. */
export async function makeRequest(app: TestApp['app'], plan: Plan, records: Records): Promise<[string, RequestInit]> {
  const { method, path } = everyEndpoint[plan.name]
  const recipe = await validRequests[plan.name].build(records, app)
  const address = recipe.url ?? inPlace(fillPath(path, recipe.params), path, plan.params)
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries({ ...recipe.query, ...plan.query })) query.append(key, String(value))
  const json = plan.body && 'json' in plan.body ? plan.body.json : recipe.body
  const content =
    plan.body && 'text' in plan.body ? plan.body.text : json === undefined ? undefined : JSON.stringify(json)
  const isJson = content !== undefined
  const headers = { ...(isJson && { 'content-type': 'application/json' }), ...recipe.headers, ...plan.headers }
  const body = content ?? recipe.bytes
  const search = query.size > 0 ? `${address.includes('?') ? '&' : '?'}${query.toString()}` : ''
  const hasBody = method !== 'GET' && method !== 'HEAD' && body !== undefined
  return [address + search, { method, headers, ...(hasBody && { body }) }]
}

/** The recipe's address with other parameters; what begins like an escape stays as it is, right or wrong. */
function inPlace(filled: string, path: string, params: Record<string, string>): string {
  const pattern = path.split('/')
  const asSent = (text: string) => (text.startsWith('%') ? text : encodeURIComponent(text.toWellFormed()))
  return filled
    .split('/')
    .map((part, at) => {
      const other = params[pattern[at]?.replace(/[{}]/g, '') ?? '']
      return other === undefined ? part : asSent(other)
    })
    .join('/')
}

function anyParams(name: EndpointName): fc.Arbitrary<Record<string, string>> {
  const { params }: Endpoint = everyEndpoint[name]
  const names = Object.keys(params?.shape ?? {})
  return names.length === 0 ? fc.constant({}) : fc.dictionary(fc.constantFrom(...names), anyText)
}

function anyQuery(name: EndpointName): fc.Arbitrary<Plan['query']> {
  const { query }: Endpoint = everyEndpoint[name]
  if (!query) return fc.constant(undefined)
  const right = arbitraryJson(jsonSchemaOf(query, 'input')) as fc.Arbitrary<Record<string, unknown>> // of an object
  // Mostly beside the recipe's own filters: an organization that nobody has finds nothing.
  const broken = fc.dictionary(fc.constantFrom(...Object.keys(query.shape), 'unknown'), anyText)
  return fc.oneof({ arbitrary: right, weight: 2 }, fc.constant(undefined), broken)
}

function anyBody(name: EndpointName): fc.Arbitrary<Plan['body']> {
  const body = bodyOf(name, '2026-11-21')
  if (!body)
    return fc.oneof(
      { arbitrary: fc.constant(undefined), weight: 9 },
      anyText.map((text) => ({ text })),
    )
  const right = arbitraryJson(jsonSchemaOf(body, 'input'))
  return fc.oneof(
    { arbitrary: fc.constant(undefined), weight: 3 },
    { arbitrary: right.map((json) => ({ json })), weight: 4 },
    { arbitrary: broken(right).map((json) => ({ json })), weight: 5 },
    fc.jsonValue().map((json) => ({ json })),
    brokenText.map((text) => ({ text })),
  )
}

/** One of its values, however deep, is another one. */
const broken = (right: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.tuple(right, fc.array(fc.nat(50), { minLength: 1, maxLength: 4 }), anyValue).map(([value, way, other]) => {
    const copy: unknown = structuredClone(value)
    let place = copy
    for (const [step, turn] of way.entries()) {
      if (typeof place !== 'object' || place === null) return copy
      const keys = Object.keys(place)
      const key = keys[turn % Math.max(keys.length, 1)] ?? 'unknown'
      const next: unknown = Reflect.get(place, key)
      const isLast = step === way.length - 1 || typeof next !== 'object' || next === null
      if (isLast) return Reflect.set(place, key, other) ? copy : value
      place = next
    }
    return copy
  })

const hostileTexts = [
  '',
  ' ',
  '\u0000',
  '\uD800',
  "'; drop table users; --",
  '${jndi:ldap://x}',
  '../../etc/passwd',
  '%00',
  '%ED%A0%80',
  '%FF',
  '%',
  '_',
  '\\',
  '__proto__',
  'constructor',
  'NaN',
  '-1',
  '1e400',
  '00000000-0000-0000-0000-000000000000',
  '2027-02-30',
  '0001-01-01',
  'x'.repeat(5000),
  '\u202E\u200B',
]
const anyText = fc.oneof(fc.constantFrom(...hostileTexts), fc.string({ unit: 'binary', maxLength: 20 }), fc.uuid())

const anyValue: fc.Arbitrary<unknown> = fc.oneof(
  anyText,
  fc.constantFrom<unknown>(null, true, false, 0, -1, 2 ** 31, 2 ** 53, 1e308, -0.5, [], {}, [[]], [null], undefined),
  fc.constant(JSON.parse('{"__proto__":{"admin":true},"constructor":{"prototype":{}}}') as unknown),
  fc.jsonValue(),
)

const brokenText = fc.oneof(
  fc.constantFrom('', '{', '[', 'null', '"', '{"id":1,"id":2}', '{"a":NaN}', '\uFEFF{}', '['.repeat(3000)),
  fc.nat(3000).map((depth) => '[{"a":'.repeat(depth) + 'null' + '}]'.repeat(depth)),
  fc.string({ unit: 'binary', maxLength: 50 }),
)

const anyHeaderText = fc.oneof(
  fc.constantFrom(
    '',
    '*',
    '"3"',
    '"-1"',
    '3',
    'W/"3"',
    '"99999999999"',
    'null',
    'text/html',
    'application/json',
    '1.0.0',
    '0',
  ),
  fc.uuid(),
  fc.string({ maxLength: 30 }).map((text) => text.replace(/[^\x20-\x7E]/g, '').trim()),
)

const anyHeaders: fc.Arbitrary<Record<string, string>> = fc.dictionary(
  fc.constantFrom(
    'If-Match',
    'Idempotency-Key',
    'X-Acting-User',
    'Content-Type',
    'Accept-Language',
    'Accept-Encoding',
    'If-None-Match',
    'Upload-Offset',
    'Tus-Resumable',
    'X-Forwarded-For',
    'Origin',
    'Cookie',
    'X-Einzug',
    'Range',
  ),
  anyHeaderText,
  { maxKeys: 3 },
)

const seldom = <T>(some: fc.Arbitrary<T>, none: T): fc.Arbitrary<T> =>
  fc.oneof({ arbitrary: fc.constant(none), weight: 3 }, { arbitrary: some, weight: 1 })
