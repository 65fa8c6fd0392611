import { useSyncExternalStore } from 'react'

const wide = () => matchMedia('(min-width: 62rem)')

/** Whether there is room for two columns. */
export const useWide = () =>
  useSyncExternalStore(
    (listener) => {
      const query = wide()
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    () => wide().matches,
  )
