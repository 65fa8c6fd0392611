import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '#web/kit/address/paths.ts'
import { isNothingHere, readContents } from './use-phone-contents.ts'

/** Leads on at once from a page that has nothing to show: to what lies on the device, and where nothing does to the code. */
export function LeadOn({ onNothing }: { onNothing?: () => void }) {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const tell = useEffectEvent(() => onNothing?.())
  useEffect(() => {
    let isCurrent = true
    const lead = (isNothing: boolean) => {
      // Somebody may be on the way elsewhere already, to a page that is still being loaded.
      if (!isCurrent || location.pathname !== pathname) return
      // First, because what is told of a page goes with it.
      void navigate(isNothing ? paths.codeEntry : paths.myApplications, { replace: true })
      if (isNothing) tell()
    }
    readContents().then(
      (contents) => lead(isNothingHere(contents)),
      () => lead(true),
    )
    return () => {
      isCurrent = false
    }
  }, [navigate, pathname])
  return null
}
