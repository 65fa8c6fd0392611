import { expect, test } from 'vitest'
import { judgePixels } from './judge-pixels.ts'

const [width, height] = [400, 300]

interface PageOptions {
  blur?: number
  across?: number
  light?: number
  ink?: number
  bars?: boolean
}

/** Bars of black on white, as wide as a letter's strokes; each pixel the middle of as many around it as the blur is wide. */
function page({ blur = 0, across = blur, light = 1, ink = 0, bars = true }: PageOptions) {
  const at = (x: number, y: number) => (bars && Math.floor(x / 8) % 3 === 0 && Math.floor(y / 12) % 3 === 0 ? ink : 255)
  const pixels = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      let [sum, count] = [0, 0]
      for (let dy = -across; dy <= across; dy += 1)
        for (let dx = -blur; dx <= blur; dx += 1) [sum, count] = [sum + at(x + dx, y + dy), count + 1]
      pixels.set(
        [1, 1, 1].map(() => (sum / count) * light),
        (y * width + x) * 4,
      )
      pixels[(y * width + x) * 4 + 3] = 255
    }
  }
  return pixels
}
const judge = (options: PageOptions) => judgePixels(page(options), { width, height })

test('of a sharp page nothing is doubtful, be it printed in grey, or lit badly', () => {
  expect(judge({})).toBeUndefined()
  expect(judge({ ink: 150 })).toBeUndefined()
  expect(judge({ light: 0.5 })).toBeUndefined()
})

test('a page is blurred when no stroke of it is sharp, also when it was moved in one way only', () => {
  expect(judge({ blur: 5 })).toBe('blurred')
  expect(judge({ blur: 5, across: 0 })).toBe('blurred')
  expect(judge({ blur: 1 })).toBeUndefined()
})

test('a page is dark when its paper is, and of one with nothing on it nothing is said', () => {
  expect(judge({ light: 0.2 })).toBe('dark')
  expect(judge({ bars: false })).toBeUndefined()
})
