import { chakra } from '@chakra-ui/react'
import { memo, type ReactNode, type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { drawnParts } from './drawn-parts.ts'
import { type DrawnSpan, useSpan } from './use-span.ts'

interface LongListProps<T> {
  items: readonly T[]
  keyOf: (item: T) => string
  /** Pixels that an item takes, as long as it was not seen. */
  usualHeight: number
  label: string
  children: (item: T) => ReactNode
}

/** A list as short as this is drawn whole: find-in-page finds everything. */
const SHORT = 30

/** A list of which only what is near the screen is in the page: ten thousand cost no more than thirty. */
export function VirtualList<T>({ label, ...rows }: LongListProps<T>) {
  const list = useRef<HTMLUListElement>(null)
  return (
    <List ref={list} aria-label={label}>
      <Rows list={list} {...rows} />
    </List>
  )
}

type RowsProps<T> = Omit<LongListProps<T>, 'label'> & { list: RefObject<HTMLUListElement | null> }

/** Drawn anew with each item that comes or goes; the list around them stays, and with it the style that is worked out for it. */
function Rows<T>({ list, items, keyOf, usualHeight, children }: RowsProps<T>) {
  const places = useMemo(() => new Map(items.map((item, at) => [keyOf(item), at])), [items, keyOf])
  const span = useSpan(list, places, usualHeight)
  const isShort = items.length <= SHORT
  const focused = useFocusedItem(list)
  const parts = isShort
    ? [{ first: 0, last: items.length }]
    : drawnParts(span, focused === undefined ? undefined : places.get(focused), items.length)
  const gap = (first: number, last: number) =>
    first < last && <Gap key={`before ${last}`} height={span.layout.top(last) - span.layout.top(first)} />
  return [
    // All in one list: an item stays what it is when the parts around it change.
    ...parts.flatMap(({ first, last }, n) => [
      gap(parts[n - 1]?.last ?? 0, first),
      ...items
        .slice(first, last)
        .map((item, at) => (
          <Item
            key={keyOf(item)}
            name={keyOf(item)}
            at={first + at + 1}
            of={items.length}
            item={item}
            draw={children}
            watch={span.watch}
          />
        )),
    ]),
    gap(parts.at(-1)?.last ?? 0, items.length),
  ]
}

const List = chakra('ul', {
  base: {
    listStyleType: 'none',
    // What happens in one item moves nothing within the others.
    '& > [data-name]': { paddingBottom: '12px', contain: 'layout style' },
    // Scrolling takes a still pointer over one button after the other: each that fades costs every tenth picture.
    '& button, & a': { transition: 'none !important' },
  },
})

interface ItemProps<T> {
  name: string
  at: number
  of: number
  item: T
  draw: (item: T) => ReactNode
  watch: DrawnSpan['watch']
}

/** Drawn anew only when something about it is new: scrolling draws what comes, and leaves what stands. */
const Item = memo(PlainItem) as typeof PlainItem // memo forgets that it is generic

function PlainItem<T>({ name, at, of, item, draw, watch }: ItemProps<T>) {
  return (
    <li ref={watch} data-name={name} aria-setsize={of} aria-posinset={at}>
      {draw(item)}
    </li>
  )
}

/** Holds the place of what is not drawn. As a class, each height would be one more rule for the browser to take up while it scrolls. */
function Gap({ height }: { height: number }) {
  const gap = useRef<HTMLLIElement>(null)
  useLayoutEffect(() => gap.current?.style.setProperty('height', `${height}px`), [height])
  return <li ref={gap} aria-hidden="true" />
}

/** The key of the item of a list in which the focus is, a dialog of it included. */
function useFocusedItem(list: RefObject<HTMLElement | null>): string | undefined {
  const [name, setName] = useState<string>()
  useEffect(() => {
    const around = list.current
    const come = ({ target }: FocusEvent) => setName(nameOf(target))
    // To nowhere it goes with the window too, and comes back.
    const leave = ({ relatedTarget: next }: FocusEvent) =>
      next instanceof Node && !around?.contains(next) && setName(undefined)
    const over = new AbortController()
    const { signal } = over
    around?.addEventListener('focusin', come, { signal })
    around?.addEventListener('focusout', leave, { signal })
    return () => over.abort()
  }, [list])
  return name
}

const nameOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-name]')?.dataset['name'] : undefined
