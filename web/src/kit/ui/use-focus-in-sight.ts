import { type RefObject, useEffect } from 'react'

/** Keeps the focused control in sight where something scrolls: when there becomes less of it, and when an edge cuts what a tap or the keyboard came to. */
export function useFocusInSight(scroller: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = scroller.current
    if (!element) return undefined
    let height = element.clientHeight
    /** What had the focus and was in sight when somebody last looked: what grows above it may push it behind an edge. */
    let seenFocus: Element | undefined
    const look = () => {
      const focused = document.activeElement
      if (!focused || focused === element || !element.contains(focused)) return void (seenFocus = undefined)
      const [inner, outer] = [focused.getBoundingClientRect(), element.getBoundingClientRect()]
      seenFocus = inner.bottom > outer.top && inner.top < outer.bottom ? focused : undefined
    }
    /** @param seen the height that was to be seen until now */
    const show = (seen: number) => {
      const focused = document.activeElement
      if (!focused || focused === element || !element.contains(focused)) return
      const [inner, outer] = [focused.getBoundingClientRect(), element.getBoundingClientRect()]
      // What was out of sight before was scrolled away by the person.
      const wasSeen = focused === seenFocus || (inner.bottom > outer.top && inner.top < outer.top + seen)
      const isCut = inner.top < outer.top || inner.bottom > outer.bottom
      if (wasSeen && isCut && inner.height < outer.height) focused.scrollIntoView({ block: 'nearest' })
      look()
    }
    const observer = new ResizeObserver(() => {
      show(height)
      height = element.clientHeight
    })
    // Not before the finger is up: what it presses stays where it is. A picker closes when something scrolls.
    const onTap = ({ target }: Event) => void (target instanceof HTMLSelectElement || show(height))
    const onChange = () => show(height)
    // Of a field of several lines the browser shows the first.
    const onKey = ({ key }: KeyboardEvent) => void (key === 'Tab' && show(height))
    observer.observe(element)
    const onFocus = () => {
      look()
      // The page that is there now.
      for (const child of element.children) observer.observe(child)
    }
    element.addEventListener('focusin', onFocus)
    element.addEventListener('scroll', look, { passive: true })
    element.addEventListener('click', onTap)
    element.addEventListener('change', onChange)
    element.addEventListener('keyup', onKey)
    return () => {
      observer.disconnect()
      element.removeEventListener('focusin', onFocus)
      element.removeEventListener('scroll', look)
      element.removeEventListener('click', onTap)
      element.removeEventListener('change', onChange)
      element.removeEventListener('keyup', onKey)
    }
  }, [scroller])
}
