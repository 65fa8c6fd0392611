import { Box } from '@chakra-ui/react'
import { useSyncExternalStore } from 'react'
import { ToastCard } from './toast-card.tsx'
import { currentToast, watchToast } from './toast-store.ts'
import { useTopmost } from './use-topmost.ts'

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
