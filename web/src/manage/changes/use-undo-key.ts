import { useEffect } from 'react'
import { currentToast, dismissToast } from '#web/kit/ui/toast-store.ts'

/**
 * Ctrl+Z, or ⌘Z, is the Undo of the toast that is shown: from within a long list nobody gets there by Tab while it is. Where
 * somebody types, it is the field's own.
 */
export function useUndoKey() {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const toast = currentToast()
      if (!toast?.open || !toast.undo || !isUndo(event) || isTyping(event.target)) return
      event.preventDefault()
      dismissToast()
      toast.undo()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
}

const isUndo = ({ key, ctrlKey, metaKey, shiftKey, altKey, repeat }: KeyboardEvent) =>
  key.toLowerCase() === 'z' && (isApple() ? metaKey : ctrlKey) && !shiftKey && !altKey && !repeat

const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.matches('textarea, input:not([type=checkbox], [type=radio])')

export const isApple = () => /Mac|iPhone|iPad/.test(navigator.platform)

/** On a phone nobody is told of keys. */
export const hasKeys = () => matchMedia('(any-pointer: fine)').matches
