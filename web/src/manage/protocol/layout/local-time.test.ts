import { expect, test } from 'vitest'
import { sayLocalTime } from './local-time.ts'

test.each([
  ['in winter', '2027-01-15T09:42:00.000Z', '15.01.2027, 10:42'],
  ['in summer', '2027-07-01T07:05:00.000Z', '01.07.2027, 09:05'],
  ['after midnight there, before midnight in UTC', '2027-01-31T23:30:00.000Z', '01.02.2027, 00:30'],
])('a time is told by the clock of the property: %s', (_, instant, words) => {
  expect(sayLocalTime(instant, 'CH')).toBe(words)
  expect(sayLocalTime(instant, 'AT')).toBe(words)
})
