import { expect, test } from 'vitest'
import { areaBetween, isAllCovered, movedArea, resizedArea, turnedArea, turnedSize } from './covered.ts'

const picture = { width: 400, height: 300 }

test('an area reaches from one corner to the other, whichever was first, in whole pixels and never out of the picture', () => {
  const area = { x: 10, y: 20, width: 91, height: 31 }
  expect(areaBetween({ x: 10.4, y: 50.2 }, { x: 100.2, y: 20 }, picture)).toEqual(area)
  expect(areaBetween({ x: 100.2, y: 20 }, { x: 10.4, y: 50.2 }, picture)).toEqual(area)
  expect(areaBetween({ x: -5, y: -5 }, { x: 999, y: 999 }, picture)).toEqual({ x: 0, y: 0, ...picture })
  expect(areaBetween({ x: 500, y: 500 }, { x: 600, y: 600 }, picture)).toMatchObject({ width: 0, height: 0 })
})

test('an area turns with its picture, and lies where it was after four turns', () => {
  const area = { x: 10, y: 20, width: 90, height: 30 }
  let [now, size] = [area, picture]
  const ways = [1, 2, 3, 4].map(() => {
    now = turnedArea(now, size)
    size = turnedSize(size, 1)
    return now
  })
  expect(ways[0]).toEqual({ x: 250, y: 10, width: 30, height: 90 })
  expect(ways[1]).toEqual({ x: 300, y: 250, width: 90, height: 30 })
  expect([ways[3], size]).toEqual([area, picture])
})

test('an area is moved and resized as far as the picture goes, and is never nothing', () => {
  const area = { x: 10, y: 20, width: 90, height: 30 }
  expect(movedArea(area, { x: -50, y: 900 }, picture)).toEqual({ ...area, x: 0, y: 270 })
  expect(resizedArea(area, { x: 900, y: -90 }, picture)).toEqual({ ...area, width: 390, height: 1 })
})

test('a picture is all covered by areas that leave nothing of it, and not while a line of it is left', () => {
  const upper = { x: 0, y: 0, width: 400, height: 150 }
  expect(isAllCovered([upper, { x: 0, y: 150, width: 400, height: 150 }], picture)).toBe(true)
  expect(isAllCovered([upper, { x: 0, y: 156, width: 400, height: 144 }], picture)).toBe(false)
  expect(isAllCovered([], picture)).toBe(false)
})
