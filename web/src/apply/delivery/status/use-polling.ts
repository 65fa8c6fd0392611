import { useEffect, useState } from 'react'

const POLL_MS = 5_000

/** Changes made by the service worker are announced by the browser; where that fails, looking again has to do. */
export function usePolling(): number {
  const [round, setRound] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') setRound((count) => count + 1)
    }, POLL_MS)
    return () => clearInterval(timer)
  }, [])
  return round
}
