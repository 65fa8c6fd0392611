import { useSyncExternalStore } from 'react'

/** Whether a page is drawn as the server sends it: ahead of time, and while the browser takes that over. */
export const useAsSent = (): boolean =>
  useSyncExternalStore(
    () => () => {},
    () => false,
    () => true,
  )
