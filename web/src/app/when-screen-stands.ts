import { useEffect, useState } from 'react'
import { untilLoaded } from '#web/kit/i18n/until-loaded.ts'

const LOOK_AGAIN_MS = 100
/** What the server sent ahead of the app is not alive yet. */
let isAlive = false

/** Beside a page: it is drawn, or taken over, in one step with it. */
export function ScreenIsAlive() {
  useEffect(() => {
    isAlive = true
  }, [])
  return null
}

/** Runs something once the page shows what it is for, and has nothing else to do. WebKit has no requestIdleCallback. */
function whenScreenStands(run: () => void): void {
  // A page that waits for the device's database has no heading yet.
  if (!isAlive || !document.querySelector('main h1')) setTimeout(() => whenScreenStands(run), LOOK_AGAIN_MS)
  else if ('requestIdleCallback' in globalThis) requestIdleCallback(run)
  else setTimeout(run, LOOK_AGAIN_MS)
}

/** Loads something, and starts it once, when the screen stands. */
export const loadLater = (load: () => Promise<() => unknown>) =>
  whenScreenStands(() => void untilLoaded(load).then((start) => start()))

/** False until the page shows what it is for. */
export function useScreenStands(): boolean {
  const [stands, setStands] = useState(false)
  useEffect(() => whenScreenStands(() => setStands(true)), [])
  return stands
}
