import { useSyncExternalStore } from 'react'

/** No toolbar of a browser is as high, and every keyboard is higher. */
const LEAST_PX = 120

/** The most that was seen of the screen, for each width: a phone that is turned is another one. */
const tallest = new Map<number, number>()

/** Whether a keyboard takes a part of the screen: something is typed into, and less is to be seen than was before. */
export const useKeyboardOnScreen = () => useSyncExternalStore(subscribe, isKeyboardOnScreen)

function subscribe(listener: () => void) {
  const { visualViewport } = globalThis
  visualViewport?.addEventListener('resize', listener)
  // Told before the focus is where it goes.
  const later = () => queueMicrotask(listener)
  for (const kind of ['focusin', 'focusout']) document.addEventListener(kind, later)
  return () => {
    visualViewport?.removeEventListener('resize', listener)
    for (const kind of ['focusin', 'focusout']) document.removeEventListener(kind, later)
  }
}

function isKeyboardOnScreen(): boolean {
  const { visualViewport } = globalThis
  if (!visualViewport) return false
  // Enlarged by two fingers, less is seen without a keyboard.
  const seen = visualViewport.height * visualViewport.scale
  const most = Math.max(seen, tallest.get(innerWidth) ?? 0)
  tallest.set(innerWidth, most)
  return most - seen > LEAST_PX && isTypedInto(document.activeElement)
}

const isTypedInto = (element: Element | null) =>
  element?.matches('textarea, [contenteditable=true], input:not([type=checkbox], [type=radio], [type=file])') === true
