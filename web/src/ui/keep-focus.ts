/**
 * Where what has the focus goes away, as a button does that did its work, the browser gives the focus to the whole page, and who
 * uses a keyboard or a screen reader begins anew. It goes to what stands in its place, or nearest to it; to the page, where that is
 * another one. Who places it by themselves goes first.
 */
export function keepFocus(): void {
  let last: Focused | undefined
  document.addEventListener('focusin', ({ target }) => {
    last = target instanceof HTMLElement ? focusedAt(target) : undefined
  })
  // Left by a person, and not by its going.
  document.addEventListener('focusout', ({ target }) =>
    setTimeout(() => {
      if (target === last?.element && last?.element.isConnected && document.activeElement !== target) last = undefined
    }),
  )
  new MutationObserver((changes) => {
    const lost = last
    if (!lost || lost.element.isConnected) return
    last = undefined
    const parent = lost.around.find((each) => each.isConnected)
    const gone = changes.find(
      ({ target, removedNodes }) => target === parent && [...removedNodes].some((node) => node.contains(lost.element)),
    )
    // Twice: what places the focus itself waits for the next picture.
    requestAnimationFrame(() => requestAnimationFrame(() => restore(lost, parent, gone?.previousSibling)))
  }).observe(document, { childList: true, subtree: true })
}

interface Focused {
  element: HTMLElement
  /** Its ancestors, from within. */
  around: Element[]
  /** Within which a neighbour is looked for. */
  page: Element | undefined
  /** A finger brings up no keyboard by pressing a button. */
  kinds: string
}

const buttons = 'a[href], button, summary'
const fields = 'input, select, textarea, [tabindex="0"]'

function focusedAt(element: HTMLElement): Focused {
  const around = ancestorsOf(element)
  const page = around.find((each) => each.matches('main, dialog, [role=dialog]'))
  return { element, around, page, kinds: element.matches(':focus-visible') ? `${buttons}, ${fields}` : buttons }
}

const ancestorsOf = ({ parentElement: above }: Element): Element[] => (above ? [above, ...ancestorsOf(above)] : [])

const isNowhere = () => document.activeElement === null || document.activeElement === document.body

function restore(
  { element, page, kinds }: Focused,
  parent: Element | undefined,
  before: Node | null | undefined,
): void {
  if (!isNowhere()) return
  if (page?.isConnected && parent && page.contains(parent)) neighbourIn(parent, before, { page, kinds }).focus()
  else if (page || element.matches('main')) focusPage()
}

/** So long a page may take that has to be loaded. */
const PATIENCE_MS = 3_000

function focusPage(since = performance.now()): void {
  if (!isNowhere()) return
  const page = document.querySelector('main')
  if (page) page.focus({ preventScroll: true })
  else if (performance.now() - since < PATIENCE_MS) requestAnimationFrame(() => focusPage(since))
}

interface Within {
  page: Element
  kinds: string
}

/** What stands there now, then what comes after it, what was before, and so on outwards; at last the page. */
function neighbourIn(parent: Element, before: Node | null | undefined, within: Within): HTMLElement {
  const children = [...parent.children]
  const at = children.findLastIndex((child) => child === before) + 1
  for (const child of [...children.slice(at), ...children.slice(0, at).toReversed()]) {
    const found = firstIn(child, within.kinds)
    if (found) return found
  }
  if (parent !== within.page && parent.parentElement) return neighbourIn(parent.parentElement, parent, within)
  return within.page as HTMLElement
}

const firstIn = (element: Element, kinds: string): HTMLElement | undefined =>
  [element, ...element.querySelectorAll(kinds)].find(
    (each): each is HTMLElement =>
      each instanceof HTMLElement && each.matches(kinds) && !each.matches(':disabled') && each.checkVisibility(),
  )
