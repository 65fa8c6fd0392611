/** Whether a key that is pressed is nobody's: nothing is typed or chosen by it, no dialog is open, no input method is at work. */
export const isFree = (event: KeyboardEvent): boolean =>
  isFreeToOpen(event) && !(event.target instanceof Element && isTyping(event.target))

/** Whether keys that write nothing may open something: also from within a field, but over no dialog. */
export function isFreeToOpen({ isComposing, keyCode, repeat }: KeyboardEvent): boolean {
  // While an input method is at work some browsers say no more than this.
  if (repeat || isComposing || keyCode === COMPOSING) return false
  return !document.querySelector('dialog[open]')
}

/** Keys that are pressed there are its own. */
export const isTyping = (target: Element): boolean => target.closest(takesKeys) !== null

const COMPOSING = 229

const takesKeys =
  'textarea, select, input:not([type=checkbox], [type=radio], [type=button]), [contenteditable]:not([contenteditable=false]), [role=dialog]'
