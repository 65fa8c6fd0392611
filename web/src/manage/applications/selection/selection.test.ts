import { expect, test } from 'vitest'
import { readSelected, withAll, withChosen, writeSelected } from './selection.ts'

const read = (written: Record<string, string>) => readSelected(new URLSearchParams(written), 'p')

test('what somebody chose stands in the address, in the order in which they did', () => {
  expect(read(writeSelected(['b', 'a'], 'p'))).toEqual(['b', 'a'])
  expect(writeSelected([], 'p')).toEqual({})
  expect(read({})).toEqual([])
  expect(read({ selected: 'a.b.a' })).toEqual(['a', 'b'])
})

test('what is more than an address takes is kept for its process as long as the page is open', () => {
  const many = Array.from({ length: 200 }, (_, at) => `id-${at}`)
  const written = writeSelected(many, 'p')
  expect(new URLSearchParams(written).toString().length).toBeLessThan(20)
  expect(read(written)).toEqual(many)
  expect(readSelected(new URLSearchParams(written), 'another')).toEqual([])
})

test('a choice comes last, and goes again', () => {
  expect(withChosen(['a', 'b'], 'c', true)).toEqual(['a', 'b', 'c'])
  expect(withChosen(['a', 'b'], 'a', true)).toEqual(['a', 'b'])
  expect(withChosen(['a', 'b'], 'a', false)).toEqual(['b'])
})

test('with Shift everybody between the last choice and this one is chosen, up and down', () => {
  const among = ['a', 'b', 'c', 'd', 'e']
  expect(withChosen(['b'], 'd', true, among)).toEqual(['b', 'c', 'd'])
  expect(withChosen(['a', 'd'], 'b', true, among)).toEqual(['a', 'd', 'c', 'b'])
  expect(withChosen([], 'd', true, among)).toEqual(['d'])
  expect(withChosen(['gone'], 'd', true, among)).toEqual(['gone', 'd'])
})

test('all of a list are chosen, or no more, beside those that are not in it', () => {
  expect(withAll(['a', 'b'], ['c', 'b', 'd'], true)).toEqual(['a', 'b', 'c', 'd'])
  expect(withAll(['a', 'b', 'c'], ['c', 'b'], false)).toEqual(['a'])
})
