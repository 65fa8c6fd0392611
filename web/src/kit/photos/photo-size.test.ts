import { expect, test } from 'vitest'
import { keptSize, thumbnailSize } from './photo-size.ts'

test.each([
  ['a photo of 12 megapixels', [4000, 3000], [2400, 1800]],
  ['one that was taken upright', [3000, 4000], [1800, 2400]],
  ['one of 50 megapixels', [8660, 5773], [2400, 1600]],
  ['one that is just small enough', [2400, 1800], [2400, 1800]],
  ['a small one', [640, 480], [640, 480]],
  ['a long screenshot, which would become unreadable', [1170, 6000], [1080, 5538]],
  ['a narrow one', [800, 9000], [800, 9000]],
])('%s', (_, [width = 0, height = 0], [keptWidth, keptHeight]) => {
  expect(keptSize({ width, height })).toEqual({ width: keptWidth, height: keptHeight })
})

test('a thumbnail is at most 160 pixels long and never nothing', () => {
  expect(thumbnailSize({ width: 4000, height: 3000 })).toEqual({ width: 160, height: 120 })
  expect(thumbnailSize({ width: 10_000, height: 10 })).toEqual({ width: 160, height: 1 })
  expect(thumbnailSize({ width: 20, height: 30 })).toEqual({ width: 20, height: 30 })
})
