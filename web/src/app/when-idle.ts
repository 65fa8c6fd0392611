import { useEffect, useState } from 'react'

/** Runs something when the first screen stands. WebKit has no requestIdleCallback. */
export const whenIdle = (run: () => void): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run)
  else setTimeout(run, 500)
}

/** False until the first screen stands. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  return isIdle
}
