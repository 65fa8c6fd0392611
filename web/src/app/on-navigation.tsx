import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { scrollToTop } from '#web/kit/frame/scroller.ts'
import { writeAsAtHome } from '#web/kit/i18n/start-language.ts'
import { endToastOfOtherPage } from '#web/kit/ui/toast/toast-store.ts'

/**
 * Brings a new page to its top, tells a screen reader that it is there, ends what was told of the one before, and writes as is written
 * where the home is: every page that is about one is one that somebody goes to. The first page keeps the browser's own focus.
 */
export function OnNavigation() {
  const { pathname } = useLocation()
  const previous = useRef(pathname)
  useEffect(() => {
    if (previous.current === pathname) return
    previous.current = pathname
    scrollToTop()
    endToastOfOtherPage(pathname)
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
    void writeAsAtHome()
  }, [pathname])
  return null
}
