import type { Size } from './photo-size.ts'

/** Why somebody should look at a photo of a page before it is sent. */
export type Doubt = 'blurred' | 'dark'

/** Of all pixels, so many are brighter than the paper's greys, or darker than the print's. */
const APART = 0.002
/** Between the darkest and the brightest; with less there is nothing to be read, sharp or not. */
const LEAST_RANGE = 40
/** How bright the brightest are, of 255, where a page can still be read. */
const LEAST_BRIGHT = 80
/** From one pixel to the next, as a part of the whole range: print of a sharp page has 0.8, of one that can hardly be read 0.15. */
const LEAST_STEP = 0.15

/**
 * What is doubtful about a picture of a page; undefined where nothing is, or nothing can be said.
 *
 * @param pixels red, green, blue and opacity, row by row
 */
export function judgePixels(pixels: ArrayLike<number>, { width, height }: Size): Doubt | undefined {
  const grey = new Uint8Array(width * height)
  for (let at = 0; at < grey.length; at += 1) {
    const [red = 0, green = 0, blue = 0] = [pixels[at * 4], pixels[at * 4 + 1], pixels[at * 4 + 2]]
    grey[at] = (red * 3 + green * 6 + blue) / 10
  }
  const tones = new Uint32Array(256)
  for (const tone of grey) tones[tone] = (tones[tone] ?? 0) + 1
  const [darkest, brightest] = [rank(tones, APART), rank(tones, 1 - APART)]
  if (brightest < LEAST_BRIGHT) return 'dark'
  if (brightest - darkest < LEAST_RANGE) return undefined
  // Who moves the phone blurs a page in one way only.
  const sharpest = Math.min(rank(stepsOf(grey, 1), 1 - APART), rank(stepsOf(grey, width), 1 - APART))
  return sharpest < (brightest - darkest) * LEAST_STEP ? 'blurred' : undefined
}

/** How often a pixel differs by how much from another one. @param away how far that one lies behind it */
function stepsOf(grey: Uint8Array, away: number): Uint32Array {
  const steps = new Uint32Array(256)
  for (let at = away; at < grey.length; at += 1) {
    const step = Math.abs((grey[at] ?? 0) - (grey[at - away] ?? 0))
    steps[step] = (steps[step] ?? 0) + 1
  }
  return steps
}

/** The value below which a part of all lies. */
function rank(counts: Uint32Array, part: number): number {
  let left = counts.reduce((sum, count) => sum + count, 0) * part
  for (const [value, count] of counts.entries()) {
    left -= count
    if (left <= 0) return value
  }
  return counts.length - 1
}
