import { expect, test } from 'vitest'
import { isDecidedHere, noteDecidedHere } from './decided-here.ts'

test('what was decided in this tab is known to be, before and after it is confirmed', () => {
  expect(isDecidedHere({ id: 'anna', version: 3 })).toBe(false)
  noteDecidedHere('anna', 3)
  expect(isDecidedHere({ id: 'anna', version: 3 })).toBe(true)
  expect(isDecidedHere({ id: 'anna', version: 4 })).toBe(true)
})

test('what a colleague changed after that is theirs, and so is what nobody decided here', () => {
  noteDecidedHere('ben', 1)
  expect(isDecidedHere({ id: 'ben', version: 3 })).toBe(false)
  expect(isDecidedHere({ id: 'cleo', version: 1 })).toBe(false)
})
