import { useEffect, useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import * as z from 'zod/mini'
import { openedWithin } from './way-back.ts'

const entered = z.object({ entry: z.number() })

/**
 * Entries of the history within a list: Back leads to what was shown before.
 * @param onReturn is told what the address says then
 * @returns makes one more; all that is typed in one field is one
 */
export function useEntries(onReturn: (address: URLSearchParams) => void): (values: URLSearchParams) => void {
  const [address, setAddress] = useSearchParams()
  const location = useLocation()
  const { state } = location
  const entry = entered.safeParse(state).data?.entry ?? 0
  const now = useRef({ entry, onReturn, typedIn: undefined as Element | undefined })
  useEffect(() => {
    now.current.onReturn = onReturn
  })
  useEffect(() => {
    if (now.current.entry === entry) return
    now.current.entry = entry
    now.current.typedIn = undefined
    now.current.onReturn(address)
    // Of the entry the address is a part. Who goes back before it was drawn comes from there all the same: the place says so, not its number.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [location])

  return (values) => {
    const { activeElement } = document
    const field = activeElement instanceof HTMLInputElement ? activeElement : undefined
    const isSame = field !== undefined && field === now.current.typedIn
    now.current.typedIn = field
    if (!isSame) now.current.entry = entry + 1
    setAddress(values, isSame ? { replace: true, state } : { state: { ...openedWithin(state), entry: entry + 1 } })
  }
}
