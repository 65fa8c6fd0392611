import { type RefObject, useEffect, useRef } from 'react'
import { areSingleKeysOn } from '#web/manage/changes/single-keys.ts'
import { isFree, isTyping } from '#web/manage/search/open/is-free.ts'

export interface ListKeys {
  /** Where what is open stands beside the list, it goes along. */
  opensNext: boolean
  /** Something of the list is open. */
  isOpen: boolean
  /** From what is open to the next, or the one before. */
  onStep: (by: 1 | -1) => void
  onClose: () => void
}

const steps = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 } as const

/**
 * Arrows, or J and K, lead from one application to the next, X chooses it, Escape closes what is open beside the list. From a row, or
 * from what is open; J and K from everywhere on the page, so that the first needs no pointer. Never where somebody types or in a dialog.
 * @param list around the rows and what is open
 */
export function useListKeys(list: RefObject<HTMLElement | null>, keys: ListKeys): void {
  const now = useRef(keys)
  useEffect(() => {
    now.current = keys
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => list.current && moveInList(event, list.current, now.current)
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [list])
}

function moveInList(event: KeyboardEvent, list: HTMLElement, { opensNext, isOpen, onStep, onClose }: ListKeys): void {
  const { target } = event
  // With Caps Lock it is the same key.
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
  if (!(target instanceof HTMLElement) || event.defaultPrevented || event.isComposing) return
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || target.closest('dialog') || isTyping(target))
    return
  const isWithin = list.contains(target)
  const isNowhere = target === document.body
  const row = isWithin ? target.closest('[data-name]') : null
  const step = steps[key as keyof typeof steps]
  const isLetter = key === 'j' || key === 'k'
  if (key === 'Escape' && (isWithin || isNowhere)) onClose()
  else if (key === 'x' && row) row.querySelector<HTMLElement>('input[type=checkbox]')?.click()
  else if (step !== undefined && row) toNext(list, row, step, opensNext)
  // Elsewhere the arrows scroll.
  else if (step !== undefined && isLetter && (isWithin || (areSingleKeysOn() && isFree(event)))) {
    if (isOpen) onStep(step)
    else firstInSight(list)?.focus()
  } else return
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

/** Not behind the headers of the columns. */
function firstInSight(list: HTMLElement): HTMLElement | undefined {
  const toggles = [...list.querySelectorAll<HTMLElement>('[data-toggle]')]
  const top = list.querySelector('[data-head]')?.getBoundingClientRect().bottom ?? 0
  return toggles.find((toggle) => toggle.getBoundingClientRect().top >= top) ?? toggles[0]
}
