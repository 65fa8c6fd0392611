import { expect, test } from 'vitest'
import { changedWords } from './changed-words.ts'

const wordsOf = (...judged: Parameters<typeof changedWords>) =>
  changedWords(...judged).map((pair) => pair.map((each) => each?.message))

test('of a part that no longer works, that is said, and not that its condition is the same', () => {
  expect(wordsOf({ condition: 'good', works: 'no' }, { condition: 'good', works: 'yes' })).toEqual([
    ['Works', 'Does not work'],
  ])
  expect(wordsOf({ condition: 'worn', works: 'yes' }, { condition: 'good', works: null })).toEqual([
    ['Good', 'Worn'],
    [undefined, 'Works'],
  ])
  expect(wordsOf({ condition: 'good', works: 'yes' }, { condition: 'good', works: 'yes' })).toEqual([])
})
