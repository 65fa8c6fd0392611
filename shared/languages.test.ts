import { expect, test } from 'vitest'
import { chooseComplete, chooseLanguage, directionOf, languages } from './languages.ts'

test('the first wish we speak is taken, by its first two letters', () => {
  expect(chooseLanguage(['de-CH', 'fr'])).toBe('de')
  expect(chooseLanguage(['rm-CH', 'FR-ch', 'de'])).toBe('fr')
  expect(chooseLanguage([null, undefined, '', 'de'])).toBe('de')
})

test('English is spoken when nothing else fits', () => {
  expect(chooseLanguage([])).toBe('en')
  expect(chooseLanguage(['el', 'rm'])).toBe('en')
})

test('who manages is shown the first wish in which everything is written', () => {
  expect(chooseComplete(['tr', 'it-CH', 'de'])).toBe('it')
  expect(chooseComplete(['ar', 'uk'])).toBe('en')
})

test('Arabic alone is read from right to left', () => {
  expect(languages.filter((language) => directionOf(language) === 'rtl')).toEqual(['ar'])
})
