import { expect, test } from 'vitest'
import { canonicalJson } from './canonical-json.ts'

test('the same content is the same text, in whatever order its fields came, and a time is one', () => {
  const at = new Date('2027-01-15T09:00:00.000Z')
  const text = '{"a":[{"x":null,"y":1}],"at":"2027-01-15T09:00:00.000Z","b":"ß"}'
  expect(canonicalJson({ b: 'ß', a: [{ y: 1, x: null }], at, not: undefined })).toBe(text)
  expect(canonicalJson({ at, a: [{ x: null, y: 1 }], b: 'ß' })).toBe(text)
  expect(canonicalJson(undefined)).toBe('null')
})
