import { expect, test } from 'vitest'
import { accessCode } from './access-code.ts'
import { CODE_ALPHABET, readTypedCode } from './code.ts'

test('a code is upper-cased as it is typed, without blanks, and ends after six characters', () => {
  for (const text of [
    ' de made ',
    'dem-ade',
    'DEM–ADE',
    'd.e.m.a.d.e',
    'DEM_ADE',
    'DEM\u200BADE',
    'ＤＥＭＡＤＥ',
    'ｄｅｍ－ａｄｅ',
  ]) {
    expect(readTypedCode(text)).toBe('DEMADE')
  }
  expect(readTypedCode('demade123')).toBe('DEMADE')
})

test('an empty code is told apart from one of the wrong length', () => {
  const messages = (text: string) => accessCode.safeParse(text).error?.issues.map(({ message }) => message)
  expect(messages('')).toEqual(['code_required'])
  expect(messages('   ')).toEqual(['code_required'])
  expect(messages('ABC')).toEqual(['code_length'])
  expect(messages('ABCDEFG')).toEqual(['code_length'])
  expect(accessCode.parse(' abcdef ')).toBe('ABCDEF')
})

test('new codes are made of capitals and digits that nobody confuses', () => {
  expect(CODE_ALPHABET).toHaveLength(31)
  expect(new Set(CODE_ALPHABET).size).toBe(31)
  expect(CODE_ALPHABET).toMatch(/^[A-Z0-9]+$/)
  expect(CODE_ALPHABET).not.toMatch(/[0O1IL]/)
})
