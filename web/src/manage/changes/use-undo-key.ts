import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { currentToast, showToast } from '#web/kit/ui/toast/toast-store.ts'
import { useManager } from '#web/manage/records/use-manager.ts'
import type { ManagerDatabase } from '#web/manage/storage/manager-database.ts'
import { openChanges } from '#web/manage/ui/open-changes.ts'
import { isTyping } from './is-free.ts'
import { history } from './done-here.ts'

/**
 * Ctrl+Z, or ⌘Z, takes back what was done last on this page, and then what was before it: from within a long list nobody gets to the
 * message by Tab while it is there. What waits of an earlier visit is shown, to be taken back there. Where somebody types, it is the
 * field's own; elsewhere the browser would take back what was typed last, wherever that is.
 * @param isOff who has the device is not who works here
 */
export function useUndoKey(isOff: boolean) {
  const { t } = useLingui()
  const { database } = useManager()
  useEffect(() => {
    if (isOff) return
    const onKeyDown = (event: KeyboardEvent) => {
      const { target } = event
      if (event.defaultPrevented || !isUndo(event) || (target instanceof Element && isTyping(target))) return
      event.preventDefault()
      // In a dialog only its own does something: what lies behind it nobody sees.
      if (document.querySelector('dialog[open]')) return
      if (event.repeat || history.undoLast()) return
      const shown = currentToast()
      // What failed was not done, and says what to do.
      if (shown?.open && shown.tone === 'error') return
      void hasWaiting(database).then((is) => (is ? openChanges() : tellNothing()))
    }
    const tellNothing = () => {
      const final = history.lastFinal()
      const title = () =>
        final
          ? t`This cannot be taken back`
          : t`There is nothing left to undo: what was decided can be changed where it stands, with “Change status” or “Edit”.`
      const description = () => [final?.title(), final?.description?.()].filter(Boolean).join(' – ')
      showToast({ tone: 'success', title, ...(final && { description }) })
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [t, isOff, database])
}

/** What is on its way is about to be known. */
const ON_ITS_WAY_MS = 10_000

/** What cannot be read is not waited for. */
const hasWaiting = (database: ManagerDatabase) =>
  database.commands
    .filter(({ createdAt }) => createdAt < Date.now() - ON_ITS_WAY_MS)
    .count()
    .then(Boolean, () => false)

const isUndo = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent) =>
  key.toLowerCase() === 'z' && (isApple() ? metaKey : ctrlKey) && !shiftKey && !altKey

export const isApple = () => /Mac|iPhone|iPad/.test(navigator.platform)

/** As it is written on the keyboards of the language: Ctrl, or what has its place on a Mac. */
export function useCommandKey(): string {
  const { t } = useLingui()
  return isApple() ? '⌘' : t({ message: 'Ctrl', context: 'key' })
}

/** On a phone nobody is told of keys. */
export const hasKeys = () => matchMedia('(any-pointer: fine)').matches
