import { useEffect, useState } from 'react'
import { countAllUnsent } from '#web/local/remove-desk.ts'
import { addWork, type UnsentWork } from '#web/local/unsent-work.ts'

/** What lies here that was never sent, whoever made it. */
export function useUnsentOnDevice(): UnsentWork {
  const [work, setWork] = useState(() => addWork([]))
  useEffect(() => {
    void countAllUnsent().then(setWork, () => {})
  }, [])
  return work
}
