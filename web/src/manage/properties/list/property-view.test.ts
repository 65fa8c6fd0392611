import { expect, test } from 'vitest'
import { property } from '#shared/testing/rows.ts'
import { type PropertyView, propertiesInView, readPropertyView, writePropertyView } from './property-view.ts'

const TODAY = '2027-03-01'
const usual: PropertyView = { search: '', country: 'all', type: 'all', standing: 'all', order: 'name' }
const homes = [
  property(1, { name: 'Weg 10', address: 'Züri-Gasse 1', code: 'ABC234', country: 'CH', baseRent: 900, sideCosts: 0 }),
  property(2, { name: 'Weg 9', address: 'Ulm', code: 'XYZ789', country: 'DE', propertyType: 'loft', baseRent: 700 }),
  property(3, { name: 'Weg 8', address: 'Łódź', code: 'QQQ222', country: 'DE', baseRent: 2_000 }),
]
const days: Record<string, string | undefined> = {
  [homes[0]?.id ?? '']: '2027-06-30',
  [homes[1]?.id ?? '']: undefined,
  [homes[2]?.id ?? '']: TODAY,
}
const shown = (changes: Partial<PropertyView>, isKnown = true) =>
  propertiesInView(homes, { ...usual, ...changes }, TODAY, isKnown ? ({ id }) => days[id] : undefined).map(
    ({ name }) => name,
  )

test('a home is found by its name, its address and its code, whatever accents are typed', () => {
  expect(shown({ search: 'weg 9' })).toEqual(['Weg 9'])
  expect(shown({ search: 'zueri' })).toEqual(['Weg 10'])
  expect(shown({ search: 'lodz' })).toEqual(['Weg 8'])
  expect(shown({ search: 'xyz-789' })).toEqual(['Weg 9'])
  expect(shown({ search: '%' })).toEqual([])
  expect(shown({ search: 'x'.repeat(10_000) })).toEqual([])
})

test('homes are chosen by country, by type, and by whether they are free', () => {
  expect(shown({ country: 'CH' })).toEqual(['Weg 10'])
  expect(shown({ type: 'loft' })).toEqual(['Weg 9'])
  expect(shown({ standing: 'free' })).toEqual(['Weg 8'])
  expect(shown({ standing: 'becoming-free' })).toEqual(['Weg 10'])
  expect(shown({ standing: 'let' })).toEqual(['Weg 9'])
})

test('until it is known who lives where, no home is left out for it', () => {
  expect(shown({ standing: 'let' }, false)).toHaveLength(3)
})

test('homes stand by name as people count, by rent, or by the day on which they are free', () => {
  expect(shown({})).toEqual(['Weg 8', 'Weg 9', 'Weg 10'])
  expect(shown({ order: 'rent' })).toEqual(['Weg 9', 'Weg 10', 'Weg 8'])
  expect(shown({ order: 'free-from' })).toEqual(['Weg 8', 'Weg 10', 'Weg 9'])
})

test('what is looked at stands in the address, and anything else there means the usual', () => {
  const view: PropertyView = { search: 'Ö', country: 'CH', type: 'loft', standing: 'let', order: 'rent' }
  expect(readPropertyView(new URLSearchParams(writePropertyView(view)))).toEqual(view)
  expect(writePropertyView(usual)).toEqual({})
  expect(readPropertyView(new URLSearchParams('country=IT&type=castle&standing=1&sort=x&tab=properties'))).toEqual(
    usual,
  )
})
