import { useEffect } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'

/** Who types or holds a key down is not followed step by step: browsers allow some hundred changes a minute. */
const REST_MS = 200

/** Keeps in the address what a page shows, as soon as somebody rests: a link, a reload and the way back lead to the same. */
export function useKeepInAddress(values: Record<string, string>): void {
  const [address, setAddress] = useSearchParams()
  const { pathname, state } = useLocation()
  const wanted = new URLSearchParams(values).toString()
  useEffect(() => {
    if (wanted === address.toString()) return undefined
    const timer = setTimeout(() => {
      // Who has left is not called back, though the next page is still being loaded.
      if (window.location.pathname === pathname) setAddress(wanted, { replace: true, state })
    }, REST_MS)
    return () => clearTimeout(timer)
    // The address is what it is compared with, and no reason to write it.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [wanted])
}
