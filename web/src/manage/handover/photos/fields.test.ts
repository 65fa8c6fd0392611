import { expect, test } from 'vitest'
import { readCount, stepped } from '#web/manage/handover/fields/number-stepper.tsx'

const limits = { least: 0, most: 999 }

test('a count is a whole number within its limits, and nothing else', () => {
  expect(['3', ' 12 ', '007', '1000', '99999999'].map((typed) => readCount(typed, limits))).toEqual([
    3, 12, 7, 999, 999,
  ])
  expect(['', '-1', '1.5', 'drei', '1e3'].map((typed) => readCount(typed, limits))).toEqual(Array(5).fill(undefined))
})

test('a step never leaves the limits', () => {
  expect(stepped(0, -1, limits)).toBe(0)
  expect(stepped(999, 1, limits)).toBe(999)
  expect(stepped(4, 1, limits)).toBe(5)
})
