import { expect, test } from 'vitest'
import { readTypedNumber } from './number-typed.ts'

test.each([
  ['1200', 1200],
  [' 1 200 ', 1200],
  ["5'200", 5200],
  ['5’200', 5200],
  ['1.200', 1200],
  ['1,200', 1200],
  ['1.200.000', 1_200_000],
  ['4.500,00', 4500],
  ['1,250.50', 1250.5],
  ['12,5', 12.5],
  ['12.5', 12.5],
  ['0.500', 0.5],
  ['-3', -3],
  ['', undefined],
  ['-', undefined],
  ['1,2,3', undefined],
  ['1.2.3', undefined],
  ['twelve', undefined],
  ['12 CHF', undefined],
])('what is typed as %j is the number %s', (text, number) => {
  expect(readTypedNumber(text)).toBe(number)
})
