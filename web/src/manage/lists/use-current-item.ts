import { type RefObject, useEffect, useRef, useState } from 'react'
import { itemOf, watchFocus } from './watch-focus.ts'

interface Focused {
  /** Key of the item. */
  name: string
  /** It has the focus, a dialog of it included, and did not only have it last. */
  isNow: boolean
  /** In which the items stood then. */
  order: string
}

/**
 * Where the keyboard is in a list: at the item that has the focus, else at what is read beside the list, else at what had the focus last.
 * @param open key of what is read beside
 * @param order in which the items stand: in another one nobody goes on from where they were
 * @returns its place; undefined as long as nobody came to any
 */
export function useCurrentItem(
  list: RefObject<HTMLElement | null>,
  places: ReadonlyMap<string, number>,
  open: string | undefined,
  order: string,
): number | undefined {
  const [focused, setFocused] = useState<Focused>()
  const now = useRef(order)
  useEffect(() => {
    now.current = order
  }, [order])
  useEffect(() => {
    const around = list.current
    const note = (name: string | undefined, isNow: boolean) =>
      setFocused((before) => {
        const isSame = before?.name === name && before?.isNow === isNow && before?.order === now.current
        return name === undefined || isSame ? before : { name, isNow, order: now.current }
      })
    const come = ({ target }: FocusEvent) => note(itemOf(target), true)
    // To nowhere it goes with the window too, and comes back.
    const leave = ({ target, relatedTarget: next }: FocusEvent) =>
      next instanceof Node && !around?.contains(next) && note(itemOf(target), false)
    return watchFocus(around, { come, leave })
  }, [list])
  const last = focused?.order === order ? focused.name : undefined
  const names = focused?.isNow ? [focused.name, open] : [open, last]
  return names.map((name) => (name === undefined ? undefined : places.get(name))).find((at) => at !== undefined)
}
