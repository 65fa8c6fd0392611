/** Whether a key that is pressed is nobody's: nothing is typed or chosen by it, no dialog is open, no input method is at work. */
export function isFree({ target, isComposing, keyCode, repeat }: KeyboardEvent): boolean {
  // While an input method is at work some browsers say no more than this.
  if (repeat || isComposing || keyCode === COMPOSING) return false
  if (document.querySelector('dialog[open]')) return false
  return !(target instanceof Element && isTyping(target))
}

/** Keys that are pressed there are its own. */
export const isTyping = (target: Element): boolean => target.closest(takesKeys) !== null

const COMPOSING = 229

const takesKeys =
  'textarea, select, input:not([type=checkbox], [type=radio], [type=button]), [contenteditable]:not([contenteditable=false]), [role=dialog]'
