import { expect, test } from 'vitest'
import { isSigned, signUploadUrl } from './signed-url.ts'

const key = new Uint8Array(32).fill(7)
const upload = { id: '018f0000-0000-7000-8000-000000000000', contentType: 'application/pdf', size: 200 }
const now = new Date('2026-05-01T12:00:00Z')
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000)

const url = new URL(signUploadUrl(key, upload, now), 'http://localhost')
const permission = {
  expires: url.searchParams.get('expires') ?? '',
  signature: url.searchParams.get('signature') ?? '',
}

test('a signature is good for what was signed, for a quarter of an hour', () => {
  expect(isSigned(key, upload, permission, now)).toBe(true)
  expect(isSigned(key, upload, permission, later(14.9))).toBe(true)
  expect(isSigned(key, upload, permission, later(15))).toBe(false)
})

test.each([
  ['document', { ...upload, id: '018f0000-0000-7000-8000-000000000001' }],
  ['type', { ...upload, contentType: 'image/png' }],
  ['size', { ...upload, size: 201 }],
])('it is not good for another %s', (_, other) => {
  expect(isSigned(key, other, permission, now)).toBe(false)
})

test.each([
  ['a later end', { ...permission, expires: String(Number(permission.expires) + 1) }],
  ['an endless end', { ...permission, expires: 'Infinity' }],
  [
    'one character changed',
    { ...permission, signature: permission.signature.replace(/^./, (first) => (first === 'A' ? 'B' : 'A')) },
  ],
  ['no signature', { ...permission, signature: '' }],
  ['half a signature', { ...permission, signature: permission.signature.slice(0, 20) }],
])('%s is refused', (_, forged) => {
  expect(isSigned(key, upload, forged, now)).toBe(false)
})

test('another server’s key signs nothing here', () => {
  expect(isSigned(new Uint8Array(32).fill(8), upload, permission, now)).toBe(false)
})
