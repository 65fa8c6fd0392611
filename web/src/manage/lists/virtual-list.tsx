import { chakra } from '@chakra-ui/react'
import { memo, type ReactNode, type RefObject, useLayoutEffect, useMemo, useRef } from 'react'
import { drawnParts } from './drawn-parts.ts'
import { useCurrentItem } from './use-current-item.ts'
import { type DrawnSpan, useSpan } from './use-span.ts'

interface LongListProps<T> {
  items: readonly T[]
  keyOf: (item: T) => string
  /** Pixels that an item takes, as long as it was not seen. */
  usualHeight: number
  /** How many come after them that are not here yet: their room is kept. */
  rest?: number
  /** Of the list; the body of a table is called like the table. */
  label?: string
  /** Makes it the body of a table that begins with one row of headers: what each row is called. What is drawn of an item are its cells. */
  rowName?: (item: T) => string
  /** Nothing between one and the next. */
  isDense?: boolean
  /** Key of what is read beside the list. */
  open?: string | undefined
  /** In which they stand, where somebody chooses it. */
  order?: string
  /** @param isCurrent the keyboard is there, or begins there: where items are one stop, Tab leads to the controls of this one alone */
  children: (item: T, isCurrent: boolean) => ReactNode
}

/** A list as short as this is drawn whole: find-in-page finds everything. */
const SHORT = 30

/** A list of which only what is near the screen is in the page: ten thousand cost no more than thirty. */
export function VirtualList<T>({ label, isDense = false, ...rows }: LongListProps<T>) {
  const list = useRef<HTMLUListElement>(null)
  return (
    <List ref={list} {...(rows.rowName ? inTable : { 'aria-label': label })} data-dense={isDense || undefined}>
      <Rows list={list} {...rows} />
    </List>
  )
}

type RowsProps<T> = Omit<LongListProps<T>, 'label' | 'isDense'> & { list: RefObject<HTMLUListElement | null> }

/** Drawn anew with each item that comes or goes; the list around them stays, and with it the style that is worked out for it. */
function Rows<T>({ list, items, rest = 0, keyOf, usualHeight, rowName, open, order = '', children }: RowsProps<T>) {
  const places = useMemo(() => new Map(items.map((item, at) => [keyOf(item), at])), [items, keyOf])
  const span = useSpan(list, places, usualHeight)
  const isShort = items.length <= SHORT
  const current = useCurrentItem(list, places, open, order)
  const parts = isShort ? [{ first: 0, last: items.length }] : drawnParts(span, current, items.length)
  const begin = current ?? parts[0]?.first
  const gap = (first: number, last: number) =>
    first < last && (
      <Gap
        key={`before ${last}`}
        isRow={rowName !== undefined}
        height={span.layout.top(last) - span.layout.top(first)}
      />
    )
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
            of={items.length + rest}
            item={item}
            rowName={rowName?.(item)}
            isCurrent={first + at === begin}
            isKnown={first + at === current}
            draw={children}
            watch={span.watch}
          />
        )),
    ]),
    gap(parts.at(-1)?.last ?? 0, items.length),
    rest > 0 && <Gap key="rest" isRow={rowName !== undefined} height={rest * usualHeight} />,
  ]
}

/** No list: it may not have the role of rows. */
const inTable = { as: 'div', role: 'rowgroup' } as const

const List = chakra('ul', {
  base: {
    listStyleType: 'none',
    // What happens in one item moves nothing within the others.
    '& > [data-name]': { contain: 'layout style' },
    '&:not([data-dense]) > [data-name]': { paddingBottom: '12px' },
    // Scrolling takes a still pointer over one button after the other: each that fades costs every tenth picture.
    '& button, & a': { transition: 'none !important' },
  },
})

interface ItemProps<T> {
  name: string
  at: number
  of: number
  item: T
  rowName: string | undefined
  isCurrent: boolean
  /** Somebody came to it, or reads it. */
  isKnown: boolean
  draw: LongListProps<T>['children']
  watch: DrawnSpan['watch']
}

/** Drawn anew only when something about it is new: scrolling draws what comes, and leaves what stands. */
const Item = memo(PlainItem) as typeof PlainItem // memo forgets that it is generic

function PlainItem<T>({ name, at, of, item, rowName, isCurrent, isKnown, draw, watch }: ItemProps<T>) {
  const said = { ref: watch, 'data-name': name, 'data-current': isKnown || undefined }
  if (rowName === undefined) {
    return (
      <li {...said} aria-setsize={of} aria-posinset={at}>
        {draw(item, isCurrent)}
      </li>
    )
  }
  return (
    // The row of headers counts, too.
    <div {...said} role="row" aria-label={rowName} aria-rowindex={at + 1}>
      {draw(item, isCurrent)}
    </div>
  )
}

/** Holds the place of what is not drawn. As a class, each height would be one more rule for the browser to take up while it scrolls. */
function Gap({ height, isRow }: { height: number; isRow: boolean }) {
  const gap = useRef<HTMLElement>(null)
  useLayoutEffect(() => gap.current?.style.setProperty('height', `${height}px`), [height])
  const Place = isRow ? 'div' : 'li'
  return <Place ref={gap as RefObject<null>} aria-hidden="true" />
}
