import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'

/**
 * For a field that changes the page when it is left. A press takes the focus away before it is a click: what lies below must not
 * move from under the finger until then.
 * @returns what is to be done when the field loses the focus
 */
export function useLeave(leave: () => void): () => void {
  const isPressing = useRef(false)
  useEffect(() => {
    const onPress = () => {
      isPressing.current = true
      // The focus moves as part of the press itself.
      setTimeout(() => (isPressing.current = false))
    }
    addEventListener('mousedown', onPress, true)
    return () => removeEventListener('mousedown', onPress, true)
  }, [])
  return () => {
    if (isPressing.current) onceClicked(leave)
    else leave()
  }
}

/** Before whatever was pressed hears of it; also when the press ends as no click. */
function onceClicked(leave: () => void): void {
  const done = new AbortController()
  const options = { capture: true, signal: done.signal }
  const settle = () => {
    if (done.signal.aborted) return
    done.abort()
    flushSync(leave)
  }
  addEventListener('click', settle, options)
  for (const end of ['mouseup', 'dragend']) addEventListener(end, () => void setTimeout(settle), options)
}
