import { expect, test } from 'vitest'
import { newId } from '#shared/ids.ts'
import { daysAhead, doubtfulDays } from './handover-day.ts'
import { buildProtocol } from './testing/build-protocol.ts'

const today = '2026-11-22'

test.each([
  ['2026-11-22', undefined],
  ['2026-11-29', undefined],
  ['2026-11-15', undefined],
  ['2026-11-30', 8],
  ['2027-03-03', 101],
  ['2025-11-22', -365],
])('of a protocol that is dated %s the days that somebody asks about are %s', (date, days) => {
  expect(doubtfulDays(buildProtocol({ date }), today)).toBe(days)
})

test.each([
  ['2026-11-22', undefined],
  ['2026-11-21', undefined],
  ['2026-11-23', 1],
  ['2026-11-29', 7],
  ['2026-11-30', undefined],
])(
  'of a protocol that is dated %s the days to come that nobody asks about, and that are told, are %s',
  (date, days) => {
    expect(daysAhead(buildProtocol({ date }), today)).toBe(days)
  },
)

test('a correction has the day of the handover that it corrects, and nobody asks why', () => {
  const correctionOf = (date: string) => ({ ...buildProtocol({ date }), supersedesId: newId() })
  expect(doubtfulDays(correctionOf('2025-11-22'), today)).toBeUndefined()
  expect(doubtfulDays(correctionOf('2027-11-22'), today)).toBe(365)
})
