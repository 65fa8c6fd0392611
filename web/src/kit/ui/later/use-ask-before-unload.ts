import { useEffect, useRef } from 'react'

/** As long as it stands there: before a reload, or the end of the tab, the browser asks where something would be lost. */
export function useAskBeforeUnload(losesSomething: () => boolean): void {
  const latest = useRef(losesSomething)
  useEffect(() => {
    latest.current = losesSomething
  })
  useEffect(() => {
    const onUnload = (event: BeforeUnloadEvent) => {
      if (latest.current()) event.preventDefault()
    }
    addEventListener('beforeunload', onUnload)
    return () => removeEventListener('beforeunload', onUnload)
  }, [])
}
