import { expect, test } from 'vitest'
import { MOST_DOTS, marksIn, nearestMark } from './marks.ts'

const scale = { from: 0, to: 1 }
const many = (count: number, value = 0.3) => Array.from({ length: count }, () => ({ value }))

test('what lies on each other stands on each other, and each dot is one', () => {
  const { height, marks } = marksIn([{ value: 0.3 }, { value: 0.3 }, { value: 0.9 }], scale, 320)
  expect(height).toBe(35)
  expect(marks.map(({ top, isDot, items }) => [top, isDot, items.length])).toEqual([
    [25, true, 1],
    [15, true, 1],
    [25, true, 1],
  ])
  expect(marks[0]?.x).toBe(marks[1]?.x)
})

test('what finds no room as dots is bars, of which the least is still seen', () => {
  expect(marksIn(many(MOST_DOTS), scale, 320).marks).toHaveLength(MOST_DOTS)
  const { marks } = marksIn([...many(9999), { value: 0.9 }], scale, 320)
  expect(marks.map(({ isDot, height, items }) => [isDot, height, items.length])).toEqual([
    [false, 165, 9999],
    [false, 3, 1],
  ])
})

test('nothing is drawn of nothing, and one stands alone', () => {
  expect(marksIn([], scale, 320).marks).toEqual([])
  expect(marksIn(many(1), scale, 320).marks).toHaveLength(1)
})

test('a thumb that misses means what is near, and far from all nothing', () => {
  const { marks } = marksIn([{ value: 0.1 }, { value: 0.9 }], scale, 320)
  expect(nearestMark(marks, (marks[1]?.x ?? 0) - 15, 30)?.items).toEqual([{ value: 0.9 }])
  expect(nearestMark(marks, 160, 30)).toBeUndefined()
})
