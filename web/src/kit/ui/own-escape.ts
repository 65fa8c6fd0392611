import type { KeyboardEvent } from 'react'

/** Of something small that is open in its place: Escape closes it alone, and neither the dialog nor the page around it. */
export const ownEscape = (close: () => void) => ({
  'data-own-escape': true,
  onKeyDown: (event: KeyboardEvent) => {
    // An input method has it for itself.
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
    event.preventDefault()
    event.stopPropagation()
    close()
  },
})

/** For who hears of a key before it does. */
export const hasOwnEscape = ({ target }: Event) =>
  target instanceof Element && target.closest('[data-own-escape]') !== null
