import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Received } from '#web/apply/delivery/status/received.ts'

/** As long as somebody may still be looking; then it is no longer said to whoever takes up the device. */
const SAID_MS = 15 * 60_000

/** The address that the confirmation goes to. It is taken out of the tab's history at once: Back and a reload do not show it again. */
export function useMailedTo(state: Received | null): string | undefined {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [mailedTo, setMailedTo] = useState(state?.mailedTo)
  useEffect(() => {
    if (state?.mailedTo) {
      void navigate(pathname, { replace: true, state: { applicationId: state.applicationId } satisfies Received })
    }
  }, [state, pathname, navigate])
  useEffect(() => {
    const timer = setTimeout(() => setMailedTo(undefined), SAID_MS)
    return () => clearTimeout(timer)
  }, [])
  return mailedTo
}
