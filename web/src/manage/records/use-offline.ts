import { useSyncExternalStore } from 'react'
import { isCut } from '#web/manage/storage/feed.ts'
import { useFeed } from './use-records.ts'

/** Whether nothing leaves this device at the moment: it says so, or the server could not be reached the last time. */
export function useOffline(): boolean {
  const { failure } = useFeed()
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine)
  return !isOnline || isCut(failure)
}

function subscribe(look: () => void): () => void {
  addEventListener('online', look)
  addEventListener('offline', look)
  return () => {
    removeEventListener('online', look)
    removeEventListener('offline', look)
  }
}
