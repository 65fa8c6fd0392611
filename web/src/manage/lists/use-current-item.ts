import { type RefObject, useEffect, useState } from 'react'
import { itemOf, watchFocus } from './watch-focus.ts'

interface Focused {
  /** Key of the item. */
  name: string
  /** It has the focus, a dialog of it included, and did not only have it last. */
  isNow: boolean
}

/**
 * Where the keyboard is in a list: at the item that has the focus, else at what is read beside the list, else at what had the focus last.
 * @param open key of what is read beside
 * @returns its place; undefined as long as nobody came to any
 */
export function useCurrentItem(
  list: RefObject<HTMLElement | null>,
  places: ReadonlyMap<string, number>,
  open: string | undefined,
): number | undefined {
  const [focused, setFocused] = useState<Focused>()
  useEffect(() => {
    const around = list.current
    const note = (name: string | undefined, isNow: boolean) =>
      setFocused((now) => (name === undefined || (now?.name === name && now.isNow === isNow) ? now : { name, isNow }))
    const come = ({ target }: FocusEvent) => note(itemOf(target), true)
    // To nowhere it goes with the window too, and comes back.
    const leave = ({ target, relatedTarget: next }: FocusEvent) =>
      next instanceof Node && !around?.contains(next) && note(itemOf(target), false)
    return watchFocus(around, { come, leave })
  }, [list])
  const names = focused?.isNow ? [focused.name, open] : [open, focused?.name]
  return names.map((name) => (name === undefined ? undefined : places.get(name))).find((at) => at !== undefined)
}
