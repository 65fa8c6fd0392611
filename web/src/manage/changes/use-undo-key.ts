import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { currentToast, showToast } from '#web/kit/ui/toast/toast-store.ts'
import { isTyping } from './is-free.ts'
import { undoLast } from './telling.ts'

/**
 * Ctrl+Z, or ⌘Z, is the Undo of the toast that is shown, or will be: from within a long list nobody gets there by Tab while it is.
 * Where somebody types, it is the field's own; elsewhere the browser would take back what was typed last, wherever that is.
 */
export function useUndoKey() {
  const { t } = useLingui()
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { target } = event
      if (event.defaultPrevented || !isUndo(event) || (target instanceof Element && isTyping(target))) return
      event.preventDefault()
      // In a dialog only its own does something: what lies behind it nobody sees.
      if (document.querySelector('dialog[open]')) return
      if (event.repeat || undoLast()) return
      const shown = currentToast()
      // What failed was not done, and says what to do.
      if (shown?.open && shown.tone === 'error') return
      const title = () =>
        t`There is nothing left to undo: what was decided can be changed where it stands, with “Change status” or “Edit”.`
      showToast({ tone: 'success', title })
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [t])
}

const isUndo = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent) =>
  key.toLowerCase() === 'z' && (isApple() ? metaKey : ctrlKey) && !shiftKey && !altKey

export const isApple = () => /Mac|iPhone|iPad/.test(navigator.platform)

/** On a phone nobody is told of keys. */
export const hasKeys = () => matchMedia('(any-pointer: fine)').matches
