import { useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { isPressed } from '#web/app/pressed.ts'
import { pageScroller } from '#web/kit/frame/scroller.ts'

const storageKey = 'scrolled'
/** Entries of the history; older ones are forgotten. */
const MOST = 50
/** A list that is read from the device may take a while until it is as long as it was. */
const LONGEST_WAIT_MS = 5_000
/** What stands above comes piece by piece, also after there is enough to scroll. */
const SETTLE_MS = 1_000
/** Measuring while somebody scrolls would hold it up. */
const STILL_MS = 150
/** What says that somebody goes elsewhere by themselves. */
const ownWays = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

/** Where each page of the history was scrolled to; read when a document begins, written when it goes. */
const places = new Map(readStored())
/** Which item of a list stood at the top of the screen, and where: what is above it may have another height by now. */
const anchors = new Map<string, Anchor>()
/** Reloaded, or come back to from another site. */
let isFirst = true
let isReturn = performance
  .getEntriesByType('navigation')
  .some((entry) => (entry as PerformanceNavigationTiming).type !== 'navigate')

/** What the browser does for a document, for the part of the screen that scrolls: Back and a reload lead to where a person was, keys scroll. */
export function ScrollMemory() {
  const { key, pathname, state } = useLocation()
  const kind = useNavigationType()
  // Of what was opened beside a list: it scrolls as one with the list.
  const place = `${typeof state?.place === 'string' ? state.place : key} ${pathname}`
  /** Where this page is to be brought yet; until it is there, nothing is noted. */
  const wanted = useRef<number>(undefined)

  // With the page itself: a shorter one moves the scroller at once, and that is not where the one before was left.
  useLayoutEffect(() => {
    const scroller = pageScroller()
    // Who was faster than this code stays where they are: what moved between a press and its end would take the tap.
    const isUntouched = scroller?.scrollTop === 0 && !isPressed()
    wanted.current = (isReturn ? isUntouched : !isFirst && kind === NavigationType.Pop) ? places.get(place) : undefined
    isReturn = isFirst = false
    let still: ReturnType<typeof setTimeout>
    const note = () => {
      if (!scroller || wanted.current !== undefined) return
      keepPlace(place, scroller.scrollTop)
      anchors.delete(place)
      clearTimeout(still)
      still = setTimeout(() => keepAnchor(place, scroller), STILL_MS)
    }
    scroller?.addEventListener('scroll', note, { passive: true })
    return () => {
      clearTimeout(still)
      scroller?.removeEventListener('scroll', note)
    }
  }, [place, kind])

  // After what brings every new page to its top.
  useEffect(() => {
    const scroller = pageScroller()
    if (!scroller) return undefined
    let until = performance.now() + LONGEST_WAIT_MS
    let isThere = false
    const stop = () => {
      wanted.current = undefined
    }
    let nextTry = 0
    const goThere = () => {
      if (wanted.current === undefined) return
      const anchor = anchors.get(place)
      const item = anchor && itemCalled(anchor.name, scroller)
      if (item) scroller.scrollBy(0, item.getBoundingClientRect().top - anchor.top)
      else if (!isThere) scroller.scrollTo(0, wanted.current)
      if (!isThere && (item || scroller.scrollTop >= wanted.current - 1)) {
        isThere = true
        until = anchor ? performance.now() + SETTLE_MS : 0
      }
      if (performance.now() > until) stop()
      else nextTry = requestAnimationFrame(goThere)
    }
    goThere()
    if (wanted.current === undefined) keepPlace(place, scroller.scrollTop)
    for (const way of ownWays) addEventListener(way, stop, { passive: true })
    return () => {
      cancelAnimationFrame(nextTry)
      for (const way of ownWays) removeEventListener(way, stop)
    }
  }, [place])

  useEffect(() => {
    const keep = () => {
      try {
        sessionStorage.setItem(storageKey, JSON.stringify([...places].slice(-MOST)))
      } catch {
        // A device without space: pages begin at their top.
      }
    }
    addEventListener('pagehide', keep)
    addEventListener('keydown', turnToScroller)
    return () => {
      removeEventListener('pagehide', keep)
      removeEventListener('keydown', turnToScroller)
    }
  }, [])
  return null
}

/** The newest at the end of the list. */
function keepPlace(place: string, top: number): void {
  places.delete(place)
  places.set(place, top)
}

interface Anchor {
  /** As lists call their items, in `data-name`. */
  name: string
  top: number
}

function keepAnchor(place: string, scroller: HTMLElement): void {
  const { top } = scroller.getBoundingClientRect()
  for (const item of scroller.querySelectorAll('[data-name]')) {
    const box = item.getBoundingClientRect()
    const name = item.getAttribute('data-name')
    if (name && box.bottom > top) return void anchors.set(place, { name, top: box.top })
  }
}

const itemCalled = (name: string, scroller: HTMLElement) => scroller.querySelector(`[data-name="${CSS.escape(name)}"]`)

const scrollingKeys = new Set(['PageDown', 'PageUp', 'Home', 'End', 'ArrowDown', 'ArrowUp', ' '])

/** As long as nothing has the focus, the browser gives these keys to the document, which does not scroll. */
function turnToScroller({ key }: KeyboardEvent) {
  if (scrollingKeys.has(key) && document.activeElement === document.body) pageScroller()?.focus({ preventScroll: true })
}

/** Read by hand: the rules of zod are not there yet beside a first screen. */
function readStored(): [string, number][] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(stored) && stored.every(isPlace) ? stored : []
  } catch {
    return []
  }
}

function isPlace(entry: unknown): entry is [string, number] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number'
}
