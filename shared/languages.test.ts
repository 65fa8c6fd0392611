import { expect, test } from 'vitest'
import { chooseLanguage } from './languages.ts'

test('the first wish we speak is taken, by its first two letters', () => {
  expect(chooseLanguage(['de-CH', 'fr'])).toBe('de')
  expect(chooseLanguage(['it-IT', 'FR-ch', 'de'])).toBe('fr')
  expect(chooseLanguage([null, undefined, '', 'de'])).toBe('de')
})

test('English is spoken when nothing else fits', () => {
  expect(chooseLanguage([])).toBe('en')
  expect(chooseLanguage(['it', 'rm'])).toBe('en')
})
