import { expect, test } from 'vitest'
import { dayOfTenancy } from './day-of-tenancy.ts'

test('nobody moves into a home in a year that no clock comes to', () => {
  const isTaken = (day: string) => dayOfTenancy('move_in_date_required').safeParse(day).success
  expect(['2026-11-29', '2199-12-31', '2200-01-01', '9999-12-31', '2026-02-30'].filter(isTaken)).toEqual([
    '2026-11-29',
    '2199-12-31',
  ])
})
