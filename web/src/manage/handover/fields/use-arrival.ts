import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { arriveAt } from './focus-entry.ts'

/** Goes on where the address says. */
export function useArrival(): void {
  const { hash } = useLocation()
  useEffect(() => {
    if (hash) arriveAt(hash.slice(1))
  }, [hash])
}
