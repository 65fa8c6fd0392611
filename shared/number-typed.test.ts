import { expect, test } from 'vitest'
import { readTypedMoney, readTypedNumber } from './number-typed.ts'

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
  ["95'000", 95_000],
  ['95 000', 95_000],
  ['95\u00a0000', 95_000],
  ['95\u202f000', 95_000],
  ['95.000,50', 95_000.5],
  ["95'000.50", 95_000.5],
  ['1.500', 1500],
  ['1500.-', 1500],
  ["1'500.–", 1500],
  ['1.500,--', 1500],
  ['1500,—', 1500],
  ['1500-', undefined],
  // Two numbers, and not one of both.
  ['3200 3300', undefined],
  ['2800 3100', undefined],
  ['12 34', undefined],
  ['1 234 567', 1_234_567],
  ['.-', undefined],
  ['', undefined],
  ['-', undefined],
  ['1,2,3', undefined],
  ['1.2.3', undefined],
  ['twelve', undefined],
  ['12 CHF', undefined],
])('what is typed as %j is the number %s', (text, number) => {
  expect(readTypedNumber(text)).toBe(number)
})

test.each([
  ['1080 €', 'DE', 1080],
  ['€1.080,50', 'AT', 1080.5],
  ['1 080 EUR', 'FR', 1080],
  ['950 euros', 'FR', 950],
  ["CHF 1'200.–", 'CH', 1200],
  ['Fr. 1200', 'CH', 1200],
  ['1200.- CHF', 'CH', 1200],
  ['1200', 'CH', 1200],
  // Another money is another amount.
  ['1080 €', 'CH', undefined],
  ['CHF 1200', 'DE', undefined],
  ['€ 1080 €', 'DE', undefined],
  ['€', 'DE', undefined],
  ['1080 € warm', 'DE', undefined],
  ['1080 €', undefined, undefined],
] as const)('as money %j of a home in %s is the amount %s', (text, country, amount) => {
  expect(readTypedMoney(text, country)).toBe(amount)
})
