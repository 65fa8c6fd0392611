import { useEffect } from 'react'

/** What takes the place of a control may come a little later, or take the focus by itself. */
const SETTLE_MS = 100

/**
 * A button that its own press removes, hides or turns off would leave the keyboard at the top of the page: what stands in its place
 * gets the focus, or the heading above; and it gets it back itself when it was only turned off.
 */
export function FocusKept() {
  useEffect(() => {
    const { activeElement } = document
    let held = activeElement instanceof HTMLElement && !isNowhere() ? hold(activeElement) : undefined
    let settling: ReturnType<typeof setTimeout>
    const onFocus = ({ target }: FocusEvent) => {
      held = target instanceof HTMLElement ? hold(target) : undefined
    }
    const onLeave = ({ target }: FocusEvent) =>
      // Told of before it is gone: who left it by themselves went nowhere, and stays there.
      queueMicrotask(() => {
        if (held?.control === target && isUsable(held.control) && isNowhere()) held = undefined
      })
    const settle = () => {
      if (!held || !isNowhere()) return
      const isOff = isShown(held.control) && !isUsable(held.control)
      if (isOff) return
      const place = isUsable(held.control) ? held.control : placeNextTo(held)
      place?.focus({ preventScroll: true })
      // For who goes on by keyboard, as far as it is out of sight: nothing moves under a finger.
      if (place?.matches(':focus-visible:not(main, dialog)')) place.scrollIntoView({ block: 'nearest' })
    }
    const observer = new MutationObserver(() => {
      if (!held || !isNowhere()) return
      clearTimeout(settling)
      settling = setTimeout(settle, SETTLE_MS)
    })
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled', 'hidden', 'open'] })
    document.addEventListener('focusin', onFocus)
    document.addEventListener('focusout', onLeave)
    // From now on: it comes a little after the first screen.
    document.body.dataset['focusKept'] = ''
    return () => {
      clearTimeout(settling)
      observer.disconnect()
      document.removeEventListener('focusin', onFocus)
      document.removeEventListener('focusout', onLeave)
    }
  }, [])
  return null
}

interface Held {
  control: HTMLElement
  /** What it stands in, from the inside, and as which child. */
  around: { parent: Element; at: number }[]
}

function hold(control: HTMLElement): Held {
  const around: Held['around'] = []
  for (let child: Element = control; child.parentElement; child = child.parentElement) {
    const parent = child.parentElement
    if (child.matches('main, header, footer')) break
    around.push({ parent, at: [...parent.children].indexOf(child) })
  }
  return { control, around }
}

/** Nothing that would open a phone's keyboard. */
const controls = 'a[href], button, summary'
const headings = 'h1, h2, h3'

function placeNextTo({ around }: Held): HTMLElement | null {
  for (const [level, { parent, at }] of around.entries()) {
    if (!isShown(parent) || parent === document.body) continue
    const near = [...parent.children].filter((each) => each instanceof HTMLElement)
    const heading = inList(parent, near, at) ?? labelOf(parent) ?? firstIn(near, headings)
    const next = firstIn(near.slice(at), controls)
    // Deep in what took the place of all around it, a control does something else: a second press must not do that.
    const isSure = level === 0 || (level <= 2 && next === near[at])
    const place = (isSure ? (next ?? heading) : (heading ?? next)) ?? firstIn(near.slice(0, at).toReversed(), controls)
    if (place) return place === heading ? focusable(heading) : place
  }
  return document.querySelector<HTMLElement>('dialog[open], main')
}

/** Of an item that goes, the heading of the one that takes its place, or of the last. */
const inList = (parent: Element, near: readonly HTMLElement[], at: number) =>
  parent.matches('ul, ol')
    ? (firstIn(near.slice(at), headings) ?? firstIn(near.slice(0, at).toReversed(), headings))
    : undefined

const labelOf = (parent: Element) => document.getElementById(parent.getAttribute('aria-labelledby') ?? '')

function firstIn(near: readonly HTMLElement[], kinds: string): HTMLElement | undefined {
  const all = near.flatMap((each) => [each, ...each.querySelectorAll<HTMLElement>(kinds)])
  return all.find((each) => each.matches(kinds) && isUsable(each))
}

function focusable(heading: HTMLElement): HTMLElement {
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
  return heading
}

const isNowhere = () => document.activeElement === null || document.activeElement === document.body
const isShown = (element: Element) => element.isConnected && element.getClientRects().length > 0
const isUsable = (control: HTMLElement) => isShown(control) && !control.matches(':disabled')
