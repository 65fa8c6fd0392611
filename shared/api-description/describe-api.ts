import type { Endpoint } from '#shared/endpoint.ts'
import type { ErrorCode } from '#shared/errors/errors.ts'
import { type EndpointName, everyEndpoint } from '#shared/every-endpoint.ts'
import { bodyOf } from './bodies.ts'
import { contractDocs } from './contract-docs.ts'
import { exampleOf } from './example.ts'
import { endpointNames, groupOf, groups } from './groups.ts'
import { type JsonSchema, jsonSchemaOf } from './json-schema.ts'
import { sharedSchemas } from './named-answers.ts'
import { addressParametersOf, headerParametersOf } from './parameters.ts'
import { failureResponse, failuresByStatus, successesOf } from './responses.ts'

/**
 * The whole API as OpenAPI 3.1, made of its contracts.
 * @param today as `YYYY-MM-DD`, for rules about ages
 */
export function describeApi(today: string): JsonSchema {
  const responses = new Map<string, JsonSchema>()
  const paths: Record<string, JsonSchema> = {}
  for (const name of endpointNames) {
    const { path, method } = everyEndpoint[name]
    paths[path] = { ...paths[path], [method.toLowerCase()]: describeOperation(name, today, responses) }
  }
  return {
    openapi: '3.1.0',
    info,
    servers: [{ url: '/', description: 'The server that answered this.' }],
    tags: groups.map(({ name, description }) => ({ name, description })),
    paths,
    components: {
      securitySchemes,
      responses: Object.fromEntries(responses),
      schemas: sharedSchemas(),
    },
  }
}

const info = {
  title: 'Einzug',
  version: '1.0.0',
  description:
    'Apply for a home, and hand one over. A success answers `{ "data": … }`, a list `meta` beside it; a failure answers a `code` for programs and a `message` for people.',
  license: { name: 'MIT', identifier: 'MIT' },
}

const securitySchemes = {
  accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: 'einzug_session',
    description: 'Set at the token exchange; counts with the header `X-Einzug: 1`, which no foreign page can send.',
  },
  ownPage: { type: 'apiKey', in: 'header', name: 'X-Einzug' },
}

function describeOperation(name: EndpointName, today: string, responses: Map<string, JsonSchema>): JsonSchema {
  const endpoint: Endpoint = everyEndpoint[name]
  const body = describeBody(name, today)
  return {
    operationId: name,
    summary: name
      .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
      .replace(/^./, (first) => first.toUpperCase()),
    description: `${contractDocs[name]}\n\n${whoMayCall[endpoint.access]}`,
    tags: [groupOf(name)],
    security: endpoint.access === 'anyone' ? securityOf(name) : [{ accessToken: [] }, { session: [], ownPage: [] }],
    parameters: [...addressParametersOf(endpoint), ...headerParametersOf(endpoint)],
    ...(body && { requestBody: body }),
    responses: {
      ...successesOf(name),
      ...Object.fromEntries(
        [...failuresByStatus(name)].map(([status, codes]) => [status, { $ref: shared(codes, responses) }]),
      ),
      431: { description: 'The headers are too large. Answered before anything is read, without a body.' },
    },
  }
}

const whoMayCall = {
  anyone: 'Open to everybody.',
  'signed-in': 'For everybody who is signed in.',
  manager: 'For managers, within their organization, and for platform owners.',
  'platform-owner': 'For platform owners.',
}

const securityOf = (name: EndpointName) => (name === 'renewToken' || name === 'signOut' ? [{ session: [] }] : [])

function describeBody(name: EndpointName, today: string): JsonSchema | undefined {
  const { body, method }: Endpoint = everyEndpoint[name]
  if (body === 'bytes') {
    const type = method === 'PATCH' ? 'application/offset+octet-stream' : 'application/octet-stream'
    return { required: true, content: { [type]: {} } }
  }
  const full = bodyOf(name, today)
  if (!full) return undefined
  const schema = jsonSchemaOf(full, 'input')
  const content = { 'application/json': { schema, example: exampleOf(schema) } }
  return { required: !full.safeParse(undefined).success, content }
}

function shared(codes: ErrorCode[], responses: Map<string, JsonSchema>): string {
  const key = codes.toSorted().join('.')
  if (!responses.has(key)) responses.set(key, failureResponse(codes.toSorted()))
  return `#/components/responses/${key}`
}
