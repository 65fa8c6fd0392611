import { type RefObject, useEffect, useRef } from 'react'
import { areSingleKeysOn } from '#web/manage/changes/single-keys.ts'
import { isFree, isTyping } from '#web/manage/changes/is-free.ts'
import { focusRow, type ListFocus } from './use-list-focus.ts'

export interface ListKeys {
  focus: ListFocus
  /** Something of the list is read beside it. */
  isOpen: boolean
  /** What is read goes along with the row. */
  onShow: (id: string) => void
  /** From what is read to the next, or the one before. */
  onStep: (by: 1 | -1) => void
  onClose: () => void
  /** Sets its star, or takes it away. */
  onStar: (id: string) => void
}

const steps = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 } as const

/**
 * Arrows, or J and K, lead from one application to the next, X chooses it, F stars it, Escape closes what is open beside the list. From a row the
 * next row has the focus, from what is read the next of that; J and K from everywhere on the page, so that the first needs no pointer.
 * Never where somebody types or in a dialog.
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

function moveInList(event: KeyboardEvent, list: HTMLElement, keys: ListKeys): void {
  const { target } = event
  // With Caps Lock it is the same key.
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
  if (!(target instanceof HTMLElement) || event.defaultPrevented || event.isComposing) return
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || isTyping(target)) return
  if (key.length === 1 && !areSingleKeysOn()) return
  // It closes by its own Escape, also where the focus is nowhere by then.
  if (document.querySelector('dialog[open]')) return
  const isWithin = list.contains(target)
  const isNowhere = target === document.body
  const row = isWithin ? target.closest('[data-name]') : null
  const step = steps[key as keyof typeof steps]
  const isLetter = key === 'j' || key === 'k'
  if (key === 'Escape' && (isWithin || isNowhere)) keys.onClose()
  else if (key === 'x' && isWithin && (row || keys.isOpen)) chooseIn(row ?? list.querySelector('[data-current]'))
  else if (key === 'f' && isWithin && (row || keys.isOpen)) starIn(row ?? list.querySelector('[data-current]'), keys)
  else if (step !== undefined && row) toNext(row, step, keys)
  // Elsewhere the arrows scroll.
  else if (isLetter && isWithin && keys.isOpen) keys.onStep(steps[key])
  else if (isLetter && (isWithin || isFree(event))) comeToList(list, steps[key], keys)
  else return
  event.preventDefault()
}

/** Who reads goes on reading. */
const chooseIn = (row: Element | null) => row?.querySelector<HTMLElement>('input[type=checkbox]')?.click()

const starIn = (row: Element | null, { onStar }: ListKeys) => onStar(row?.getAttribute('data-name') ?? '')

/** Of two rows one is always beside the other in the page, however few of them are drawn. */
function toNext(row: Element, step: 1 | -1, { isOpen, onShow }: ListKeys): void {
  const next = step > 0 ? row.nextElementSibling : row.previousElementSibling
  const id = next?.getAttribute('data-name')
  if (!id) return
  focusRow(next)
  if (isOpen) onShow(id)
}

/** From outside: to where the keyboard was, and on from there where something is read. */
function comeToList(list: HTMLElement, step: 1 | -1, keys: ListKeys): void {
  const row = keys.isOpen ? list.querySelector('[data-current]') : null
  if (row) toNext(row, step, keys)
  else keys.focus.toRow()
}
