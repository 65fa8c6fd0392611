import { useSyncExternalStore } from 'react'

let count = 0
const listeners = new Set<() => void>()

const add = (by: 1 | -1) => {
  count += by
  for (const listener of listeners) listener()
}

/** @returns that it is closed */
export function noteModal(): () => void {
  add(1)
  return () => add(-1)
}

/** Whether somebody is within a dialog: what it was opened from stays as long. */
export const useIsModalOpen = () =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => count > 0,
    () => false,
  )
