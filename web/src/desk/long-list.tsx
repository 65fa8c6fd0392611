import { Box } from '@chakra-ui/react'
import { type ReactNode, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'

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
  const [heights, setHeights] = useState<ReadonlyMap<string, number>>(new Map())
  const [span, setSpan] = useState({ first: 0, last: SHORT })
  const isShort = items.length <= SHORT
  const tops = useMemo(
    () => (isShort ? [0] : topsOf(items.map((item) => heights.get(keyOf(item)) ?? usualHeight))),
    [items, keyOf, heights, usualHeight, isShort],
  )
  const first = isShort ? 0 : Math.min(span.first, items.length - 1)
  const last = isShort ? items.length : Math.min(span.last, items.length)

  useLayoutEffect(() => {
    if (isShort) return
    const look = () => {
      const top = list.current?.getBoundingClientRect().top ?? 0
      const next = {
        first: indexAt(tops, -top - AHEAD_PX),
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
  }, [isShort, tops])

  const measure = (key: string, height: number) =>
    setHeights((now) => (Math.abs((now.get(key) ?? 0) - height) < 1 ? now : new Map(now).set(key, height)))

  return (
    <Box as="ul" ref={list} aria-label={label} listStyleType="none">
      {first > 0 && <Gap height={tops[first] ?? 0} />}
      {items.slice(first, last).map((item, at) => (
        <Item
          key={keyOf(item)}
          place={{ at: first + at + 1, of: items.length }}
          onHeight={(height) => measure(keyOf(item), height)}
        >
          {children(item)}
        </Item>
      ))}
      {last < items.length && <Gap height={(tops[items.length] ?? 0) - (tops[last] ?? 0)} />}
    </Box>
  )
}

interface ItemProps {
  place: { at: number; of: number }
  onHeight: (height: number) => void
  children: ReactNode
}

/** What it really takes is known once it stands. */
function Item({ place, onHeight, children }: ItemProps) {
  const item = useRef<HTMLLIElement>(null)
  const tell = useEffectEvent(onHeight)
  useLayoutEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.target.getBoundingClientRect().height ?? 0
      if (height > 0) tell(height)
    })
    if (item.current) observer.observe(item.current)
    return () => observer.disconnect()
  }, [])
  return (
    <Box as="li" ref={item} pb="3" aria-setsize={place.of} aria-posinset={place.at}>
      {children}
    </Box>
  )
}

/** Holds the place of what is not drawn. */
const Gap = ({ height }: { height: number }) => <Box as="li" aria-hidden="true" css={{ height: `${height}px` }} />

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
