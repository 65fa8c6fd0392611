import { useLayoutEffect, useRef } from 'react'
import { areSingleKeysOn } from '#web/manage/changes/single-keys.ts'
import { isFree } from '#web/manage/changes/is-free.ts'

interface PageKeys {
  onStep: (by: 1 | -1) => void
  onBack: () => void
}

const steps: Readonly<Record<string, 1 | -1 | undefined>> = { j: 1, k: -1 }

/** J and K do what they do beside the list, and Escape leads back to it. The arrows scroll. */
export function usePageKeys(keys: PageKeys): void {
  const now = useRef(keys)
  // With the page itself: whoever sees it may press at once.
  useLayoutEffect(() => {
    now.current = keys
  })
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event
      if (event.defaultPrevented || ctrlKey || metaKey || altKey || shiftKey || !isFree(event)) return
      const step = areSingleKeysOn() ? steps[key.toLowerCase()] : undefined
      if (step !== undefined) now.current.onStep(step)
      else if (key === 'Escape') now.current.onBack()
      else return
      event.preventDefault()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
}
