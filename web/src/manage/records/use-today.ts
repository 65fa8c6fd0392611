import { useSyncExternalStore } from 'react'
import { dayAtHome } from '#shared/resident/stay.ts'

/** How late a page may notice that midnight has passed. */
const LOOK_MS = 20_000

/** The day where homes are let; another one from midnight on, also on a page that stays open, and on one that was asleep. */
export const useToday = () => useSyncExternalStore(subscribe, () => dayAtHome(new Date()))

function subscribe(look: () => void): () => void {
  const timer = setInterval(look, LOOK_MS)
  document.addEventListener('visibilitychange', look)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', look)
  }
}
