import { setupI18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { homeCountries } from '#shared/home-countries.ts'
import { meantBy } from './use-life-span-names.ts'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
const table = (...names: string[]) => names.map((name) => ({ name }))

test('who types what a published life span is called means that one only where it is offered', () => {
  for (const country of homeCountries) {
    const meant = meantBy(i18n, 'dispersion PAINT', country, [])
    expect([country, meant]).toEqual([country, country === 'CH' ? 'paint' : 'dispersion PAINT'])
  }
})

test('who types how an entry of the table is shown means that one, in every country', () => {
  for (const country of homeCountries) {
    expect(meantBy(i18n, 'Dispersion paint', country, table('carpet', 'paint'))).toBe('paint')
    expect(meantBy(i18n, 'Roof', country, table('carpet', 'paint'))).toBe('Roof')
  }
})

test('of an entry that is called so it is that one, as it is typed now', () => {
  expect(meantBy(i18n, 'DISPERSION PAINT', 'FR', table('paint', 'Dispersion paint'))).toBe('DISPERSION PAINT')
})
