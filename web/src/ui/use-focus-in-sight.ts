import { type RefObject, useEffect } from 'react'

/** Keeps the focused control in sight where something scrolls: when there becomes less of it, and when an edge cuts what a tap or the keyboard came to. */
export function useFocusInSight(scroller: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = scroller.current
    if (!element) return undefined
    let height = element.clientHeight
    /** @param seen the height that was to be seen until now */
    const show = (seen: number) => {
      const focused = document.activeElement
      if (!focused || focused === element || !element.contains(focused)) return
      const [inner, outer] = [focused.getBoundingClientRect(), element.getBoundingClientRect()]
      // What was out of sight before was scrolled away by the person.
      const wasSeen = inner.bottom > outer.top && inner.top < outer.top + seen
      const isCut = inner.top < outer.top || inner.bottom > outer.bottom
      if (wasSeen && isCut && inner.height < outer.height) focused.scrollIntoView({ block: 'nearest' })
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
    element.addEventListener('click', onTap)
    element.addEventListener('change', onChange)
    element.addEventListener('keyup', onKey)
    return () => {
      observer.disconnect()
      element.removeEventListener('click', onTap)
      element.removeEventListener('change', onChange)
      element.removeEventListener('keyup', onKey)
    }
  }, [scroller])
}
