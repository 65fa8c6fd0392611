import { expect, test } from 'vitest'
import { markOfSalary } from './salary-mark.ts'

test.each([
  ['3.500 CHF net', 'DE', 'net_other_currency'],
  ['3500 netto', 'DE', 'net'],
  ['ca. 3000 € Nettolohn', 'DE', 'net'],
  ['2 800 nets', 'CH', 'net'],
  ["5'200 CHF", 'DE', 'other_currency'],
  ["Fr. 5'200.–", 'DE', 'other_currency'],
  ['5200 Euro', 'CH', 'other_currency'],
  ['€4,500', 'CH', 'other_currency'],
  ['$4,500', 'DE', 'other_currency'],
  ['12 000 zł', 'DE', 'other_currency'],
  ["5'200 CHF", 'CH', undefined],
  ['4.500 € brutto', 'DE', undefined],
  ['4500', 'CH', undefined],
  ["CHF 80'000–90'000 p.a.", 'CH', undefined],
  ['Internet 3000', 'DE', undefined],
  ["5'200 CHF", undefined, undefined],
  ['3500 netto', undefined, 'net'],
] as const)('%j for a home in %s is %s', (text, country, mark) => {
  expect(markOfSalary(text, country)).toBe(mark)
})

test.each([
  ['4.500 € brutto', 'gross'],
  ['Bruttolohn 4500', 'gross'],
  ['Monatsbrutto: 4500', 'gross'],
  ['4500 gross', 'gross'],
  ['4,500 before tax', 'gross'],
  ['4500 vor Steuern', 'gross'],
  ['4 500 € bruts', 'gross'],
  ['4500 avant impôt', 'gross'],
  ['4500 lordi', 'gross'],
  ['salário bruto 4500', 'gross'],
  ['4500 ilíquidos', 'gross'],
  ['brüt 4500', 'gross'],
  ['4500 vergi öncesi', 'gross'],
  ['4500 брутто', 'gross'],
  ['4500 до оподаткування', 'gross'],
  ['4500 إجماليًا', 'gross'],
  ['الراتب الإجمالي 4500', 'gross'],
  ["5'200 CHF brutto", 'gross_other_currency'],
  ["5'200 CHF", 'other_currency'],
  ['3500 netto', undefined],
  ['ca. 3.100 €', undefined],
  ['3100 líquidos', undefined],
  ['3100', undefined],
] as const)('of who is asked for a net income for a home in Germany, %j is %s', (text, mark) => {
  expect(markOfSalary(text, 'DE', 'net')).toBe(mark)
})
