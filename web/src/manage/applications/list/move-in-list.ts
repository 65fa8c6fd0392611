import type { KeyboardEvent } from 'react'

export interface ListKeys {
  /** Where what is open stands beside the list, it goes along. */
  opensNext: boolean
  /** From within what is open: to the next, or the one before. */
  onStep: (by: 1 | -1) => void
  onClose: () => void
}

const steps = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 } as const

/**
 * Arrows, or J and K, lead from one application to the next, X chooses it, Escape closes what is open beside the list. From a row, or
 * from what is open; never where somebody types or in a dialog.
 */
export function moveInList(event: KeyboardEvent<HTMLElement>, { opensNext, onStep, onClose }: ListKeys): void {
  const { key, target, currentTarget } = event
  if (!(target instanceof HTMLElement) || event.defaultPrevented || event.nativeEvent.isComposing) return
  if (event.ctrlKey || event.metaKey || event.altKey || target.closest('dialog') || isTyping(target)) return
  const row = target.closest('[data-name]')
  if (key === 'Escape') onClose()
  else if (key === 'x' && row) row.querySelector<HTMLElement>('input[type=checkbox]')?.click()
  else {
    const step = steps[key as keyof typeof steps]
    if (step === undefined) return
    if (row) toNext(currentTarget, row, step, opensNext)
    // There the arrows scroll.
    else if (key === 'j' || key === 'k') onStep(step)
    else return
  }
  event.preventDefault()
}

function toNext(list: HTMLElement, row: Element, step: 1 | -1, opensNext: boolean) {
  const toggles = [...list.querySelectorAll<HTMLElement>('[data-toggle]')]
  const now = row.querySelector<HTMLElement>('[data-toggle]')
  const next = now ? toggles[toggles.indexOf(now) + step] : undefined
  if (!now || !next) return
  next.focus()
  next.closest('[data-name]')?.scrollIntoView({ block: 'nearest' })
  if (opensNext && now.getAttribute('aria-expanded') === 'true') next.click()
}

const isTyping = (target: Element) => target.matches('textarea, select, input:not([type=checkbox], [type=radio])')
