import { useEffect } from 'react'

/** What takes the place of a control may come a little later, or take the focus by itself. */
const SETTLE_MS = 100

/** What is drawn anew for another width is so at once. */
const RESIZED_MS = 500

/** How somebody goes on: by keyboard, or with a finger or a mouse. */
const ways = ['keydown', 'pointerdown'] as const

/**
 * A button that its own press removes, hides or turns off would leave the keyboard at the top of the page: what stands in its place
 * gets the focus, or the heading above; and it gets it back itself when it was only turned off. What a narrower or wider window draws
 * in another place keeps it.
 */
export function FocusKept() {
  useEffect(() => {
    const { activeElement } = document
    let held = activeElement instanceof HTMLElement && !isNowhere() ? hold(activeElement) : undefined
    let settling: ReturnType<typeof setTimeout>
    let resizedAt = -RESIZED_MS
    // Asked here, for `:focus-visible` holds for whatever gets the focus by program while nothing has it.
    let isByKeys = false
    const onWay = ({ type }: Event) => void (isByKeys = type === 'keydown')
    const onResize = () => void (resizedAt = performance.now())
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
      const isResized = performance.now() - resizedAt < RESIZED_MS
      const { control } = held
      const place = isUsable(control) ? control : (isResized && twinOf(control)) || placeNextTo(held, isResized)
      place?.focus({ preventScroll: true })
      // For who goes on by keyboard, as far as it is out of sight: nothing moves under a finger.
      if (isByKeys && place?.matches(':not(main, dialog)')) place.scrollIntoView({ block: 'nearest' })
    }
    const observer = new MutationObserver(() => {
      if (!held || !isNowhere()) return
      clearTimeout(settling)
      settling = setTimeout(settle, SETTLE_MS)
    })
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled', 'hidden', 'open'] })
    addEventListener('resize', onResize, { passive: true })
    for (const way of ways) addEventListener(way, onWay, { capture: true, passive: true })
    document.addEventListener('focusin', onFocus)
    document.addEventListener('focusout', onLeave)
    // From now on: it comes a little after the first screen.
    document.body.dataset['focusKept'] = ''
    return () => {
      clearTimeout(settling)
      observer.disconnect()
      removeEventListener('resize', onResize)
      for (const way of ways) removeEventListener(way, onWay, { capture: true })
      document.removeEventListener('focusin', onFocus)
      document.removeEventListener('focusout', onLeave)
    }
  }, [])
  return null
}

/** The same control, drawn in another place. */
const twinOf = (control: HTMLElement) =>
  [...document.querySelectorAll<HTMLElement>(control.localName)].find(
    (each) => nameOf(each) === nameOf(control) && isUsable(each),
  )

const nameOf = (control: HTMLElement) => control.getAttribute('aria-label') ?? control.textContent

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

/** Nothing that would open a phone's keyboard, or that a second press would turn on for somebody else. */
const controls = 'a[href], button:not([aria-pressed]), summary'
const headings = 'h1, h2, h3'

function placeNextTo({ around }: Held, isResized: boolean): HTMLElement | null {
  for (const [level, { parent, at }] of around.entries()) {
    if (!isShown(parent) || parent === document.body) continue
    const near = [...parent.children].filter((each) => each instanceof HTMLElement)
    const heading = inList(parent, near, at) ?? labelOf(parent) ?? firstIn(near, headings)
    const next = firstIn(near.slice(at), controls)
    // Deep in what took the place of all around it, a control does something else: a second press must not do that.
    const isSure = isResized || level === 0 || (level <= 2 && next === near[at])
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

function labelOf(parent: Element): HTMLElement | undefined {
  const label = document.getElementById(parent.getAttribute('aria-labelledby') ?? '')
  return label && !isUnseen(label) ? label : undefined
}

function firstIn(near: readonly HTMLElement[], kinds: string): HTMLElement | undefined {
  const all = near.flatMap((each) => [each, ...each.querySelectorAll<HTMLElement>(kinds)])
  return all.find((each) => each.matches(kinds) && isUsable(each) && !(kinds === headings && isUnseen(each)))
}

function focusable(heading: HTMLElement): HTMLElement {
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
  return heading
}

const isNowhere = () => document.activeElement === null || document.activeElement === document.body
const isShown = (element: Element) => element.isConnected && element.getClientRects().length > 0
/** One that is read out alone shows no focus. */
const isUnseen = (heading: HTMLElement) => heading.offsetHeight <= 1
const isUsable = (control: HTMLElement) => isShown(control) && !control.matches(':disabled')
