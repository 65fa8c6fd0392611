import { expect, test } from 'vitest'
import { applicationStatuses } from '#shared/application/status.ts'
import { receivedByDay, stackedStatuses } from './received.ts'

test('each day adds to those before, by what the applications are now', () => {
  const days = receivedByDay([
    { day: '2026-05-03', status: 'submitted' },
    { day: '2026-05-01', status: 'rejected' },
    { day: '2026-05-03', status: 'rejected' },
  ])
  expect(days.map(({ day, count, total, byStatus }) => [day, count, total, byStatus.rejected])).toEqual([
    ['2026-05-01', 1, 1, 1],
    ['2026-05-03', 2, 3, 2],
  ])
  expect(receivedByDay([])).toEqual([])
})

test('every status has its place in the picture', () => {
  expect([...stackedStatuses].toSorted()).toEqual([...applicationStatuses].toSorted())
})
