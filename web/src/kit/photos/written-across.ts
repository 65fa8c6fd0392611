import type { Size } from './photo-size.ts'

/** Lines of print that are written across a picture, from corner to corner, so that they cannot be cut off. */
export interface WrittenAcross {
  /** How high a letter is, in pixels of the picture. */
  letter: number
  /** Where the middle of each line is, below the middle of the picture, before all are turned. */
  rows: readonly number[]
  /** What each line says: the text so often that it reaches. */
  line: string
}

/** To the right and up. */
export const ACROSS_DEGREES = -30

/** Readable above white and above black, and what is below it too. */
export const ACROSS_FILL = 'rgb(128 128 128 / 45%)'

export function writtenAcross(text: string, { width, height }: Size): WrittenAcross {
  const across = Math.hypot(width, height)
  const letter = Math.max(8, Math.round(across / 48))
  const step = letter * 7
  const rows = Array.from(
    { length: 2 * Math.ceil(across / 2 / step) + 1 },
    (_, at) => (at - Math.ceil(across / 2 / step)) * step,
  )
  // A letter is at least a third as wide as it is high.
  const times = Math.ceil(across / ((letter / 3) * Math.max(1, text.length)))
  return { letter, rows, line: Array.from({ length: times }, () => text).join('     ') }
}
