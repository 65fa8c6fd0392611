import * as z from 'zod/mini'
import type { Endpoint } from '#shared/endpoint.ts'
import { type ErrorCode, errors } from '#shared/errors/errors.ts'
import { type EndpointName, everyEndpoint } from '#shared/every-endpoint.ts'
import { failuresOf } from './failures.ts'
import type { JsonSchema } from './json-schema.ts'
import { describeAnswer } from './named-answers.ts'

/** The answers of a success by status. Who repeats what created a record is answered 200 with the record. */
export function successesOf(name: EndpointName): Record<string, JsonSchema> {
  const endpoint: Endpoint = everyEndpoint[name]
  const { status = 200, answer } = endpoint
  const content = contentOf(name, endpoint)
  const said = answer === 'stream' ? 'The content.' : status === 201 ? 'Created.' : 'Done.'
  return {
    [status]: { description: content ? said : 'Done; the headers say the rest.', ...content },
    ...(status === 201 && { 200: { description: 'It had been done before.', ...content } }),
  }
}

/** The answers of a failure by status, each shared by all that can fail in the same ways. */
export function failuresByStatus(name: EndpointName): Map<number, ErrorCode[]> {
  return Map.groupBy(failuresOf(name), (code) => errors[code].status)
}

export const failureResponse = (codes: readonly ErrorCode[]): JsonSchema => ({
  description: codes.map((code) => `\`${code}\`: ${errors[code].text.message}`).join('\n\n'),
  content: {
    'application/json': {
      schema: { allOf: [{ $ref: '#/components/schemas/Failure' }, { properties: { code: { enum: codes } } }] },
      examples: Object.fromEntries(
        codes.map((code) => [code, { value: { code, message: errors[code].text.message } }]),
      ),
    },
  },
})

function contentOf(name: EndpointName, { method, answer, query }: Endpoint): JsonSchema | undefined {
  if (answer === 'stream') return { content: { [streamTypes[name] ?? 'application/octet-stream']: {} } }
  if (method === 'HEAD' || answer.safeParse(undefined).success) return undefined
  const data = describeAnswer(answer)
  const isList = answer instanceof z.ZodMiniArray && query !== undefined && 'offset' in query.shape
  const meta = { $ref: '#/components/schemas/ListMeta' }
  const schema = {
    type: 'object',
    properties: { data, ...(isList && { meta }) },
    required: ['data', ...(isList ? ['meta'] : [])],
  }
  return { content: { 'application/json': { schema } } }
}

const streamTypes: { [Name in EndpointName]?: string } = {
  readApiDescription: 'application/json',
  exportApplications: 'text/csv',
  watchChanges: 'text/event-stream',
}
