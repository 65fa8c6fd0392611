import { expect, test } from 'vitest'
import { printSize } from './draw-for-print.ts'

test.each([
  ['a photo of a phone is made smaller', [2400, 1800], [1000, 750]],
  ['one that was taken upright', [1800, 2400], [750, 1000]],
  ['a small one is left as it is, never made larger', [320, 240], [320, 240]],
  ['a narrow one keeps a pixel', [5000, 2], [1000, 1]],
])('%s', (_, [width = 0, height = 0], [printWidth, printHeight]) => {
  expect(printSize({ width, height })).toEqual({ width: printWidth, height: printHeight })
})
