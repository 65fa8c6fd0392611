import { expect, test } from 'vitest'
import { chooseLanguage, languageOf, localeIn, wishedLocale } from './languages.ts'
import { swissGerman } from './swiss-german.ts'

test('Swiss German has no ß, other quotation marks, and words of its own', () => {
  expect(swissGerman('Bitte Straße und Bruttogehalt angeben: „Große Straße“')).toBe(
    'Bitte Strasse und Bruttolohn angeben: «Grosse Strasse»',
  )
  expect(swissGerman('Ihr jetziger Vermieter oder Ihre Verwaltung')).toBe(
    'Ihre jetzige Vermieterschaft oder Verwaltung',
  )
})

test('placeholders and plurals stay as they are', () => {
  const text = '{n, plural, one {# großes Zimmer} other {# große Zimmer}} <0>„{name}“</0>'
  expect(swissGerman(text)).toBe('{n, plural, one {# grosses Zimmer} other {# grosse Zimmer}} <0>«{name}»</0>')
})

test('German is written as where the home is, every other language as everywhere', () => {
  expect(localeIn('CH', 'de')).toBe('de-CH')
  expect([localeIn('DE', 'de'), localeIn('AT', 'de'), localeIn(undefined, 'de')]).toEqual(['de', 'de', 'de'])
  expect([localeIn('CH', 'fr'), localeIn('CH', 'en')]).toEqual(['fr', 'en'])
})

test('without a home German is written as the browser wishes it', () => {
  expect(wishedLocale(['fr-CH', 'de-CH', 'de'], 'de')).toBe('de-CH')
  expect(wishedLocale(['de-DE', 'de-CH'], 'de')).toBe('de')
  expect(wishedLocale(['de-ch'], 'de')).toBe('de-CH')
  expect(wishedLocale(['de-CH'], 'en')).toBe('en')
})

test('an answer names a language, never how it is written', () => {
  expect([languageOf('de-CH'), languageOf('de'), languageOf('fr')]).toEqual(['de', 'de', 'fr'])
  expect(chooseLanguage(['de-CH'])).toBe('de')
})
