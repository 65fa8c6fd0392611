import { expect, test } from 'vitest'
import { salaryWords } from './salary.ts'

test.each([
  ['5200', 'CH', 'CHF 5.200'],
  ["5'200.-", 'CH', 'CHF 5.200'],
  ['5.200,00', 'DE', '5.200 €'],
  ['5200,50', 'DE', '5200,50 €'],
  ["5'200.50", 'CH', "CHF 5'200.50"],
  ['5200 €', 'CH', '5200 €'],
  ['ca. 3000 netto', 'DE', 'ca. 3000 netto'],
  ['', 'DE', ''],
  ['5200', undefined, '5200'],
] as const)('%j for a home in %s reads %j', (text, country, words) => {
  expect(salaryWords(text, country)).toBe(words)
})
