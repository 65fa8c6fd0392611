import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '#web/paths.ts'
import { isNothingHere, readContents } from './use-phone-contents.ts'

/** Leads on at once from a page that has nothing to show: to what lies on the device, and where nothing does to the code. */
export function LeadOn() {
  const navigate = useNavigate()
  useEffect(() => {
    let isCurrent = true
    const leadTo = (path: string) => isCurrent && void navigate(path, { replace: true })
    readContents().then(
      (contents) => leadTo(isNothingHere(contents) ? paths.codeEntry : paths.myApplications),
      () => leadTo(paths.codeEntry),
    )
    return () => {
      isCurrent = false
    }
  }, [navigate])
  return null
}
