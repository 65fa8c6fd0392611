import { expect, test } from 'vitest'
import { drawnParts } from './drawn-parts.ts'

const near = { first: 10, last: 20 }

test.each([
  ['nothing', undefined, [near]],
  ['what is near', 15, [near]],
  ['the first that is near', 10, [{ first: 9, last: 20 }]],
  ['what begins behind it', 21, [{ first: 10, last: 23 }]],
  ['what is far above', 3, [{ first: 2, last: 5 }, near]],
  ['the very first', 0, [{ first: 0, last: 2 }, near]],
  ['the very last', 99, [near, { first: 98, last: 100 }]],
])('while %s has the focus, it is drawn between its neighbours', (_, focused, parts) => {
  expect(drawnParts(near, focused, 100)).toEqual(parts)
})
