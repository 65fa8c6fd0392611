import { type RefObject, useEffect, useRef } from 'react'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** @returns what a person changed in the fields of a part of the page since each of them came there, in the words of their labels */
export function useFieldChanges(part: RefObject<HTMLElement | null>): () => string[] {
  const first = useRef(new Map<Field, string>())
  useEffect(() => {
    const element = part.current
    if (!element) return undefined
    const known = first.current
    const note = () => {
      for (const field of fieldsOf(element)) if (!known.has(field)) known.set(field, stateOf(field))
    }
    note()
    const observer = new MutationObserver(note)
    observer.observe(element, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [part])
  return () => {
    const changed = part.current
      ? fieldsOf(part.current).filter((field) => first.current.get(field) !== stateOf(field))
      : []
    return [...new Set(changed.map(nameOf))]
  }
}

const fieldsOf = (element: HTMLElement) => [...element.querySelectorAll<Field>('input, select, textarea')]

const isTicked = (field: Field) => field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)

const stateOf = (field: Field) => (isTicked(field) ? String((field as HTMLInputElement).checked) : field.value)

/** Of choices that belong together, the question and not each answer. */
const nameOf = (field: Field) => {
  const legend = isTicked(field) && field.closest('fieldset')?.querySelector('legend')
  const [label] = field.labels ?? []
  // Beside the words may stand that it is optional.
  return ((legend || label)?.firstChild?.textContent || label?.textContent || field.ariaLabel || '').trim()
}
