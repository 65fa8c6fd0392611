import { type RefObject, useEffect } from 'react'

/**
 * Back is meant for what lies on top: it closes the dialog, which asks where something would be lost, and leaves the page where it is.
 * Phones' Back does so by itself where the browser knows how; a second Back in a row is never held up.
 */
export function useCloseByBack(inside: RefObject<Element | null>): void {
  useEffect(() => {
    // Not in every browser yet: there Back leaves the page, as it always did.
    const canAsk = 'requestClose' in HTMLDialogElement.prototype
    const history = canAsk ? (globalThis as { navigation?: Navigation }).navigation : undefined
    const onNavigate = (event: NavigateEvent) => {
      const dialog = inside.current?.closest('dialog')
      const isBack =
        event.navigationType === 'traverse' && event.destination.index < (history?.currentEntry?.index ?? 0)
      if (!isBack || !event.userInitiated || !event.cancelable || !dialog || dialog !== topmost()) return
      event.preventDefault()
      dialog.requestClose()
    }
    history?.addEventListener('navigate', onNavigate)
    return () => history?.removeEventListener('navigate', onNavigate)
  }, [inside])
}

/** A dialog that is opened from another one stands behind it in the page. */
const topmost = () => [...document.querySelectorAll('dialog[open]')].at(-1)
