import { useEffect, useState } from 'react'
import { countAllUnsent } from '#web/local/remove-desk.ts'

/** How many changes lie here that were never sent, whoever made them. */
export function useUnsentOnDevice(): number {
  const [count, setCount] = useState(0)
  useEffect(() => {
    void countAllUnsent().then(setCount, () => {})
  }, [])
  return count
}
