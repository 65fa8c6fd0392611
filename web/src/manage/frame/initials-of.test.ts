import { expect, test } from 'vitest'
import { initialsOf } from './initials-of.ts'

test('a person is known by the first letters of their first and last name, or of the only one', () => {
  expect(initialsOf('Manfred Mustermann')).toBe('MM')
  expect(initialsOf('Anna Maria von Okuma')).toBe('AO')
  expect(initialsOf('  élodie  ')).toBe('É')
  expect(initialsOf('manfred.muster@demo.test')).toBe('MM')
  expect(initialsOf('🏠 Hauswart')).toBe('🏠H')
  expect(initialsOf('')).toBe('')
})
