/** Those that stand at one place of a scale. */
export interface Column<T> {
  /** Which of the places, from 0. */
  at: number
  /** In the order of their values. */
  items: T[]
}

export interface Valued {
  value: number
}

export interface Scale {
  from: number
  to: number
}

/** Puts what lies on each other into one of so many places; what lies outside of the scale into the first or the last. */
export function columnsOf<T extends Valued>(items: readonly T[], scale: Scale, count: number): Column<T>[] {
  const places = Map.groupBy(items, ({ value }) => placeOf(value, scale, count))
  return [...places]
    .map(([at, found]) => ({ at, items: found.toSorted((a, b) => a.value - b.value) }))
    .toSorted((a, b) => a.at - b.at)
}

const placeOf = (value: number, { from, to }: Scale, count: number) =>
  Math.min(Math.max(Math.floor(((value - from) / (to - from)) * count), 0), count - 1)

/** Round values from zero to at least `most`, in about so many steps of 1, 2 or 5. */
export function ticksTo(most: number, steps: number): number[] {
  const rough = Math.max(most, 1) / steps
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(1, [1, 2, 5, 10].map((each) => each * power).find((each) => each >= rough) ?? 1)
  return Array.from({ length: Math.ceil(Math.max(most, 1) / step) + 1 }, (_, at) => at * step)
}
