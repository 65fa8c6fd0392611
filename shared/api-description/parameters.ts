import * as z from 'zod/mini'
import type { Endpoint } from '#shared/endpoint.ts'
import { type JsonSchema, jsonSchemaOf } from './json-schema.ts'

export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  schema: JsonSchema
  description?: string
}

/** What stands in the address of a call, with its limits. */
export const addressParametersOf = ({ params, query }: Endpoint): Parameter[] => [
  ...fieldsOf(params, 'path'),
  ...fieldsOf(query, 'query'),
]

/** What a call may say in its headers beside that. */
export function headerParametersOf({ method, access, answer, body }: Endpoint): Parameter[] {
  const isWrite = method !== 'GET' && method !== 'HEAD'
  const speaksTus = method === 'PATCH' || (method === 'HEAD' && answer !== 'stream')
  return [
    ...(isWrite && access !== 'anyone' && body !== 'bytes' ? ofCommands : []),
    ...(speaksTus ? [tusVersion] : []),
    ...(method === 'PATCH' ? [uploadOffset] : []),
  ]
}

function fieldsOf(schema: z.ZodMiniObject | undefined, place: 'path' | 'query'): Parameter[] {
  return Object.entries(schema?.shape ?? {}).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || !z.safeParse(field, undefined).success,
    schema: jsonSchemaOf(field, 'input'),
  }))
}

const uuid = { type: 'string', format: 'uuid' }

const header = (name: string, schema: JsonSchema): Parameter => ({ name, in: 'header', required: true, schema })
const optionalHeader = (name: string, schema: JsonSchema, description: string): Parameter => ({
  ...header(name, schema),
  required: false,
  description,
})

const ofCommands = [
  optionalHeader(
    'Idempotency-Key',
    uuid,
    'Made by the client. A second delivery under the same key is answered as the first one was.',
  ),
  optionalHeader(
    'If-Match',
    { type: 'string', pattern: String.raw`^\s*("?\d{1,9}"?|\*)\s*$` },
    'The version of the record that the person saw.',
  ),
  optionalHeader(
    'X-Acting-User',
    uuid,
    'Who made this change. Refused with ACTOR_MISMATCH when somebody else is signed in by now.',
  ),
]
const tusVersion = header('Tus-Resumable', { type: 'string', const: '1.0.0' })
const uploadOffset = header('Upload-Offset', { type: 'integer', minimum: 0 })
