import { useEffect, useState, useSyncExternalStore } from 'react'

const places: symbol[] = []
const listeners = new Set<() => void>()

/** Whether this is the last of its kind that came to the screen: the dialog in front, or without one the frame. */
export function useTopmost(): boolean {
  const [place] = useState(Symbol)
  useEffect(() => {
    places.push(place)
    tell()
    return () => {
      places.splice(places.indexOf(place), 1)
      tell()
    }
  }, [place])
  return useSyncExternalStore(
    watch,
    () => places.at(-1) === place,
    () => false,
  )
}

const watch = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function tell() {
  for (const listener of listeners) listener()
}
