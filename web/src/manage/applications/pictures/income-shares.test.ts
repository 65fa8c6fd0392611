import { expect, test } from 'vitest'
import { application, idOf } from '#shared/testing/rows.ts'
import { burdenOf } from '#shared/salary/burden.ts'
import { shareOf, sortedByShare } from './income-shares.ts'

test('the lightest rent comes first, and what is doubtful or not known stands apart', () => {
  const shares = ['3000', '95000', 'genug', '6000'].map((grossSalary, at) =>
    shareOf(application(at, idOf(9)), burdenOf(1500, [{ profession: { grossSalary } }])),
  )
  const { known, doubtful, unknown } = sortedByShare(shares)
  expect(known.map(({ value }) => value)).toEqual([0.25, 0.5])
  expect([doubtful.length, unknown.length]).toEqual([1, 1])
})
