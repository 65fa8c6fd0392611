import { useEffect, useRef } from 'react'
import type { ApplicationStatus } from '#shared/application/status.ts'
import { areSingleKeysOn } from '#web/manage/changes/single-keys.ts'
import { isFree } from '#web/manage/changes/is-free.ts'
import { statusKeys } from '#web/manage/ui/status-keys.ts'

/**
 * The key of a step does what its button does, wherever the focus is on the page; where somebody types, and in a dialog, it writes.
 * @param steps those that can be taken now
 */
export function useStatusKeys(steps: readonly ApplicationStatus[], onStep: (status: ApplicationStatus) => void): void {
  const now = useRef({ steps, onStep })
  useEffect(() => {
    now.current = { steps, onStep }
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event
      if (event.defaultPrevented || ctrlKey || metaKey || altKey || shiftKey) return
      const step = now.current.steps.find((status) => statusKeys[status] === key.toLowerCase())
      if (step === undefined || !areSingleKeysOn() || !isFree(event)) return
      event.preventDefault()
      now.current.onStep(step)
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
}
