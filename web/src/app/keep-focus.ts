const FOCUSABLE = 'a[href], button, input, select, textarea'

/**
 * Whoever reached something on a prerendered screen stays there when the first rendering puts the same screen in its
 * place: a phone's keyboard would close while its person types.
 */
export function keepFocus(root: HTMLElement): void {
  const focused = document.activeElement
  const index = [...root.querySelectorAll(FOCUSABLE)].findIndex((element) => element === focused)
  if (index < 0) return
  new MutationObserver((_, observer) => {
    observer.disconnect()
    const same = root.querySelectorAll<HTMLElement>(FOCUSABLE)[index]
    if (same?.tagName !== focused?.tagName || document.activeElement !== document.body) return
    same?.focus({ preventScroll: true })
    if (same instanceof HTMLInputElement) same.setSelectionRange(same.value.length, same.value.length)
  }).observe(root, { childList: true })
}
