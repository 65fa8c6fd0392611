import { Box } from '@chakra-ui/react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { createSignal } from '#web/kit/device/signal.ts'
import { ToastCard } from './toast-card.tsx'
import { currentToast, watchToast } from './toast-store.ts'

/**
 * Room of its own for a toast, where it lies over nothing: in the frame, and in each dialog, which is all that can be reached while it is
 * open. What was told before a dialog came is no word about what is in it, and stays behind.
 */
export function ToastRow() {
  const toast = useSyncExternalStore(watchToast, currentToast, () => undefined)
  const [place] = useState(newPlace)
  const isHere = useIsHere(place, toast?.id)
  const shown = isHere && toast?.open ? toast : undefined
  const isTold = useToldElsewhere(shown?.id, place)
  return (
    <Box
      flex="none"
      role="status"
      aria-live={isTold ? 'off' : toast?.tone === 'error' ? 'assertive' : 'polite'}
      aria-atomic="true"
    >
      {shown && <ToastCard key={shown.id} toast={shown} />}
    </Box>
  )
}

interface Place {
  /** The toast that was the last when it came. */
  since: number
}

const newPlace = (): Place => ({ since: currentToast()?.id ?? 0 })
const places: Place[] = []
const { tell, watch } = createSignal()

/** Whether a toast belongs into this place: the dialog in front that was there when it was told, or without one the frame. */
function useIsHere(place: Place, id: number | undefined): boolean {
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
    () => id !== undefined && (places.findLast(({ since }) => id > since) ?? places[0]) === place,
    () => false,
  )
}

/** What is taken away sooner may not have been read out. */
const READ_OUT_MS = 400
/** Where the last toast was read out. */
let told: { id: number; place: Place } | undefined

/** Whether a toast was read out where it was before: what only moves, as a dialog closes, is not said again. */
function useToldElsewhere(id: number | undefined, place: Place): boolean {
  useEffect(() => {
    if (id === undefined || told?.id === id) return undefined
    const timer = setTimeout(() => (told = { id, place }), READ_OUT_MS)
    return () => clearTimeout(timer)
  }, [id, place])
  return id !== undefined && told?.id === id && told.place !== place
}
