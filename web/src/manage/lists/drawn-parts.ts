export interface Span {
  first: number
  /** Not drawn itself. */
  last: number
}

/**
 * What is drawn of a long list: what is near the screen and, wherever that lies by now, what the keyboard is at, between its neighbours to
 * which it goes next. Else the focus would be somebody else's as soon as others come before it, or somebody scrolls.
 */
export function drawnParts(near: Span, current: number | undefined, count: number): Span[] {
  if (current === undefined) return [near]
  const kept = { first: Math.max(0, current - 1), last: Math.min(count, current + 2) }
  if (kept.last < near.first) return [kept, near]
  if (near.last < kept.first) return [near, kept]
  return [{ first: Math.min(kept.first, near.first), last: Math.max(kept.last, near.last) }]
}
