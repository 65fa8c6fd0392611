import { useEffect, useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'

/** Who types or holds a key down is not followed step by step: browsers allow some hundred changes a minute. */
const REST_MS = 200

/**
 * Keeps in the address what a page shows, as soon as somebody rests: a link, a reload and the way back lead to the same.
 * @param enter writes it as an entry of its own, where Back is to lead to what was shown before (`useEntries`)
 */
export function useKeepInAddress(values: Record<string, string>, enter?: (values: URLSearchParams) => void): void {
  const [address, setAddress] = useSearchParams()
  const { pathname, state } = useLocation()
  const wanted = new URLSearchParams(values).toString()
  const replace = (said: URLSearchParams) => setAddress(said, { replace: true, state })
  // What is there when the time has come, which may be another entry by then.
  const now = useRef({ address, write: replace })
  useEffect(() => {
    now.current = { address, write: enter ?? replace }
  })
  useEffect(() => {
    if (wanted === now.current.address.toString()) return undefined
    const timer = setTimeout(() => {
      // Who has left is not called back, though the next page is still being loaded.
      const { pathname: here, search } = window.location
      // The browser knows of an entry before the page is drawn for it, and that one is not to be written over.
      if (here === pathname && wanted !== new URLSearchParams(search).toString())
        now.current.write(new URLSearchParams(wanted))
    }, REST_MS)
    return () => clearTimeout(timer)
    // The address is what it is compared with, and no reason to write it.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [wanted])
}
