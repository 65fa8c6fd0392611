/**
 * What stands in a dialog before its first field, or before its buttons: whom it is about and what cannot be taken back is heard with its
 * title, though the focus begins further down.
 * @returns the ids of it, as `aria-describedby` takes them
 */
export function saidFirst(dialog: HTMLElement, id: string): string {
  const end = dialog.querySelector('input, select, textarea, button[type=submit]') ?? lastButton(dialog)
  const texts = [...dialog.querySelectorAll('p, li')].filter(
    (text) => end && text.compareDocumentPosition(end) & Node.DOCUMENT_POSITION_FOLLOWING && text.textContent !== '',
  )
  for (const [at, text] of texts.entries()) text.id ||= `${id}-said-${at}`
  return texts.map((text) => text.id).join(' ')
}

const lastButton = (dialog: HTMLElement) => [...dialog.querySelectorAll('button')].at(-1)
