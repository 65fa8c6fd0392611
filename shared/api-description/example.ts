import { generalInfoQuestions } from '#shared/application/questions/general-info.ts'
import type { Question } from '#shared/application/questions/question.ts'
import type { JsonSchema } from './json-schema.ts'

/** A value that the schema allows, as a person might write it: for reading, and to begin from. */
export function exampleOf(schema: JsonSchema, name = ''): unknown {
  if (Object.hasOwn(saidAnyway, name)) return saidAnyway[name]
  if ('const' in schema) return schema['const']
  if ('default' in schema) return schema['default']
  const choices = listOf(schema['enum'])
  if (choices.length > 0) return choices[0]
  const [first] = [...listOf(schema['anyOf']), ...listOf(schema['oneOf'])]
  if (isSchema(first)) return exampleOf(first, name)
  const type = Array.isArray(schema['type']) ? schema['type'][0] : schema['type']
  switch (type) {
    case 'object':
      return exampleObject(schema)
    case 'array':
      return exampleArray(schema, name)
    case 'integer':
    case 'number':
      return schema['minimum'] ?? 1
    case 'boolean':
      return true
    case 'string':
      return exampleText(schema, name)
    default:
      return null
  }
}

/** Only what must be there. */
function exampleObject({ properties, required }: JsonSchema): JsonSchema {
  const needed = new Set([...listOf(required), ...Object.keys(saidAnyway)])
  const entries = isSchema(properties) ? Object.entries(properties) : []
  return Object.fromEntries(
    entries
      .filter(([name]) => needed.has(name))
      .map(([name, property]) => [name, isSchema(property) ? exampleOf(property, name) : null]),
  )
}

function exampleArray({ items, minItems }: JsonSchema, name: string): unknown[] {
  return isSchema(items) && Number(minItems ?? 0) > 0 ? [exampleOf(items, name)] : []
}

function exampleText({ format, pattern, minLength }: JsonSchema, name: string): string {
  if (format === 'uuid') return '01930000-0000-7000-8000-000000000000'
  if (format === 'email') return 'anna@example.org'
  if (format === 'date') return name === 'dateOfBirth' ? '1990-03-27' : '2027-02-01'
  if (format === 'date-time') return '2027-02-01T10:00:00+01:00'
  if (pattern === '^[0-9a-f]{64}$') return '0'.repeat(64)
  if (typeof pattern === 'string') return new RegExp(pattern, 'u').test('') ? '' : 'x'.repeat(43)
  return words[name] ?? (Number(minLength ?? 0) > 0 ? 'Text' : '')
}

/** Every yes or no is a yes here. */
const followUps = Object.fromEntries(
  Object.entries<Question>(generalInfoQuestions).flatMap(([name, { of }]) =>
    of === undefined ? [] : [[name, 'Mobiliar']],
  ),
)

/** What is asked for by rules between fields, which no schema can say. */
const saidAnyway: JsonSchema = {
  ...followUps,
  noReference: true,
  isActive: true,
  rentObjectId: '01930000-0000-7000-8000-000000000001',
  strokes: [[{ x: 0.1, y: 0.2, t: 0 }]],
  picture: 'iVBORw0KGgo=',
}

const words: Partial<Record<string, string>> = {
  name: 'Haus am Park',
  firstName: 'Anna',
  lastName: 'Muster',
  phone: '+41 44 668 18 00',
  address: 'Parkweg 3, 3011 Bern',
  street: 'Parkweg',
  streetNumber: '3',
  zipCode: '3011',
  city: 'Bern',
  country: 'CH',
  nationality: 'CH',
  profession: 'Lehrerin',
  grossSalary: "6'000 CHF",
  netIncome: '',
  applicationProcessName: 'Nachmiete',
  filename: 'Lohnausweis.pdf',
  participants: '["Anna Muster"]',
  code: 'DEMADE',
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

const isSchema = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null
