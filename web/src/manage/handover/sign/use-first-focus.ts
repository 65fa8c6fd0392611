import { useEffect, useRef } from 'react'

/** Whoever has the phone next begins here; who is typing already keeps the keyboard. */
export function useFirstFocus<Element extends HTMLElement>() {
  const first = useRef<Element>(null)
  useEffect(() => {
    if (!(document.activeElement instanceof HTMLInputElement)) first.current?.focus()
  }, [])
  return first
}
