import type { KeyboardEvent } from 'react'

/**
 * Enter, which a phone's keyboard calls Next, leads to the next field, and from the last one that is typed into to the next
 * section: halfway through a long page nobody has finished it. Something that is ticked is never sent by it.
 */
export function goOnByEnter(event: KeyboardEvent<HTMLFormElement>) {
  const { target, currentTarget: form } = event
  if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.defaultPrevented || !isOfOneLine(target)) return
  event.preventDefault()
  const fields = [...form.elements].filter(isField).filter(isReached)
  const later = fields.slice(fields.indexOf(target) + 1)
  const isLast = !isTicked(target) && later.every(isTicked)
  if (isLast) form.requestSubmit()
  else later.find((each) => each.type !== 'radio' || each.name !== target.name)?.focus()
}

type OfOneLine = HTMLInputElement | HTMLSelectElement
type Field = OfOneLine | HTMLTextAreaElement

/** Not a field of several lines, where Enter begins another one, and nothing that is pressed. */
const isOfOneLine = (element: EventTarget): element is OfOneLine =>
  element instanceof HTMLSelectElement ||
  (element instanceof HTMLInputElement && !['button', 'submit', 'file'].includes(element.type))

const isField = (element: EventTarget): element is Field =>
  element instanceof HTMLTextAreaElement || isOfOneLine(element)

/** Not what Tab passes by, as where a calendar hangs: nobody sees it. */
const isReached = (each: Field) => !each.disabled && each.tabIndex >= 0 && each.checkVisibility()

const isTicked = ({ type }: Field) => type === 'checkbox' || type === 'radio'
