import { expect, test } from 'vitest'
import { sayPercent } from './amounts.ts'

test('a share is written as precisely as it was typed', () => {
  expect(sayPercent(50)).toBe('50 %')
  expect(sayPercent(33.33)).toBe('33,33 %')
})
