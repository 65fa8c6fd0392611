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

const today = '2026-11-22'

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
  '27.3.90',
  '27/3/90',
  '270390',
  '27.03.1990.',
  '1990/03/27',
  '1990.3.27',
])('typed as %j, a day is understood', (text) => {
  expect(readTypedDate(text, today)).toBe('1990-03-27')
  expect(readTypedDate(text, today, 'birth')).toBe('1990-03-27')
})

test.each([
  ['1.1.90', 'birth', '1990-01-01'],
  ['1.12.26', 'birth', '1926-12-01'],
  ['22.11.26', 'birth', '1926-11-22'],
  ['21.11.26', 'birth', '2026-11-21'],
  ['010100', 'birth', '2000-01-01'],
  ['29.2.00', 'birth', '2000-02-29'],
  ['1.12.26', 'other', '2026-12-01'],
  ['1.1.27', 'other', '2027-01-01'],
  ['311225', 'other', '2025-12-31'],
  ['1.1.70', 'other', '2070-01-01'],
  ['1.1.80', 'other', '1980-01-01'],
] as const)('two digits of a year, %j of a %s, are the year %s', (text, meaning, date) => {
  expect(readTypedDate(text, today, meaning)).toBe(date)
})

test.each(['31.02.1990', '31.2.90', '03/27/1990', '27.3.9', '27.3.199', 'tomorrow', '', '99999999', '999999', '27390'])(
  '%j comes back as it was typed',
  (text) => {
    expect(readTypedDate(text, today)).toBe(text)
    expect(readTypedDate(text, today, 'birth')).toBe(text)
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
