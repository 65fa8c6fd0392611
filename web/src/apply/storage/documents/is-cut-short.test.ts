import { expect, test } from 'vitest'
import { isCutShort } from './is-cut-short.ts'

const bytes = new TextEncoder().encode('%PDF-1.7\n1 0 obj\n<<>>\nendobj\nstartxref\n9\n%%EOF\n')
const followedBy = (more: Uint8Array | number[]) => Uint8Array.from([...bytes, ...more])

test('a PDF that ends is whole, whatever a program wrote behind its end', () => {
  expect(isCutShort(bytes)).toBe(false)
  expect(isCutShort(followedBy(new Uint8Array(100_000)))).toBe(false)
  expect(isCutShort(followedBy(Array.from({ length: 3_000 }, () => 65)))).toBe(false)
})

test('a PDF without its end was not loaded whole', () => {
  expect(isCutShort(bytes.subarray(0, bytes.length - 10))).toBe(true)
  expect(isCutShort(bytes.subarray(0, 5))).toBe(true)
})
