import { fromJSONSchema, type ZodType } from 'zod'
import * as z from 'zod/mini'
import { describeApi } from '#shared/api-description/describe-api.ts'
import { failuresOf } from '#shared/api-description/failures.ts'
import type { Endpoint } from '#shared/endpoint.ts'
import { type EndpointName, everyEndpoint } from '#shared/every-endpoint.ts'

/**
 * Compares answers with what the API's own description promises.
 * @returns what is wrong with an answer; nothing when it is as described
 */
export function createAnswerCheck() {
  const { paths, components } = described.parse(describeApi('2026-11-21'))
  const schemas = new Map<string, ZodType>()

  /** As a program reads it that knows nothing but the description. */
  const schemaOf = (name: EndpointName, status: number): ZodType => {
    const key = `${name} ${status}`
    const { path, method } = everyEndpoint[name]
    const said = paths[path]?.[method.toLowerCase()]?.responses[status]
    const schema = said?.content?.['application/json']?.schema ?? {}
    const made = schemas.get(key) ?? fromJSONSchema(alone(schema, components.schemas))
    schemas.set(key, made)
    return made
  }

  return async (name: EndpointName, response: Response): Promise<string[]> => {
    const endpoint: Endpoint = everyEndpoint[name]
    const { path, method } = endpoint
    const said = paths[path]?.[method.toLowerCase()]?.responses[response.status]
    if (!said) return [`${response.status} is not described`]
    if (endpoint.answer === 'stream' && response.ok) {
      // Of a copy it ends only together with the other one.
      void response.body?.cancel()
      const [type = ''] = (response.headers.get('content-type') ?? '').split(';')
      return said.content?.[type] || said.content?.['application/octet-stream'] ? [] : [`${type} is not described`]
    }
    const text = await response.text()
    if (method === 'HEAD' || (response.ok && !said.content)) return text === '' ? [] : ['It has a body']
    const body: unknown = JSON.parse(text)
    if (!response.ok) {
      const { code } = z.parse(z.looseObject({ code: z.string() }), body)
      return failuresOf(name).some((known) => known === code) ? [] : [`${response.status} ${code} is not described`]
    }
    const { error } = schemaOf(name, response.status).safeParse(body)
    return error
      ? error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
      : undescribed(endpoint, body)
  }
}

/** Fields that nobody was told about. */
function undescribed({ answer }: Endpoint, body: unknown): string[] {
  if (answer === 'stream') return []
  const { data } = z.parse(z.looseObject({ data: z.unknown() }), body)
  const read = JSON.stringify(z.parse(answer, data))
  return [...namesIn(data)].filter((field) => !read.includes(`"${field}":`)).map((field) => `${field} is not described`)
}

function namesIn(value: unknown, names = new Set<string>()): Set<string> {
  if (typeof value !== 'object' || value === null) return names
  for (const [name, part] of Object.entries(value)) {
    if (!Array.isArray(value)) names.add(name)
    namesIn(part, names)
  }
  return names
}

const content = z.record(z.string(), z.object({ schema: z.optional(z.record(z.string(), z.unknown())) }))
const described = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({ responses: z.record(z.string(), z.looseObject({ content: z.optional(content) })) }),
    ),
  ),
  components: z.object({ schemas: z.record(z.string(), z.unknown()) }),
})

/** A schema with all that it names beside it. */
const alone = (schema: object, $defs: object) =>
  JSON.parse(JSON.stringify({ ...schema, $defs }).replaceAll('#/components/schemas/', '#/$defs/')) as Parameters<
    typeof fromJSONSchema
  >[0] // as it went in
