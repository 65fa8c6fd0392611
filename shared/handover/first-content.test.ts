import { expect, test } from 'vitest'
import { newId } from '#shared/ids.ts'
import { firstContent, firstParties, jurisdictionOf } from './first-content.ts'

const id = newId()
const begin = (country: string | undefined) =>
  firstContent(id, { date: '2027-01-15', participants: ['Anna', 'Ben'], country })

test.each(['CH', 'DE', 'AT'] as const)(
  'a protocol of a property in %s begins with the law of that country',
  (country) => {
    expect(begin(country).jurisdiction).toBe(country)
  },
)

test('where a country is not known, nothing of another law is promised', () => {
  expect([jurisdictionOf('FR'), jurisdictionOf(undefined)]).toEqual(['CH', 'CH'])
})

test('device and server begin alike: the same day, the same parties', () => {
  expect(begin('DE')).toEqual(begin('DE'))
  expect(begin('DE')).toMatchObject({ date: '2027-01-15', parties: firstParties(id, ['Anna', 'Ben']) })
})
