import { expect, test } from 'vitest'
import { columnsOf, ticksTo } from './columns.ts'

const valued = (...values: number[]) => values.map((value) => ({ value }))

test('what lies at one place of a scale stands in one column, the least first, and what lies outside at its ends', () => {
  const columns = columnsOf(valued(0.3, 0.31, 5, 0.29, -1), { from: 0, to: 1 }, 10)
  expect(columns.map(({ at, items }) => [at, items.map(({ value }) => value)])).toEqual([
    [0, [-1]],
    [2, [0.29]],
    [3, [0.3, 0.31]],
    [9, [5]],
  ])
})

test('nothing makes no columns, and the end of the scale is within the last one', () => {
  expect(columnsOf([], { from: 0, to: 1 }, 10)).toEqual([])
  expect(columnsOf(valued(1), { from: 0, to: 1 }, 10)[0]?.at).toBe(9)
})

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [7, [0, 2, 4, 6, 8]],
  [200, [0, 50, 100, 150, 200]],
  [10_000, [0, 5000, 10_000]],
])('an axis up to %d has round steps', (most, ticks) => {
  expect(ticksTo(most, 4)).toEqual(ticks)
})
