import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { openedWithin, withinPage } from './way-back.ts'

/** What is opened within a page; it stands in the address. */
export interface Opened {
  value: string | undefined
  /** Back leads to what was there before the first one. */
  open: (value: string) => void
  close: () => void
}

/** @param key of the address */
export function useOpened(key: string): Opened {
  const [address, setAddress] = useSearchParams()
  const navigate = useNavigate()
  const { state } = useLocation()
  const value = address.get(key) ?? undefined
  const open = (next: string) => {
    const query = new URLSearchParams(address)
    query.set(key, next)
    const isFirst = value === undefined
    setAddress(query, { replace: !isFirst, state: isFirst ? openedWithin(state) : state })
  }
  const close = () => {
    if (withinPage(state) > 0) return void navigate(-1)
    const query = new URLSearchParams(address)
    query.delete(key)
    setAddress(query, { replace: true, state })
  }
  return { value, open, close }
}
