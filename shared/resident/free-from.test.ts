import { expect, test } from 'vitest'
import { freeFrom } from './free-from.ts'

const TODAY = '2027-03-01'
const stay = (moveInDate: string, moveOutDate: string | null = null) => ({ moveInDate, moveOutDate })

test('a home in which nobody lives, and to which nobody is to come, is free today', () => {
  expect(freeFrom([], TODAY)).toBe(TODAY)
  expect(freeFrom([stay('2020-01-01', TODAY), stay('2027-05-01', '2027-05-01')], TODAY)).toBe(TODAY)
})

test('it becomes free once the last of those who live there, or are to come, has gone', () => {
  expect(freeFrom([stay('2020-01-01', '2027-03-31'), stay('2020-01-01', '2027-04-30')], TODAY)).toBe('2027-04-30')
  expect(freeFrom([stay('2020-01-01', '2027-03-31'), stay('2027-04-01', '2027-09-30')], TODAY)).toBe('2027-09-30')
})

test('it is let as long as one of them has no end', () => {
  expect(freeFrom([stay('2020-01-01', '2027-03-31'), stay('2027-04-01')], TODAY)).toBeUndefined()
})
