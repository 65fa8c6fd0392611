import * as fc from 'fast-check'
import type { JsonSchema } from '#shared/api-description/json-schema.ts'

/** Values that a schema allows, and now and then one that a rule beside it does not. */
export function arbitraryJson(schema: JsonSchema): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema['const'])
  const choices = listOf(schema['enum'])
  if (choices.length > 0) return fc.constantFrom(...choices)
  const branches = listOf(schema['anyOf']).filter(isSchema)
  if (branches.length > 0) return fc.oneof(...branches.map(arbitraryJson))
  const type = Array.isArray(schema['type']) ? schema['type'][0] : schema['type']
  switch (type) {
    case 'object':
      return arbitraryObject(schema)
    case 'array':
      return fc.array(isSchema(schema['items']) ? arbitraryJson(schema['items']) : fc.jsonValue(), {
        minLength: Number(schema['minItems'] ?? 0),
        maxLength: Math.max(Number(schema['minItems'] ?? 0), 3),
      })
    case 'integer':
      return fc.integer({ min: Number(schema['minimum'] ?? -5), max: Number(schema['maximum'] ?? 10_000) })
    case 'number':
      return fc.double({ min: Number(schema['minimum'] ?? -5), max: Number(schema['maximum'] ?? 1e7), noNaN: true })
    case 'boolean':
      return fc.boolean()
    case 'string':
      return arbitraryText(schema)
    default:
      return fc.jsonValue()
  }
}

function arbitraryObject({ properties, required }: JsonSchema): fc.Arbitrary<unknown> {
  const fields = isSchema(properties) ? Object.entries(properties) : []
  const model = Object.fromEntries(fields.map(([name, field]) => [name, arbitraryJson(isSchema(field) ? field : {})]))
  return fc.record(model, { requiredKeys: listOf(required).map(String) })
}

function arbitraryText({ format, pattern, minLength, maxLength }: JsonSchema): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.uuid()
  if (format === 'email') return fc.stringMatching(/^[a-z]{1,9}@[a-z]{1,9}\.test$/)
  if (format === 'date') return fc.stringMatching(/^(19|20)\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/)
  if (format === 'date-time') return fc.constantFrom('2027-01-15T10:00:00+01:00', '2027-01-15T10:00:00Z')
  if (typeof pattern === 'string') return fc.stringMatching(new RegExp(pattern))
  const least = Number(minLength ?? 0)
  return fc.oneof(
    fc.constantFrom('Anna', 'Zürich', '3013', 'CH', 'DE', '👩‍👩‍👧 Ōkuma'),
    fc.string({
      unit: 'grapheme',
      minLength: least,
      maxLength: Math.max(least, Math.min(Number(maxLength ?? 40), 60)),
    }),
  )
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

const isSchema = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null
