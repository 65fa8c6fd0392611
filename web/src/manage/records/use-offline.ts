import { useOnline } from '#web/kit/ui/later/use-online.ts'
import { isCut } from '#web/manage/storage/feed.ts'
import { useFeed } from './use-records.ts'

/** Whether nothing leaves this device at the moment: it says so, or the server could not be reached the last time. */
export function useOffline(): boolean {
  const { failure } = useFeed()
  return !useOnline() || isCut(failure)
}
