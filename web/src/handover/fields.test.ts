import { expect, test } from 'vitest'
import { noting, startingWith } from './last-choice.ts'
import { readCount, stepped } from './read-count.ts'

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

test('the next defect starts with what was chosen for the last one, and without its words', () => {
  const blank = { description: '', remedy: 'none', responsible: 'open' }
  const last = noting({}, { description: 'Kratzer', remedy: 'clean', responsible: 'tenant' }, ['remedy', 'responsible'])
  expect(startingWith(blank, last)).toEqual({ description: '', remedy: 'clean', responsible: 'tenant' })
  expect(startingWith({ kind: 'flat' }, last)).toEqual({ kind: 'flat' })
})
