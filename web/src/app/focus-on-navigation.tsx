import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { scrollToTop } from '#web/kit/frame/scroller.ts'
import { endToastOfOtherPage } from '#web/kit/ui/toast-store.ts'

/** Brings a new page to its top, tells a screen reader that it is there, and ends what was told of the one before. The first page keeps the browser's own focus. */
export function FocusOnNavigation() {
  const { pathname } = useLocation()
  const previous = useRef(pathname)
  useEffect(() => {
    if (previous.current === pathname) return
    previous.current = pathname
    scrollToTop()
    endToastOfOtherPage(pathname)
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
  }, [pathname])
  return null
}
