import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Which pages are near the screen, and which is read. */
export interface Pages {
  isNear: (page: number) => boolean
  /** From 1. */
  current: number
  /** Of a page, in CSS pixels. */
  width: number
  goTo: (page: number) => void
  onScroll: () => void
  onKeyDown: (event: KeyboardEvent) => void
}

/** Of the padding, on both sides. */
const AROUND = 16

/** @param scroller has an element `[data-page]` for each of them */
export function usePages(scroller: RefObject<HTMLElement | null>, count: number, zoom: number): Pages {
  const [near, setNear] = useState<ReadonlySet<number>>(new Set())
  const [current, setCurrent] = useState(1)
  const [room, setRoom] = useState(0)
  const width = Math.floor(room * zoom)

  useEffect(() => {
    const around = scroller.current
    if (!around) return undefined
    const sizes = new ResizeObserver(() => setRoom(around.clientWidth - AROUND))
    sizes.observe(around)
    // One screen above and one below.
    const sight = new IntersectionObserver((entries) => setNear((before) => withSeen(before, entries)), {
      root: around,
      rootMargin: '100% 0px',
    })
    for (const page of pagesIn(around)) sight.observe(page)
    return () => {
      sizes.disconnect()
      sight.disconnect()
    }
  }, [scroller])

  // What is read stays where it is when it becomes larger.
  const widthBefore = useRef(0)
  useLayoutEffect(() => {
    const around = scroller.current
    if (!around || width === 0) return
    around.style.setProperty('--page-width', `${width}px`)
    const by = widthBefore.current === 0 ? 1 : width / widthBefore.current
    widthBefore.current = width
    around.scrollTo({ top: around.scrollTop * by, left: (around.scrollWidth - around.clientWidth) / 2 })
  }, [scroller, width])

  const goTo = (page: number) => {
    const target = pagesIn(scroller.current)[page - 1]
    if (target) scroller.current?.scrollTo({ top: target.offsetTop - AROUND / 2 })
  }
  const onScroll = () => scroller.current && setCurrent(pageAt(scroller.current))
  return { isNear: (page) => near.has(page), current: Math.min(current, count), width, goTo, onScroll, onKeyDown }
}

/** At once: the browser would roll past every page between, and each of them would be drawn. */
function onKeyDown(event: KeyboardEvent) {
  const { key, target, currentTarget } = event
  if (target !== currentTarget || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
  if (key !== 'Home' && key !== 'End') return
  event.preventDefault()
  currentTarget.scrollTo({ top: key === 'Home' ? 0 : currentTarget.scrollHeight })
}

const pagesIn = (around: HTMLElement | null) => [...(around?.querySelectorAll<HTMLElement>('[data-page]') ?? [])]

function withSeen(before: ReadonlySet<number>, entries: readonly IntersectionObserverEntry[]): ReadonlySet<number> {
  const now = new Set(before)
  for (const { target, isIntersecting } of entries) {
    const page = Number((target as HTMLElement).dataset['page'])
    if (isIntersecting) now.add(page)
    else now.delete(page)
  }
  return now
}

/** The last one that begins above the middle; at the very end the last. */
function pageAt(around: HTMLElement): number {
  const pages = pagesIn(around)
  const { scrollTop, clientHeight, scrollHeight } = around
  if (scrollTop + clientHeight >= scrollHeight - 1) return pages.length
  const line = scrollTop + clientHeight / 3
  let [low, high] = [0, pages.length - 1]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((pages[middle]?.offsetTop ?? 0) <= line) low = middle
    else high = middle - 1
  }
  return low + 1
}
