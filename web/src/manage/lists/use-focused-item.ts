import { type RefObject, useEffect, useState } from 'react'

/** The key of the item of a list in which the focus is, a dialog of it included. */
export function useFocusedItem(list: RefObject<HTMLElement | null>): string | undefined {
  const [name, setName] = useState<string>()
  useEffect(() => {
    const around = list.current
    const come = ({ target }: FocusEvent) => setName(nameOf(target))
    // To nowhere it goes with the window too, and comes back.
    const leave = ({ relatedTarget: next }: FocusEvent) =>
      next instanceof Node && !around?.contains(next) && setName(undefined)
    around?.addEventListener('focusin', come)
    around?.addEventListener('focusout', leave)
    return () => {
      around?.removeEventListener('focusin', come)
      around?.removeEventListener('focusout', leave)
    }
  }, [list])
  return name
}

const nameOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-name]')?.dataset['name'] : undefined
