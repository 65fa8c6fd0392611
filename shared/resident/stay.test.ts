import { expect, test } from 'vitest'
import { isSameResident } from './same-person.ts'
import { dayAtHome, endsBeforeItBegins, holdsHome, isEmptyStay, type Stay, stayOn, staysOverlap } from './stay.ts'

const stay = (moveInDate: string, moveOutDate: string | null = null): Stay => ({ moveInDate, moveOutDate })

test.each([
  [stay('2027-01-06'), '2026-11-22', 'coming'],
  [stay('2027-01-06'), '2027-01-05', 'coming'],
  [stay('2027-01-06'), '2027-01-06', 'living'],
  [stay('2020-01-01', '2027-02-28'), '2026-11-22', 'living'],
  [stay('2020-01-01', '2027-02-28'), '2027-02-27', 'living'],
  [stay('2020-01-01', '2027-02-28'), '2027-02-28', 'gone'],
  [stay('1970-01-01'), '2026-11-22', 'living'],
  [stay('2027-01-06', '2027-02-01'), '2026-11-22', 'coming'],
  [stay('2027-01-06', '2027-01-06'), '2026-11-22', 'gone'],
] as const)('%j is on %s: %s', (each, day, state) => {
  expect(stayOn(each, day)).toBe(state)
})

test.each([
  [stay('2026-01-01', '2027-01-31'), stay('2027-01-31'), false],
  [stay('2026-01-01', '2027-02-01'), stay('2027-01-31'), true],
  [stay('2026-01-01'), stay('2030-01-01'), true],
  [stay('2027-01-06', '2027-01-06'), stay('2026-01-01'), false],
] as const)('%j and %j overlap: %s', (a, b, expected) => {
  expect([staysOverlap(a, b), staysOverlap(b, a)]).toEqual([expected, expected])
})

test('two stays overlap just when there is a day on which both live there', () => {
  const days = Array.from({ length: 6 }, (_, n) => `2027-01-0${n + 1}`)
  const stays = days.slice(0, 4).flatMap((from) => [null, ...days.slice(0, 5)].map((until) => stay(from, until)))
  for (const a of stays) {
    for (const b of stays) {
      const both = days.some((each) => stayOn(a, each) === 'living' && stayOn(b, each) === 'living')
      expect([a, b, staysOverlap(a, b)]).toEqual([a, b, both])
    }
  }
})

test('a stay that ends as it begins is empty, whether it was called off or was one day', () => {
  expect(isEmptyStay(stay('2027-01-06', '2027-01-06'))).toBe(true)
  expect(isEmptyStay(stay('2027-01-06', '2027-01-07'))).toBe(false)
  expect(isEmptyStay(stay('2027-01-06'))).toBe(false)
})

test('a stay ends on the day of the move-in at the earliest', () => {
  expect(endsBeforeItBegins(stay('2027-01-06', '2027-01-05'))).toBe(true)
  expect(endsBeforeItBegins(stay('2027-01-06', '2027-01-06'))).toBe(false)
  expect(endsBeforeItBegins(stay('2027-01-06'))).toBe(false)
  expect(endsBeforeItBegins(stay('2027-01-06', ''))).toBe(false)
})

test.each([
  [[], stay('2027-01-31'), true],
  [[stay('2026-01-01')], stay('2027-01-31'), true],
  [[stay('2026-01-01', '2027-01-31')], stay('2027-01-31'), false],
  [[stay('2026-01-01', '2027-01-31'), stay('2026-01-01', '2027-02-01')], stay('2027-01-31'), true],
  [[stay('2026-01-01', '2027-01-31')], undefined, false],
  [[stay('2026-01-01')], undefined, true],
] as const)('an accepted offer with %j holds the home against %j: %s', (theirs, wanted, expected) => {
  expect(holdsHome(theirs, wanted)).toBe(expected)
})

test('the day is that of the home, wherever the clock stands', () => {
  expect(dayAtHome(new Date('2027-03-31T22:30:00Z'))).toBe('2027-04-01')
  expect(dayAtHome(new Date('2027-01-31T22:30:00Z'))).toBe('2027-01-31')
})

test('a person is the same one however they were written, and another one when they come back', () => {
  const anna = { firstName: 'Anna', lastName: 'Müller', email: 'anna@renter.test', ...stay('2027-01-01') }
  const again = { ...anna, firstName: ' anna', lastName: 'Mu\u0308ller', email: 'ANNA@renter.test' }
  expect(isSameResident(anna, { ...again, moveInDate: '2027-02-01' })).toBe(true)
  expect(isSameResident({ ...anna, moveOutDate: '2027-06-30' }, { ...again, moveInDate: '2028-01-01' })).toBe(false)
  expect(isSameResident(anna, { ...again, email: 'other@renter.test' })).toBe(false)
})
