import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { writeAsAtHome } from '#web/kit/i18n/start-language.ts'

/** Every page that is about a home is one that somebody goes to. The first one is written so from the start. */
export function WriteAsAtHome() {
  const { pathname } = useLocation()
  const previous = useRef(pathname)
  useEffect(() => {
    if (previous.current === pathname) return
    previous.current = pathname
    void writeAsAtHome()
  }, [pathname])
  return null
}
