import { Box } from '@chakra-ui/react'
import { memo, type ReactNode, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { layOut, measuredAt } from './list-layout.ts'

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
  // Not more than a screen takes: the first picture of a long list is soon there.
  const [span, setSpan] = useState(() => ({ first: 0, last: Math.ceil((innerHeight + AHEAD_PX) / usualHeight) }))
  const isShort = items.length <= SHORT
  const places = useMemo(() => new Map(items.map((item, at) => [keyOf(item), at])), [items, keyOf])
  const layout = useMemo(
    () => layOut(items.length, usualHeight, measuredAt(places, heights)),
    [items.length, usualHeight, places, heights],
  )
  const first = isShort ? 0 : Math.min(span.first, items.length - 1)
  const last = isShort ? items.length : Math.min(span.last, items.length)

  useLayoutEffect(() => {
    if (isShort) return
    const look = () => {
      const top = list.current?.getBoundingClientRect().top ?? 0
      const next = {
        first: layout.at(-top - AHEAD_PX),
        last: layout.at(-top + innerHeight + AHEAD_PX) + 1,
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
  }, [isShort, layout])

  const measure = useCallback(
    (key: string, height: number) =>
      setHeights((now) => (Math.abs((now.get(key) ?? 0) - height) < 1 ? now : new Map(now).set(key, height))),
    [],
  )

  return (
    <Box as="ul" ref={list} aria-label={label} listStyleType="none">
      {first > 0 && <Gap height={layout.top(first)} />}
      {items.slice(first, last).map((item, at) => (
        <Item
          key={keyOf(item)}
          name={keyOf(item)}
          at={first + at + 1}
          of={items.length}
          item={item}
          draw={children}
          onHeight={measure}
        />
      ))}
      {last < items.length && <Gap height={layout.top(items.length) - layout.top(last)} />}
    </Box>
  )
}

interface ItemProps<T> {
  name: string
  at: number
  of: number
  item: T
  draw: (item: T) => ReactNode
  onHeight: (name: string, height: number) => void
}

/** Drawn anew only when something about it is new: scrolling draws what comes, and leaves what stands. */
const Item = memo(MeasuredItem) as typeof MeasuredItem // memo forgets that it is generic

/** What it really takes is known once it stands. */
function MeasuredItem<T>({ name, at, of, item, draw, onHeight }: ItemProps<T>) {
  const element = useRef<HTMLLIElement>(null)
  useLayoutEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.target.getBoundingClientRect().height ?? 0
      if (height > 0) onHeight(name, height)
    })
    if (element.current) observer.observe(element.current)
    return () => observer.disconnect()
  }, [name, onHeight])
  return (
    <Box as="li" ref={element} pb="3" aria-setsize={of} aria-posinset={at}>
      {draw(item)}
    </Box>
  )
}

/** Holds the place of what is not drawn. */
const Gap = ({ height }: { height: number }) => <Box as="li" aria-hidden="true" css={{ height: `${height}px` }} />
