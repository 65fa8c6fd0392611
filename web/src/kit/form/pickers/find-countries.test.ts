import { expect, test } from 'vitest'
import { countries } from '#shared/countries.ts'
import { findCountries, readCountry } from './find-countries.ts'

const found = (typed: string, language: 'en' | 'de' | 'fr' = 'en') =>
  findCountries(typed, language, false).map(({ code }) => code)

test('without a text everything is there, the neighbours first and the rest by name', () => {
  expect(found('')).toHaveLength(countries.length)
  expect(found('').slice(0, 7)).toEqual(['CH', 'DE', 'AT', 'IT', 'FR', 'AF', 'AX'])
  expect(found('', 'de').slice(5, 9)).toEqual(['AF', 'EG', 'AX', 'AL'])
})

test.each([
  ['arg', 'en', 'AR'],
  ['keni', 'de', 'KE'],
  ['Kénya', 'fr', 'KE'],
  ['osterreich', 'de', 'AT'],
  ['Österreich', 'en', 'AT'],
  ['cote d ivoire', 'fr', 'CI'],
  ['reunion', 'fr', 'RE'],
  ['usa', 'de', 'US'],
  ['england', 'de', 'GB'],
  ['Holland', 'en', 'NL'],
  ['gb', 'en', 'GB'],
  ['SUISSE', 'de', 'CH'],
  ['turk', 'en', 'TR'],
  // A code that is typed whole comes before the names that begin so.
  ['de', 'en', 'DE'],
  ['ch', 'de', 'CH'],
  ['uk', 'en', 'GB'],
  ['se', 'en', 'SE'],
  ['es', 'en', 'ES'],
  ['Swiss', 'en', 'CH'],
  ['türkisch', 'de', 'TR'],
  ['amerikanisch', 'de', 'US'],
  ['Franz', 'de', 'FR'],
  ['franzö', 'de', 'FR'],
  ['França', 'fr', 'FR'],
  ['Amerik', 'de', 'US'],
  ['Brit', 'de', 'GB'],
  ['Brit', 'en', 'GB'],
  ['Französisch-G', 'de', 'GF'],
  ['American Sam', 'en', 'AS'],
] as const)('%j in %s finds %s first', (typed, language, code) => {
  expect(found(typed, language)[0]).toBe(code)
})

test('a word within a name is found after those that begin with it', () => {
  expect(found('guinea')).toEqual(['GN', 'GW', 'GQ', 'PG'])
})

test('what no country is called finds none, and still what is no country for a nationality', () => {
  expect(found('klingon')).toEqual([])
  expect(findCountries('klingon', 'en', true).map(({ code }) => code)).toEqual(['stateless', 'other'])
})

test.each([
  ['Schweiz', 'CH'],
  ['CH', 'CH'],
  ['ch', 'CH'],
  ['De', 'DE'],
  ['uk', 'GB'],
  ['us', 'US'],
  ['USA', 'US'],
  ['England', 'GB'],
  ['great britain', 'GB'],
  ['UAE', 'AE'],
  ['arg', 'AR'],
  ['Swi', 'CH'],
  ['uz', undefined],
  [' switzerland ', 'CH'],
  ['American', 'US'],
  ['American Sam', 'AS'],
  ['Französisch', 'FR'],
  ['Französisch-Guayana', 'GF'],
  ['Schweizerin', 'CH'],
  ['oesterreich', 'AT'],
  ['allemande', 'DE'],
  ['Dutch', 'NL'],
  ['irisch', 'IE'],
  ['Argen', 'AR'],
  ['guinea', 'GN'],
  ['Niger', 'NE'],
  ['ni', undefined],
  ['gui', undefined],
  ['', undefined],
  ['klingon', undefined],
])('a field that is left with %j holds %s', (typed, code) => {
  expect(readCountry(typed, 'en')).toBe(code)
})
