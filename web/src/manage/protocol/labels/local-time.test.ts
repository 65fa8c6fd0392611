import { expect, test } from 'vitest'
import { localTime } from './local-time.ts'

test.each([
  ['in winter', '2027-01-15T09:42:00.000Z', '15.01.2027', '10:42 (UTC+1)'],
  ['in summer', '2027-07-01T07:05:00.000Z', '01.07.2027', '09:05 (UTC+2)'],
  ['after midnight there, before midnight in UTC', '2027-01-31T23:30:00.000Z', '01.02.2027', '00:30 (UTC+1)'],
])('a time is told by the clock of the property, and says by which: %s', (_, instant, day, time) => {
  expect(localTime(instant)).toEqual({ day, time })
})
