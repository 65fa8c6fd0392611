import { expect, test } from 'vitest'
import { calendarDate, formatDate, isCalendarDate, readTypedDate } from './dates.ts'

test.each(['2026-11-21', '2024-02-29', '2000-02-29', '1900-01-01', '2026-12-31'])('%s is a calendar day', (text) => {
  expect(isCalendarDate(text)).toBe(true)
})

test.each([
  '2026-02-29',
  '1900-02-29',
  '2026-04-31',
  '2026-13-01',
  '2026-00-10',
  '2026-01-00',
  '1899-12-31',
  '',
  '21.11.2026',
  '2026-1-1',
  '2026-11-21T00:00',
])('%j is none', (text) => {
  expect(isCalendarDate(text)).toBe(false)
})

test.each([
  '27.3.1990',
  '27.03.1990',
  '27/03/1990',
  '27-3-1990',
  '27 3 1990',
  '27. 3. 1990',
  '27031990',
  '1990-03-27',
  ' 27.3.1990 ',
])('typed as %j, a day is understood', (text) => {
  expect(readTypedDate(text)).toBe('1990-03-27')
})

test.each(['31.02.1990', '03/27/1990', '27.3.90', 'tomorrow', '', '99999999'])(
  '%j comes back as it was typed',
  (text) => {
    expect(readTypedDate(text)).toBe(text)
  },
)

test('dates are shown as DD.MM.YYYY, and text that is none as it is', () => {
  expect(formatDate('1990-03-27')).toBe('27.03.1990')
  expect(formatDate('2026-11-21T20:15:00.000Z')).toBe('21.11.2026')
  expect(formatDate('soon')).toBe('soon')
})

test('a missing day is reported as missing, a wrong one as wrong, each once', () => {
  const messages = (value: unknown) =>
    calendarDate('date_of_birth_required')
      .safeParse(value)
      .error?.issues.map(({ message }) => message)
  expect(messages(undefined)).toEqual(['date_of_birth_required'])
  expect(messages('  ')).toEqual(['date_of_birth_required'])
  expect(messages('1990-02-30')).toEqual(['date_invalid'])
  expect(messages(' 1990-03-27 ')).toBeUndefined()
})
