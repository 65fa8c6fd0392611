/** So long a part may take that comes with the step. */
const PATIENCE_MS = 3_000

const focusIn = (element: HTMLElement) => element.focus()

/** Gives something the focus as soon as it stands: a card opens with the next rendering, a step may have to be loaded. */
export function focusWhenDrawn(id: string, focus = focusIn, since = performance.now()): void {
  requestAnimationFrame(() => {
    const element = document.getElementById(id)
    if (element) focus(element)
    else if (performance.now() - since < PATIENCE_MS) focusWhenDrawn(id, focus, since)
  })
}
