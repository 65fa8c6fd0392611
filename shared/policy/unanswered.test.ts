import { expect, test } from 'vitest'
import { erasureDay, overFrom } from './unanswered.ts'

const on = (day: string) => new Date(`${day}T12:00:00Z`)
const [changedAt, acceptedAt, lastStepAt] = [on('2027-03-01'), on('2027-02-20'), on('2027-03-15')]
const [closed, open, now] = [{ isClosed: true, changedAt }, { isClosed: false, changedAt }, on('2027-09-10')]

test('while a process is open and nobody accepted, somebody may still be chosen', () => {
  expect(overFrom({ ...open, acceptedAt: null, lastStepAt }, now)).toBeNull()
})

test('one that takes applications is forgotten when nobody took a step for half a year, and not a day before', () => {
  const over = on('2027-09-11')
  expect(overFrom({ ...open, acceptedAt: null, lastStepAt }, over)).toEqual(over)
  expect(overFrom({ ...open, acceptedAt: null, lastStepAt: null }, over)).toEqual(on('2027-08-28'))
})

test('when somebody accepted the home is let, whether the process is closed or not', () => {
  expect(overFrom({ ...open, acceptedAt, lastStepAt }, now)).toEqual(acceptedAt)
  expect(overFrom({ ...closed, acceptedAt, lastStepAt }, now)).toEqual(acceptedAt)
})

test('a process that is closed is over 60 days after its last step, since people close one to choose in peace', () => {
  expect(overFrom({ ...closed, acceptedAt: null, lastStepAt: null }, now)).toEqual(on('2027-04-30'))
  expect(overFrom({ ...closed, acceptedAt: null, lastStepAt: on('2027-02-01') }, now)).toEqual(on('2027-04-30'))
  expect(overFrom({ ...closed, acceptedAt: null, lastStepAt }, now)).toEqual(on('2027-05-14'))
})

test('the day is so many days later, and a week away or the whole time when it is told for the first time', () => {
  const told = (over: string, days: number, before: string | null, today = '2027-05-01') =>
    erasureDay(on(over), { days, today, before })
  expect(told('2027-05-01', 180, null)).toBe('2027-10-28')
  expect(told('2020-01-01', 180, null)).toBe('2027-05-08')
  expect(told('2020-01-01', 1, null)).toBe('2027-05-02')
  // Told once, it comes no nearer, and no day goes by that puts it off.
  expect(told('2020-01-01', 180, '2027-05-08', '2027-05-07')).toBe('2027-05-08')
  expect(told('2020-01-01', 180, '2027-05-08', '2027-05-20')).toBe('2027-05-08')
  // What was chosen since, or a step, puts it off; a shorter time brings it nearer by no less than a week from today.
  expect(told('2027-05-01', 7, '2027-05-05')).toBe('2027-05-08')
  expect(told('2027-04-30', 1, '2027-10-28')).toBe('2027-05-02')
})
