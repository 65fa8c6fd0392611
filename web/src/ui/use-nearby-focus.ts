import { useEffect } from 'react'

/**
 * What has the focus may go away with what it did: the last of several, a question that was answered, a thumbnail that was removed.
 * The focus then goes to what stands where that was, and not back to the beginning of the page. Another page begins anew.
 */
export function useNearbyFocus() {
  useEffect(() => {
    let last: Trail | undefined
    const remember = ({ target }: FocusEvent) => {
      // What leads out of a dialog is where it was opened.
      if (target instanceof HTMLElement && !target.closest('[role=dialog], dialog')) last = trailOf(target)
    }
    const look = () => {
      if (!last || last.element.isConnected || document.activeElement !== document.body) return
      const trail = last
      last = undefined
      if (trail.path === location.pathname) nearest(trail)?.focus()
    }
    document.addEventListener('focusin', remember)
    const observer = new MutationObserver(look)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => {
      document.removeEventListener('focusin', remember)
      observer.disconnect()
    }
  }, [])
}

interface Trail {
  element: HTMLElement
  path: string
  /** From the element to the page: each with what stood before it. */
  steps: { parent: Element; before: Element | null }[]
}

function trailOf(element: HTMLElement): Trail {
  const steps: Trail['steps'] = []
  for (let at: Element = element; at.parentElement; at = at.parentElement) {
    steps.push({ parent: at.parentElement, before: at.previousElementSibling })
  }
  return { element, path: location.pathname, steps }
}

/** The first that can have it behind the place, in the smallest part of the page that is left; else the last before it. */
function nearest({ steps }: Trail): HTMLElement | undefined {
  for (const { parent, before } of steps) {
    if (!parent.isConnected || parent === document.body) continue
    const found = [...parent.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((each) => each.checkVisibility())
    const isBehind = (each: Element) =>
      !before?.isConnected ||
      (!before.contains(each) && (before.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0)
    const next = found.find(isBehind) ?? found.at(-1)
    if (next) return next
  }
  return undefined
}

const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled, [hidden]), select:not(:disabled), textarea:not(:disabled), summary'
