import { expect, test } from 'vitest'
import { openedWithin, withinPage } from './way-back.ts'

test('what is opened within a page counts one more step back, and forgets nothing of where somebody came from', () => {
  const once = openedWithin({ from: '/admin?tab=applications' })
  expect(once).toEqual({ from: '/admin?tab=applications', within: 1 })
  expect(withinPage(openedWithin(once))).toBe(2)
})

test('a state that says nothing of it, or nothing that is a number, is no step', () => {
  expect([null, undefined, 'x', {}, { within: 'x' }].map(withinPage)).toEqual([0, 0, 0, 0, 0])
})
