import { useSyncExternalStore } from 'react'

/** False where the browser is sure that there is no network: then nothing is on its way, whatever was written down last. */
export const useOnline = () => useSyncExternalStore(watch, () => navigator.onLine)

function watch(listener: () => void) {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}
