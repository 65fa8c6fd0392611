/** Where the items of a long list lie, in pixels from its beginning. */
export interface ListLayout {
  /** Where an item begins; of one after the last, where the list ends. */
  top: (at: number) => number
  /** The item at a height; the last one below the end. */
  at: (y: number) => number
}

/** An item that was seen, by its place, and the pixels that it takes. */
export type Measured = readonly [at: number, height: number]

/**
 * Every item takes the usual height, but for those that were seen. What it costs grows with those alone: a list of ten thousand is
 * laid out anew with every card that comes on the screen.
 */
export function layOut(count: number, usualHeight: number, measured: readonly Measured[]): ListLayout {
  const seen = measured.toSorted(([a], [b]) => a - b)
  const extras = [0]
  for (const [, height] of seen) extras.push((extras.at(-1) ?? 0) + height - usualHeight)

  const top = (at: number) => at * usualHeight + (extras[countBelow(seen, at)] ?? 0)
  return {
    top,
    at(y) {
      let [low, high] = [0, Math.max(count - 1, 0)]
      while (low < high) {
        const middle = (low + high + 1) >> 1
        if (top(middle) <= y) low = middle
        else high = middle - 1
      }
      return low
    },
  }
}

/** The heights of those that are in the list, by their places in it. */
export const measuredAt = (places: ReadonlyMap<string, number>, heights: ReadonlyMap<string, number>): Measured[] =>
  [...heights].flatMap(([key, height]) => {
    const at = places.get(key)
    return at === undefined ? [] : [[at, height] as const]
  })

export interface SeenHeights {
  /** Remembers what an item takes. */
  note: (key: string, height: number) => void
  /** @param places of the items, by key */
  layOut: (places: ReadonlyMap<string, number>) => ListLayout
  /** How many are remembered. */
  count: () => number
}

/** More would be gone through with each one that is new. */
const MOST_KEPT = 2_000
const kept = new Map<number, SeenHeights>()

/** What items of lists with this usual height took that were left: who comes back to one finds every item where it was. */
export function keptSeenHeights(usualHeight: number): SeenHeights {
  const known = kept.get(usualHeight)
  if (known && known.count() <= MOST_KEPT) return known
  const begun = createSeenHeights(usualHeight)
  kept.set(usualHeight, begun)
  return begun
}

/** What items took when they were seen; laid out anew only when there is something new. */
export function createSeenHeights(usualHeight: number): SeenHeights {
  const heights = new Map<string, number>()
  let laidOut = new WeakMap<ReadonlyMap<string, number>, ListLayout>()
  return {
    note(key, height) {
      if (Math.abs((heights.get(key) ?? 0) - height) < 1) return
      heights.set(key, height)
      laidOut = new WeakMap()
    },
    layOut(places) {
      const layout = laidOut.get(places) ?? layOut(places.size, usualHeight, measuredAt(places, heights))
      laidOut.set(places, layout)
      return layout
    },
    count: () => heights.size,
  }
}

/** How many were seen before a place, by halving. */
function countBelow(seen: readonly Measured[], at: number): number {
  let [low, high] = [0, seen.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((seen[middle]?.[0] ?? 0) < at) low = middle + 1
    else high = middle
  }
  return low
}
