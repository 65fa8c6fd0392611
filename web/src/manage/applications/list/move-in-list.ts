import type { KeyboardEvent } from 'react'

/**
 * Arrows, or J and K, lead from one application's button to the next; only while one of them has the focus.
 *
 * @param opensNext where what is open stands beside the list, it goes along
 */
export function moveInList(event: KeyboardEvent<HTMLElement>, opensNext: boolean): void {
  const step = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 }[event.key]
  if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return
  const toggles = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-toggle]')]
  const at = toggles.indexOf(event.target as HTMLElement)
  const [now, next] = [toggles[at], toggles[at + step]]
  if (!now || !next) return
  event.preventDefault()
  next.focus()
  next.scrollIntoView({ block: 'nearest' })
  if (opensNext && now.getAttribute('aria-expanded') === 'true') next.click()
}
