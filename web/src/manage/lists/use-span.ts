import { type RefObject, startTransition, useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { Span } from './drawn-parts.ts'
import { keptSeenHeights, type ListLayout } from './list-layout.ts'

/** Beyond the edges of the screen, so that scrolling meets what is drawn already. */
const AHEAD_PX = 320
/** Items may stay a little longer, so that one goes when another comes: both are one piece of work. */
const STAYING = 2

export interface DrawnSpan extends Span {
  layout: ListLayout
  /** For the element of each item that is drawn, which says its key in `data-name`. */
  watch: (element: Element | null) => (() => void) | undefined
}

/** Which items of a long list are near the screen. */
export function useSpan(
  list: RefObject<HTMLElement | null>,
  places: ReadonlyMap<string, number>,
  usualHeight: number,
): DrawnSpan {
  // Not more than a screen takes: the first picture of a long list is soon there, and what lies ahead comes after it.
  const [span, setSpan] = useState<Span>(() => ({ first: 0, last: Math.ceil(innerHeight / usualHeight) }))
  /** What was asked to be drawn last; it may not stand yet. */
  const asked = useRef(span)
  // Not a state: what an item takes is known once it stands, and matters only after it has gone again.
  const [heights] = useState(() => keptSeenHeights(usualHeight))
  const look = useRef(() => {})
  const [observer] = useState(
    () =>
      new ResizeObserver((entries) => {
        for (const { target, borderBoxSize } of entries) {
          const [name, height] = [target.getAttribute('data-name'), borderBoxSize[0]?.blockSize ?? 0]
          if (name !== null && height > 0) heights.note(name, height)
        }
        look.current()
      }),
  )
  const watch = useCallback(
    (element: Element | null) => {
      if (!element) return undefined
      observer.observe(element)
      return () => observer.unobserve(element)
    },
    [observer],
  )

  useLayoutEffect(() => {
    look.current = () => {
      // Not there yet when its items stand for the first time; the observer looks as soon as they take their room.
      if (!list.current) return
      const layout = heights.layOut(places)
      const top = -list.current.getBoundingClientRect().top
      const between = (from: number, to: number) => ({ first: layout.at(from), last: layout.at(to) + 1 })
      const seen = between(top, top + innerHeight)
      const next = between(top - AHEAD_PX, top + innerHeight + AHEAD_PX)
      const isDrawn = covers(span, seen)
      if (isDrawn && covers(asked.current, next) && length(asked.current) <= length(next) + STAYING) return
      asked.current = next
      // What somebody looks at is drawn at once; what may come next, in between the pictures.
      if (isDrawn) startTransition(() => setSpan(next))
      else setSpan(next)
    }
  }, [list, places, heights, span])

  useLayoutEffect(() => {
    // A list that became shorter may end above what is drawn of it.
    if (places.size > 0) look.current()
  }, [places])

  useLayoutEffect(() => {
    const now = () => look.current()
    // Of whatever the list lies in: scrolling does not bubble.
    const over = new AbortController()
    const { signal } = over
    addEventListener('scroll', now, { passive: true, capture: true, signal })
    addEventListener('resize', now, { signal })
    return () => over.abort()
  }, [])

  const layout = heights.layOut(places)
  const first = Math.max(0, Math.min(span.first, places.size - 1))
  return { first, last: Math.min(span.last, places.size), layout, watch }
}

const covers = (outer: Span, inner: Span) => outer.first <= inner.first && outer.last >= inner.last
const length = ({ first, last }: Span) => last - first
