import { describe, expect, test } from 'vitest'
import { readText } from './read-text.ts'

describe('a file', () => {
  const bytes = (...codes: number[]) => new Uint8Array(codes)

  test('is read as text however a spreadsheet saved it', () => {
    expect(readText(new TextEncoder().encode('Évier'))).toBe('Évier')
    expect(readText(bytes(0xc9, 0x76, 0x69, 0x65, 0x72))).toBe('Évier')
    expect(readText(bytes(0xff, 0xfe, 0xc9, 0, 0x76, 0))).toBe('Év')
    expect(readText(bytes())).toBe('')
  })

  test('that is none, or is too large, is refused', () => {
    expect(readText(bytes(0x50, 0x4b, 3, 4, 0x14, 0, 6, 0))).toEqual({ why: 'not_text' })
    expect(readText(bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a))).toEqual({ why: 'not_text' })
    expect(readText(new Uint8Array(1024 * 1024 + 1))).toEqual({ why: 'too_large' })
  })
})
