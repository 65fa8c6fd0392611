import { expect, test } from 'vitest'
import { createSeenHeights, keptSeenHeights, layOut, measuredAt } from './list-layout.ts'

test('items that nobody has seen lie at their usual distance', () => {
  const { top, at } = layOut(10_000, 250, [])
  expect([top(0), top(4), top(10_000)]).toEqual([0, 1000, 2_500_000])
  expect([at(-50), at(0), at(249), at(250), at(99_999_999)]).toEqual([0, 0, 0, 1, 9_999])
})

test('what was seen takes its real height, and moves all that follows', () => {
  const { top, at } = layOut(5, 100, [
    [3, 40],
    [1, 150],
  ])
  expect([0, 1, 2, 3, 4, 5].map(top)).toEqual([0, 100, 250, 350, 390, 490])
  expect([99, 100, 249, 250, 349, 350, 389, 390].map(at)).toEqual([0, 1, 1, 2, 2, 3, 3, 4])
})

test('it is the same as adding up every height', () => {
  const heights = Array.from({ length: 300 }, (_, at) => (at % 7 === 0 ? 90 + (at % 13) * 20 : 120))
  const seen = heights.flatMap((height, at) => (height === 120 ? [] : [[at, height] as const]))
  const { top, at } = layOut(300, 120, seen)
  let sum = 0
  for (const [place, height] of heights.entries()) {
    expect(top(place)).toBe(sum)
    expect(at(sum + height / 2)).toBe(place)
    sum += height
  }
})

test('heights of items that are not in the list count for nothing', () => {
  expect(
    measuredAt(
      new Map([['b', 4]]),
      new Map([
        ['a', 10],
        ['b', 20],
      ]),
    ),
  ).toEqual([[4, 20]])
})

test('an empty list ends where it begins', () => {
  const { top, at } = layOut(0, 100, [])
  expect([top(0), at(500)]).toEqual([0, 0])
})

test('a height that is noted counts, and the layout stays the same one while nothing new is seen', () => {
  const heights = createSeenHeights(100)
  const places = new Map([
    ['a', 0],
    ['b', 1],
    ['c', 2],
  ])
  heights.note('b', 150)
  const layout = heights.layOut(places)
  expect([0, 1, 2, 3].map(layout.top)).toEqual([0, 100, 250, 350])
  heights.note('b', 150.4)
  expect(heights.layOut(places)).toBe(layout)
  heights.note('b', 80)
  expect(heights.layOut(places).top(3)).toBe(280)
  expect(heights.layOut(new Map([['b', 0]])).top(1)).toBe(80)
})

test('who comes back to a list finds every item where it was, until too many were seen', () => {
  const places = new Map([
    ['a', 0],
    ['b', 1],
  ])
  keptSeenHeights(100).note('a', 150)
  expect(keptSeenHeights(100).layOut(places).top(2)).toBe(250)
  expect(keptSeenHeights(70).layOut(places).top(2), 'another list').toBe(140)
  for (let at = 0; at < 2_000; at += 1) keptSeenHeights(100).note(`${at}`, 120)
  expect(keptSeenHeights(100).layOut(places).top(2)).toBe(200)
})
