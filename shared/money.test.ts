import { expect, test } from 'vitest'
import { formatExactly, formatMoney, formatUnitPrice, totalRent } from './money.ts'

test('euros stand behind the amount, francs before it, both with German grouping and no decimals', () => {
  expect(formatMoney(2450, 'DE')).toBe('2.450 €')
  expect(formatMoney(2450, 'CH')).toBe('CHF 2.450')
  expect(formatMoney(1234567.5, 'DE')).toBe('1.234.568 €')
  expect(formatMoney(0, 'DE')).toBe('0 €')
})

test('what a square metre costs, and what people sign, has its currency in the same place', () => {
  expect([formatUnitPrice(24.46, 'CH'), formatUnitPrice(24, 'CH')]).toEqual(['CHF 24,5', 'CHF 24'])
  expect(formatUnitPrice(14.5, 'DE')).toBe('14,5 €')
  expect(formatExactly(1250, 'CH')).toBe('CHF 1.250,00')
  expect(formatExactly(1234567.891, 'AT')).toBe('1.234.567,89 €')
})

test.each([-1, null, undefined, Number.NaN])('%s is shown as N/A', (amount) => {
  expect(formatMoney(amount, 'CH')).toBe('N/A')
})

test('the total rent is base rent plus side costs, and unknown without a base rent', () => {
  expect(totalRent(2450, 210)).toBe(2660)
  expect(totalRent(2450, undefined)).toBe(2450)
  expect(totalRent(undefined, 210)).toBeUndefined()
})
