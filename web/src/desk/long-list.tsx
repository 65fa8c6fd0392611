import { Box } from '@chakra-ui/react'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'

interface LongListProps<T> {
  items: readonly T[]
  keyOf: (item: T) => string
  /** Pixels that an item takes, as long as it was not seen. */
  usualHeight: number
  label: string
  children: (item: T) => ReactNode
}

/** Beyond the edges of the screen, so that scrolling meets what is drawn already. */
const AHEAD_PX = 600
/** A list as short as this is drawn whole: find-in-page finds everything. */
const SHORT = 30

/** A list of which only what is near the screen is in the page: ten thousand cost no more than thirty. */
export function LongList<T>({ items, keyOf, usualHeight, label, children }: LongListProps<T>) {
  const list = useRef<HTMLUListElement>(null)
  const heights = useRef(new Map<string, number>())
  const [, redraw] = useState(0)
  const [span, setSpan] = useState({ first: 0, last: SHORT })
  const isShort = items.length <= SHORT
  const tops = isShort ? [0] : topsOf(items.map((item) => heights.current.get(keyOf(item)) ?? usualHeight))
  const first = isShort ? 0 : Math.min(span.first, Math.max(0, items.length - 1))
  const last = isShort ? items.length : Math.min(span.last, items.length)

  useLayoutEffect(() => {
    if (isShort) return
    const look = () => {
      const top = list.current?.getBoundingClientRect().top ?? 0
      const next = {
        first: Math.max(0, indexAt(tops, -top - AHEAD_PX)),
        last: indexAt(tops, -top + innerHeight + AHEAD_PX) + 1,
      }
      setSpan((now) => (now.first === next.first && now.last === next.last ? now : next))
    }
    look()
    addEventListener('scroll', look, { passive: true })
    addEventListener('resize', look)
    return () => {
      removeEventListener('scroll', look)
      removeEventListener('resize', look)
    }
  })

  // What an item really takes is known once it stands.
  useLayoutEffect(() => {
    if (isShort || !list.current) return
    const observer = new ResizeObserver((entries) => {
      let hasChanged = false
      for (const { target } of entries) {
        const key = (target as HTMLElement).dataset['key'] ?? ''
        const height = target.getBoundingClientRect().height
        if (height > 0 && Math.abs((heights.current.get(key) ?? usualHeight) - height) >= 1) hasChanged = true
        if (height > 0) heights.current.set(key, height)
      }
      if (hasChanged) redraw((count) => count + 1)
    })
    for (const item of list.current.querySelectorAll(':scope > [data-key]')) observer.observe(item)
    return () => observer.disconnect()
  }, [isShort, usualHeight, first, last, items])

  return (
    <Box as="ul" ref={list} aria-label={label} listStyleType="none">
      {first > 0 && <Box as="li" aria-hidden="true" css={{ height: `${tops[first]}px` }} />}
      {items.slice(first, last).map((item, at) => (
        <Box
          as="li"
          key={keyOf(item)}
          data-key={keyOf(item)}
          pb="3"
          aria-setsize={items.length}
          aria-posinset={first + at + 1}
        >
          {children(item)}
        </Box>
      ))}
      {last < items.length && (
        <Box as="li" aria-hidden="true" css={{ height: `${(tops[items.length] ?? 0) - (tops[last] ?? 0)}px` }} />
      )}
    </Box>
  )
}

/** Where each begins, and where the last one ends. */
function topsOf(heights: number[]): number[] {
  const tops = [0]
  let sum = 0
  for (const height of heights) {
    sum += height
    tops.push(sum)
  }
  return tops
}

/** The item at a height, by halving. */
function indexAt(tops: number[], y: number): number {
  let [low, high] = [0, tops.length - 1]
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((tops[middle] ?? 0) <= y) low = middle
    else high = middle - 1
  }
  return low
}
