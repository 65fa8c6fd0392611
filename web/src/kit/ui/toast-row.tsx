import { Box } from '@chakra-ui/react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { createSignal } from '#web/kit/device/signal.ts'
import { ToastCard } from './toast-card.tsx'
import { currentToast, watchToast } from './toast-store.ts'

/** Room of its own for a toast, where it lies over nothing: in the frame, and in each dialog, which is all that can be reached while it is open. */
export function ToastRow() {
  const toast = useSyncExternalStore(watchToast, currentToast, () => undefined)
  const isTopmost = useTopmost()
  return (
    <Box flex="none" role="status" aria-live={toast?.tone === 'error' ? 'assertive' : 'polite'} aria-atomic="true">
      {isTopmost && toast?.open && <ToastCard key={toast.id} toast={toast} />}
    </Box>
  )
}

const places: symbol[] = []
const { tell, watch } = createSignal()

/** Whether this is the last of its kind that came to the screen: the dialog in front, or without one the frame. */
function useTopmost(): boolean {
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
