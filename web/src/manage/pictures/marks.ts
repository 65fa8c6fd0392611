import { columnsOf, type Scale, type Valued } from './columns.ts'

/** A dot for one, or a bar for all that stand in a column; in pixels, from the top. */
export interface Mark<T> {
  x: number
  top: number
  height: number
  isDot: boolean
  /** The least first. */
  items: readonly T[]
}

/** A dot and the air around it, in pixels; more of them than this on each other are drawn as one bar. */
export const DOT = 10
export const MOST_DOTS = 16
const LEAST_DOTS = 3
/** Beside the scale, for what is written below its ends. */
const EDGE = 16

export const placeOn = (value: number, { from, to }: Scale, width: number) =>
  EDGE + ((value - from) / (to - from)) * (width - 2 * EDGE)

export interface Marks<T> {
  /** As high as they stand on each other. */
  height: number
  marks: Mark<T>[]
}

/** A phone has fewer columns than a desk, and so higher ones: as soon as dots do not find room all are bars. */
export function marksIn<T extends Valued>(items: readonly T[], scale: Scale, width: number): Marks<T> {
  const count = Math.max(1, Math.floor((width - 2 * EDGE) / DOT))
  const columns = columnsOf(items, scale, count)
  const most = Math.max(1, ...columns.map((column) => column.items.length))
  const xOf = (at: number) => EDGE + ((at + 0.5) * (width - 2 * EDGE)) / count
  const height = (Math.min(Math.max(most, LEAST_DOTS), MOST_DOTS) + 0.5) * DOT
  if (most > MOST_DOTS) {
    // A bar for one among thousands is still seen.
    const bars = columns.map(({ at, items: found }) => {
      const high = Math.max(3, (found.length / most) * height)
      return { x: xOf(at), top: height - high, height: high, isDot: false, items: found }
    })
    return { height, marks: bars }
  }
  const dots = columns.flatMap(({ at, items: found }) =>
    found.map((item, n) => ({ x: xOf(at), top: height - (n + 1) * DOT, height: DOT, isDot: true, items: [item] })),
  )
  return { height, marks: dots }
}

/** The one that a thumb beside it means. */
export function nearestMark<T>(marks: readonly Mark<T>[], x: number, y: number): Mark<T> | undefined {
  const away = ({ x: center, top, height }: Mark<T>) =>
    Math.hypot(x - center, y - Math.min(Math.max(y, top), top + height))
  const [nearest] = marks.toSorted((a, b) => away(a) - away(b))
  return nearest && away(nearest) <= THUMB ? nearest : undefined
}

const THUMB = 22
