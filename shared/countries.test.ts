import { expect, test } from 'vitest'
import { countries, firstCountries, isCountry, isNationality } from './countries.ts'
import { languages } from './languages.ts'

test('every country of ISO 3166-1 is there once, and Kosovo, with a name of its own in every language', () => {
  expect(countries).toHaveLength(250)
  expect(new Set(countries).size).toBe(250)
  for (const language of languages) {
    const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' })
    const named = countries.map((code) => names.of(code))
    expect(named.every((name) => name && name.length > 2)).toBe(true)
    expect(new Set(named).size).toBe(250)
  }
})

test('what the platform calls a country of ISO 3166-1 is one here', () => {
  // Exceptional and user-assigned codes that have names and are no country of the standard.
  const others = new Set([
    'AC',
    'AN',
    'CP',
    'CQ',
    'CS',
    'DG',
    'EA',
    'EU',
    'EZ',
    'IC',
    'QO',
    'TA',
    'UN',
    'XA',
    'XB',
    'ZZ',
  ])
  const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const named = letters
    .flatMap((a) => letters.map((b) => a + b))
    .filter((code) => names.of(code) !== undefined && Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`)
  expect(named.filter((code) => !others.has(code) && !isCountry(code))).toEqual([])
})

test('the neighbours come first', () => {
  expect(countries.slice(0, 5)).toEqual([...firstCountries])
})

test('every code that earlier releases offered stays valid', () => {
  const before =
    'CH DE AT IT FR AF AL DZ AU BD BY BE BA BR BG CM CA CN CO HR CY CZ DK EG ER EE ET FI GE GH GR HU IS IN IR IQ IE IL JP XK LV LB LI LT LU MT MX MD ME MA NL NG MK NO PK PH PL PT RO RU RS SK SI ZA KR ES LK SE SY TH TN TR UA GB US VN'
  expect(before.split(' ').filter((code) => !isCountry(code))).toEqual([])
})

test('who has no country, or one that the list does not know, has a nationality to choose and no address there', () => {
  expect(['stateless', 'other', 'AR', 'KE'].map(isNationality)).toEqual([true, true, true, true])
  expect(['stateless', 'other', 'XX', '', 'Schweiz'].map(isCountry)).toEqual([false, false, false, false, false])
  expect(['XX', '', 'Schweiz', 'ch'].map(isNationality)).toEqual([false, false, false, false])
})
