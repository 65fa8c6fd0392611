import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/** Brings a new page to its top and tells a screen reader that it is there. The first page keeps the browser's own focus. */
export function FocusOnNavigation() {
  const { pathname } = useLocation()
  const previous = useRef(pathname)
  useEffect(() => {
    if (previous.current === pathname) return
    previous.current = pathname
    window.scrollTo(0, 0)
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
  }, [pathname])
  return null
}
