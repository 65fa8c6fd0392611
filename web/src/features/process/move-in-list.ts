import type { KeyboardEvent } from 'react'

/** Arrows, or J and K, lead from one application's button to the next; only while one of them has the focus. */
export function moveInList(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 }[event.key]
  if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return
  const toggles = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-toggle]')]
  const next = toggles[toggles.indexOf(event.target as HTMLElement) + step]
  if (!toggles.includes(event.target as HTMLElement) || !next) return
  event.preventDefault()
  next.focus()
  next.scrollIntoView({ block: 'nearest' })
}
