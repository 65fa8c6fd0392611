import { expect, test } from 'vitest'
import { sayAmount, sayPercent } from './amounts.ts'

test('an amount is written to the cent, in the money of the place', () => {
  expect(sayAmount(1250, 'CH')).toBe('CHF 1.250,00')
  expect(sayAmount(0.5, 'DE')).toBe('0,50 €')
  expect(sayAmount(1234567.891, 'AT')).toBe('1.234.567,89 €')
})

test('a share is written as precisely as it was typed', () => {
  expect(sayPercent(50)).toBe('50 %')
  expect(sayPercent(33.33)).toBe('33,33 %')
})
