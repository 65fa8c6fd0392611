import { expect, test } from 'vitest'
import { type HomeCountry, homeCountries } from '#shared/home-countries.ts'
import { newId } from '#shared/ids.ts'
import { firstContent, firstParties } from './first-content.ts'

const id = newId()
const begin = (country: HomeCountry) => firstContent(id, { date: '2027-01-15', participants: ['Anna', 'Ben'], country })

test.each(homeCountries)('a protocol of a property in %s begins with the law of that country', (country) => {
  expect(begin(country).jurisdiction).toBe(country)
})

test('device and server begin alike: the same day, the same parties', () => {
  expect(begin('DE')).toEqual(begin('DE'))
  expect(begin('DE')).toMatchObject({ date: '2027-01-15', parties: firstParties(id, ['Anna', 'Ben']) })
})
